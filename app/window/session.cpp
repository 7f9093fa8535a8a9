#include "window/session.h"

#include "document/edit_commands.h"
#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "text/qt_text.h"
#include "window/banner.h"
#include "window/bookmark_store.h"
#include "window/opener.h"
#include "window/session_documents.h"

#include <QAction>
#include <QFileInfo>

#include <algorithm>

namespace moji::app {

namespace {

// Whether the last tabs open again.
const QString kAsk = QStringLiteral("ask");
const QString kAlways = QStringLiteral("always");
const QString kNever = QStringLiteral("never");

/// What is known of the file of a document with unsaved edits.
void describeFile(Document& document, SessionDocument& described) {
    described.encoding = fromUtf8(encodingWithoutEdits(document).name());
    described.bookmarks = storedBookmarks(document.path());
    described.notes = storedNotes(document.path());
    described.pins.clear();
}

} // namespace

QByteArray sessionText(const DocumentTabs& tabs) {
    SavedSession session;
    for (int i = 0; i < std::min(tabs.count(), int{kMostKeptTabs}); ++i) {
        DocumentTab& tab = tabs.at(i);
        if (!isHonestName(tab.document().path()) || tab.document().file() == nullptr)
            continue;
        if (&tab == &tabs.current())
            session.front = static_cast<int>(session.documents.size());
        session.documents.push_back(describeTab(tab));
        session.documents.back().path = tab.document().path();
        if (tab.document().isModified()) // what it has belongs to bytes that are not in the file
            describeFile(tab.document(), session.documents.back());
    }
    return sessionJson(session);
}

std::vector<OpenRequest> sessionOf(const QByteArray& text, const CodecRegistry& codecs) {
    std::vector<OpenRequest> requests;
    const SessionReading reading = readSession(text, sessionVocabulary(codecs), kMostKeptTabs);
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
        settings().set(setting::kRestoresTabs, restores ? kAlways : kNever);
}

QByteArray Session::geometry() const {
    return settings().get(setting::kRestoresLayout) ? settings().get(setting::kGeometry)
                                                    : QByteArray();
}

QByteArray Session::docks() const {
    return settings().get(setting::kRestoresLayout) ? settings().get(setting::kDocks)
                                                    : QByteArray();
}

bool Session::keepsSizes() const {
    return settings().get(setting::kKeepsSizes);
}

void Session::store(const QByteArray& geometry, const QByteArray& docks, bool keepsSizes) {
    if (!m_remembers)
        return;
    settings().set(setting::kGeometry, geometry);
    settings().set(setting::kDocks, docks);
    settings().set(setting::kKeepsSizes, keepsSizes);
    settings().set(setting::kTabs, sessionText(*m_tabs));
    if (m_folders)
        settings().set(setting::kFolders, m_folders());
}

void Session::remember(bool offers) {
    m_remembers = true;
    const QString answer = settings().get(setting::kRestoresTabs);
    m_restores->setChecked(answer == kAlways);
    connect(&settings(), &Settings::changed, this,
            [this] { m_restores->setChecked(settings().get(setting::kRestoresTabs) == kAlways); });
    if (!offers)
        return;
    if (answer != kAsk) {
        if (answer == kAlways)
            restore();
        return;
    }
    const auto tabs =
        sessionOf(settings().get(setting::kTabs), m_tabs->current().document().codecs());
    if (tabs.empty())
        return;
    m_banner->ask(tabs.size() == 1 ? tr("Open the file of the last session again?")
                                   : tr("Open the %n files of the last session again?", nullptr,
                                        static_cast<int>(tabs.size())),
                  {{tr("Open, now and at every start"),
                    [this] {
                        setRestores(true);
                        restore();
                    }},
                   {tr("Never"), [this] { setRestores(false); }}});
}

QStringList Session::lastFiles() const {
    QStringList paths;
    for (const OpenRequest& request :
         sessionOf(settings().get(setting::kTabs), m_tabs->current().document().codecs()))
        paths += request.path;
    return paths;
}

void Session::restore() {
    for (OpenRequest& request :
         sessionOf(settings().get(setting::kTabs), m_tabs->current().document().codecs()))
        m_opener->open(std::move(request));
    QStringList folders;
    for (const QString& folder : settings().get(setting::kFolders))
        if (QFileInfo(folder).isDir())
            folders += folder;
    m_opener->open(folders);
}

} // namespace moji::app
