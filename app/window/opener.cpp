#include "window/opener.h"

#include "bytes/file_source.h"
#include "document/edit_commands.h"
#include "document/stream_reading.h"
#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "text/error_text.h"
#include "text/native_path.h"
#include "text/qt_text.h"
#include "text/safe_name.h"
#include "window/saved_session.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QTimer>

namespace moji::app {

namespace {

constexpr ByteRange kSampleSelection{7, 10}; // the first character that is not ASCII

/// Whether it asks for no more than a file, perhaps in some encoding, at some place.
bool isOnlyFile(const OpenRequest& request) {
    return request.bytes == nullptr && !request.isStandardInput && !request.anchorAndCaret &&
           !request.view && !request.remarks && request.notice.isEmpty();
}

void setRemarks(Document& document, const Remarks& remarks) {
    document.bookmarks().replaceAll(remarks.bookmarks);
    document.notes().replaceAll(remarks.notes);
    for (const auto& [offset, codec] : remarks.pins)
        if (offset < document.size())
            document.linePins().set(offset, codec);
}

} // namespace

Opener::Opener(DocumentTabs* tabs, QWidget* window)
    : m_tabs(tabs)
    , m_window(window) {
    tabs->setUp([this](DocumentTab& tab) {
        connect(&tab.file(), &FileState::reloadWanted, this, [this, &tab] { reload(tab); });
        connect(&tab.saving(), &Saving::written, this,
                [this](const QString& path) { m_recent.add(path); });
    });
}

void Opener::openByDialog() {
    const QStringList paths =
        QFileDialog::getOpenFileNames(m_window, tr("Open"), m_tabs->current().document().path());
    open(paths);
}

void Opener::open(const QStringList& paths) {
    std::vector<OpenRequest> requests;
    requests.reserve(static_cast<std::size_t>(paths.size()));
    for (const QString& path : paths)
        requests.push_back({.path = path});
    openAll(requests);
}

/// The tab in front if its content may be replaced, otherwise a new one.
DocumentTab& Opener::freeTab() {
    return m_tabs->current().isReplaceable() ? m_tabs->current() : m_tabs->add();
}

DocumentTab* Opener::tabOf(const QString& path) const {
    const auto stamp = stampOf(nativePath(path));
    const QString whole = QFileInfo(path).absoluteFilePath();
    for (int i = 0; i < m_tabs->count(); ++i) {
        const Document& document = m_tabs->at(i).document();
        if (document.file() == nullptr)
            continue;
        if (QFileInfo(document.path()).absoluteFilePath() == whole ||
            (stamp && stamp->sameFileAs(document.file()->stamp())))
            return &m_tabs->at(i);
    }
    return nullptr;
}

void Opener::open(const OpenRequest& request) {
    if (QFileInfo(request.path).isDir())
        return Q_EMIT foldersWanted({request.path});
    if (request.bytes == nullptr && request.path.endsWith(kSessionEnding))
        return Q_EMIT sessionWanted(request.path);
    if (DocumentTab* shown = isOnlyFile(request) ? tabOf(request.path) : nullptr)
        return returnTo(*shown, request);
    DocumentTab& tab = freeTab();
    openIn(tab, request);
    if (request.inFront &&
        m_tabs->indexOf(tab) < m_tabs->count()) // a tab whose file was refused may be gone
        m_tabs->setCurrent(tab);
}

void Opener::returnTo(DocumentTab& tab, const OpenRequest& request) {
    tab.setReplaceable(false);
    if (request.codec != nullptr)
        tab.document().setCodec(*request.codec);
    if (request.select)
        tab.selection().select(*request.select);
    m_recent.add(tab.document().path());
    if (request.inFront)
        m_tabs->setCurrent(tab);
}

void Opener::openAll(const std::vector<OpenRequest>& requests) {
    QStringList folders;
    for (const OpenRequest& request : requests) {
        if (QFileInfo(request.path).isDir())
            folders += request.path;
        else
            open(request);
    }
    if (!folders.isEmpty())
        Q_EMIT foldersWanted(folders);
}

void Opener::openNew() {
    DocumentTab& tab = m_tabs->add();
    const std::string encoding = toUtf8(settings().get(setting::kDefaultEncoding));
    if (const Codec* codec = tab.document().codecs().find(encoding))
        tab.document().setCodec(*codec);
    m_tabs->setCurrent(tab);
    Q_EMIT emptyOpened();
}

void Opener::openSample() {
    DocumentTab& front = m_tabs->current();
    front.saving().leave([this, &front] {
        DocumentTab& tab = front.document().isHeld() ? m_tabs->add() : front; // a stream is to come
        QFile sample(QStringLiteral(":/samples/sample.txt"));
        const bool open = sample.open(QIODevice::ReadOnly);
        tab.document().setBytes(toBytes(open ? sample.readAll() : QByteArray()),
                                QStringLiteral("sample.txt"));
        tab.selection().select(kSampleSelection);
        tab.setReplaceable(true);
        if (&tab != &front)
            m_tabs->setCurrent(tab);
        Q_EMIT opened(&tab);
    });
}

void Opener::openText(const QString& text, const QString& name) {
    const Bytes bytes = toBytes(text.toUtf8());
    open({.name = name,
          .bytes = std::make_shared<const MemorySource>(bytes),
          .codec = &m_tabs->current().document().codecs().utf8()});
}

void Opener::reload(DocumentTab& tab) {
    if (tab.saving().isBusy())
        return;
    openIn(tab, {.path = tab.document().path(), .codec = &encodingWithoutEdits(tab.document())});
}

void Opener::openIn(DocumentTab& tab, const OpenRequest& request) {
    if (request.bytes != nullptr)
        return finish(tab, request, request.bytes);
    if (request.isStandardInput)
        return read(tab, request);
    // A missing file is refused at once.
    if (QFileInfo::exists(request.path) && !hasRandomAccess(nativePath(request.path)))
        return read(tab, request);
    auto bytes = openSource(nativePath(request.path));
    if (bytes)
        finish(tab, request, std::move(*bytes));
    else
        refuse(tab, request, bytes.error());
}

void Opener::read(DocumentTab& tab, const OpenRequest& request) {
    tab.setReplaceable(false); // by another file opened meanwhile
    tab.await(request.isStandardInput ? request.name : QFileInfo(request.path).fileName());
    auto* reading = new StreamReading(tab.document().jobs(), &tab);
    // Another tab has neither its progress nor its Cancel.
    connect(reading, &StreamReading::takesLong, this, [this, &tab](const QString& path) {
        if (&tab == &m_tabs->current())
            Q_EMIT said(tr("Reading %1…").arg(safeName(path)));
    });
    connect(reading, &StreamReading::cancelled, this, [this, &tab, reading] {
        reading->deleteLater();
        tab.endAwaiting();
        tab.setReplaceable(tab.document().path().isEmpty() && tab.document().size() == 0);
        Q_EMIT said(tr("Reading was cancelled."));
    });
    const auto take = [this, &tab, request, reading](const StreamReading::Bytes& bytes) {
        reading->deleteLater();
        tab.endAwaiting();
        if (bytes)
            finish(tab, request, *bytes);
        else // later: the tab may go while its message is shown, and the reading is part of it
            QTimer::singleShot(0, &tab, [this, &tab, request, error = bytes.error()] {
                refuse(tab, request, error);
            });
    };
    if (request.isStandardInput)
        reading->startStandardInput(request.name, take);
    else
        reading->start(request.path, take);
}

void Opener::finish(DocumentTab& tab, const OpenRequest& request,
                    std::shared_ptr<const ByteSource> bytes) {
    Document& document = tab.document();
    if (request.path.isEmpty())
        document.setBytes(std::move(bytes), request.name);
    else
        document.openSource(std::move(bytes), request.path);
    if (request.codec != nullptr)
        document.setCodec(*request.codec);
    else
        tab.detection().begin();
    tab.damage().look().start();
    if (request.select)
        tab.selection().select(*request.select);
    if (request.anchorAndCaret)
        tab.selection().select(request.anchorAndCaret->first, request.anchorAndCaret->second);
    if (request.view)
        tab.view() = *request.view;
    if (request.remarks)
        setRemarks(document, *request.remarks);
    if (!request.notice.isEmpty())
        tab.file().notices().set(NoticeKind::OtherThanSaved,
                                 {request.notice, {{tr("Close"), [] {}}}});
    if (!document.path().isEmpty())
        m_recent.add(document.path());
    Q_EMIT opened(&tab);
}

/// Removes a tab that was made for a file that cannot be opened.
void Opener::refuse(DocumentTab& tab, const OpenRequest& request, const Error& error) {
    const bool isEmpty = tab.document().path().isEmpty() && tab.document().size() == 0;
    tab.setReplaceable(isEmpty);
    if (isEmpty && m_tabs->count() > 1)
        m_tabs->close(tab);
    if (request.mayBeMissing)
        Q_EMIT said(errorText(error));
    else
        QMessageBox::warning(m_window, tr("Open"), errorText(error));
}

} // namespace moji::app
