#include "window/session.h"

#include "window/banner.h"
#include "window/bookmark_store.h"
#include "window/opener.h"
#include "window/session_documents.h"

#include <QAction>
#include <QFileInfo>
#include <QSettings>

namespace moji::app {

namespace {

const QString kGeometryKey = QStringLiteral("geometry");
const QString kDocksKey = QStringLiteral("docks");
const QString kKeepsSizesKey = QStringLiteral("docks/sizesKept");
const QString kTabsKey = QStringLiteral("session/tabs");
const QString kFoldersKey = QStringLiteral("session/folders");
const QString kRestoresKey = QStringLiteral("session/restores"); // nothing: not asked yet

} // namespace

QByteArray sessionText(const DocumentTabs& tabs) {
    SavedSession session;
    for (int i = 0; i < tabs.count(); ++i) {
        DocumentTab& tab = tabs.at(i);
        if (!isHonestName(tab.document().path()) || tab.document().path().isEmpty())
            continue;
        if (&tab == &tabs.current())
            session.front = static_cast<int>(session.documents.size());
        session.documents.push_back(describeTab(tab));
        session.documents.back().path = tab.document().path();
        if (tab.document().isModified()) { // they belong to bytes that are not in the file
            session.documents.back().bookmarks = storedBookmarks(tab.document().path());
            session.documents.back().notes = storedNotes(tab.document().path());
        }
    }
    return sessionJson(session);
}

std::vector<OpenRequest> sessionOf(const QByteArray& text, const CodecRegistry& codecs) {
    std::vector<OpenRequest> requests;
    const SessionReading reading = readSession(text, sessionVocabulary(codecs));
    if (!reading.session)
        return requests;
    for (const SessionDocument& document : reading.session->documents) {
        requests.push_back(requestOf(document, codecs));
        requests.back().path = document.path;
        requests.back().mayBeMissing = true;
        requests.back().inFront = static_cast<int>(requests.size()) == reading.session->front + 1;
    }
    return requests;
}

Session::Session(DocumentTabs* tabs, Opener* opener, Banner* banner)
    : m_tabs(tabs)
    , m_opener(opener)
    , m_banner(banner) {}

void Session::connectTo(QAction* restores) {
    m_restores = restores;
    connect(restores, &QAction::triggered, this, &Session::setRestores);
}

void Session::setRestores(bool restores) {
    m_restores->setChecked(restores);
    if (m_remembers)
        QSettings().setValue(kRestoresKey, restores);
}

QByteArray Session::geometry() const {
    return QSettings().value(kGeometryKey).toByteArray();
}

QByteArray Session::docks() const {
    return QSettings().value(kDocksKey).toByteArray();
}

bool Session::keepsSizes() const {
    return QSettings().value(kKeepsSizesKey).toBool();
}

void Session::store(const QByteArray& geometry, const QByteArray& docks, bool keepsSizes) {
    if (!m_remembers)
        return;
    QSettings settings;
    settings.setValue(kGeometryKey, geometry);
    settings.setValue(kDocksKey, docks);
    settings.setValue(kKeepsSizesKey, keepsSizes);
    settings.setValue(kTabsKey, sessionText(*m_tabs));
    if (m_folders)
        settings.setValue(kFoldersKey, m_folders());
}

void Session::remember(bool offers) {
    m_remembers = true;
    const QSettings settings;
    const QVariant answer = settings.value(kRestoresKey);
    m_restores->setChecked(answer.toBool());
    if (!offers)
        return;
    if (answer.isValid()) {
        if (answer.toBool())
            restore();
        return;
    }
    const auto tabs =
        sessionOf(settings.value(kTabsKey).toByteArray(), m_tabs->current().document().codecs());
    if (tabs.empty())
        return;
    m_banner->ask(tr("Open the %n file(s) of the last session again?", nullptr,
                     static_cast<int>(tabs.size())),
                  {{tr("Open, now and at every start"),
                    [this] {
                        setRestores(true);
                        restore();
                    }},
                   {tr("Never"), [this] { setRestores(false); }}});
}

void Session::restore() {
    for (OpenRequest& request : sessionOf(QSettings().value(kTabsKey).toByteArray(),
                                          m_tabs->current().document().codecs()))
        m_opener->open(std::move(request));
    QStringList folders;
    for (const QString& folder : QSettings().value(kFoldersKey).toStringList())
        if (QFileInfo(folder).isDir())
            folders += folder;
    m_opener->open(folders);
}

} // namespace moji::app
