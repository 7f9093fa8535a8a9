#include "window/session.h"

#include "text/qt_text.h"
#include "window/banner.h"
#include "window/opener.h"

#include <QAction>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>

namespace moji::app {

namespace {

const QString kGeometryKey = QStringLiteral("geometry");
const QString kDocksKey = QStringLiteral("docks");
const QString kKeepsSizesKey = QStringLiteral("docks/sizesKept");
const QString kTabsKey = QStringLiteral("session/tabs");
const QString kFoldersKey = QStringLiteral("session/folders");
const QString kRestoresKey = QStringLiteral("session/restores"); // nothing: not asked yet

QJsonObject objectOf(DocumentTab& tab) {
    QJsonObject lenses;
    for (const auto& [id, state] : tab.view().lenses) {
        QJsonObject parts;
        for (auto part = state.begin(); part != state.end(); ++part)
            parts[part.key()] = *part;
        lenses[id] = parts;
    }
    // Offsets are text: JSON numbers do not hold 64 bits.
    return {{QStringLiteral("path"), tab.document().path()},
            {QStringLiteral("encoding"), fromUtf8(tab.document().codec().name())},
            {QStringLiteral("anchor"), QString::number(tab.selection().anchor())},
            {QStringLiteral("caret"), QString::number(tab.selection().caret())},
            {QStringLiteral("first"), QString::number(tab.view().firstByte)},
            {QStringLiteral("column"), static_cast<int>(tab.view().column)},
            {QStringLiteral("lenses"), lenses}};
}

std::uint64_t numberAt(const QJsonObject& object, const char* key) {
    return object[QLatin1String(key)].toString().toULongLong();
}

OpenRequest requestOf(const QJsonObject& object, const CodecRegistry& codecs) {
    OpenRequest request{.path = object[QStringLiteral("path")].toString(), .mayBeMissing = true};
    request.codec = codecs.find(toUtf8(object[QStringLiteral("encoding")].toString()));
    request.anchorAndCaret = {numberAt(object, "anchor"), numberAt(object, "caret")};
    ViewState view;
    view.firstByte = numberAt(object, "first");
    const int column = object[QStringLiteral("column")].toInt();
    view.column = column == static_cast<int>(ByteColumn::Text) ? ByteColumn::Text : ByteColumn::Hex;
    const QJsonObject lenses = object[QStringLiteral("lenses")].toObject();
    for (auto lens = lenses.begin(); lens != lenses.end(); ++lens) {
        const QJsonObject parts = lens->toObject();
        for (auto part = parts.begin(); part != parts.end(); ++part)
            view.lenses[lens.key()][part.key()] = part->toString();
    }
    request.view = view;
    return request;
}

} // namespace

QByteArray sessionText(const DocumentTabs& tabs) {
    QJsonArray all;
    for (int i = 0; i < tabs.count(); ++i)
        if (!tabs.at(i).document().path().isEmpty())
            all += objectOf(tabs.at(i));
    const int front = tabs.indexOf(tabs.current());
    return QJsonDocument(
               QJsonObject{{QStringLiteral("tabs"), all}, {QStringLiteral("front"), front}})
        .toJson(QJsonDocument::Compact);
}

std::vector<OpenRequest> sessionOf(const QByteArray& text, const CodecRegistry& codecs) {
    const QJsonObject session = QJsonDocument::fromJson(text).object();
    const QJsonArray tabs = session[QStringLiteral("tabs")].toArray();
    const int front = session[QStringLiteral("front")].toInt();
    std::vector<OpenRequest> requests;
    for (int i = 0; i < tabs.size(); ++i) {
        requests.push_back(requestOf(tabs[i].toObject(), codecs));
        requests.back().inFront = i == front;
        if (requests.back().path.isEmpty())
            requests.pop_back();
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
