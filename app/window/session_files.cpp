#include "window/session_files.h"

#include "bytes/file_source.h"
#include "grid/byte_grid.h"
#include "grid/bytes_state.h"
#include "text/counts.h"
#include "text/error_text.h"
#include "text/list.h"
#include "text/native_path.h"
#include "text/safe_name.h"
#include "text/whole_file.h"
#include "window/action_icons.h"
#include "window/banner.h"
#include "window/lens_docks.h"
#include "window/main_window.h"
#include "window/save_session_dialog.h"
#include "window/session_documents.h"
#include "window/shown_command.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include <algorithm>
#include <optional>

namespace moji::app {

namespace {

const QString kBytes = QStringLiteral("bytes");
constexpr qsizetype kMostTold = 3; // of faults and of files, in one sentence

QString some(const QStringList& all) {
    const QString joined = remarksText(all.mid(0, kMostTold));
    return all.size() <= kMostTold ? joined : joined + QStringLiteral("; …");
}

bool isBelow(const QString& path, const QString& folder) {
    return path.startsWith(folder.endsWith(QLatin1Char('/')) ? folder : folder + QLatin1Char('/'));
}

/// As the session writes the path: relative if the file is in the session's folder or below it, so
/// that both can be moved together.
QString writtenPath(const QString& path, const QString& folder) {
    return isBelow(path, folder) ? QDir(folder).relativeFilePath(path) : path;
}

} // namespace

/// What a reader has to know about an opened session.
struct SessionFiles::Oddities {
    QStringList missing; // sentences
    QStringList outside; // paths
};

SessionFiles::SessionFiles(MainWindow* window, Banner* banner)
    : QObject(window)
    , m_window(window)
    , m_banner(banner) {
    connect(&window->opener(), &Opener::sessionWanted, this, &SessionFiles::open);
}

void SessionFiles::fillMenu(QMenu* menu, QAction* before) {
    const auto add = [&](const char* id, const QString& text, const QKeySequence& key,
                         void (SessionFiles::*does)()) {
        menu->insertAction(before, addAction(menu, id, text, key, nullptr, this,
                                             [this, does] { (this->*does)(); }));
    };
    add("file.openSession", tr("Open sess&ion…"), {}, &SessionFiles::openByDialog);
    add("file.saveSession", tr("Sa&ve session as…"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S),
        &SessionFiles::saveAs);
    add("file.copyCommandLine", tr("Copy as command &line"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), &SessionFiles::copyCommandLine);
}

void SessionFiles::openByDialog() {
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Open session"), {},
                                                      tr("Sessions (*.mojiscope)"));
    if (!path.isEmpty())
        open(path);
}

void SessionFiles::saveAs() {
    std::uint64_t inside = 0;
    int files = 0;
    for (int i = 0; i < m_window->tabs().count(); ++i) {
        const Document& document = m_window->tabs().at(i).document();
        inside += document.size();
        files += document.file() == nullptr || document.isModified() ? 0 : 1;
    }
    const auto saveTo = [this](const QString& path, Keep keep) {
        auto saved = save(path, keep);
        if (saved)
            m_window->say(tr("The session was saved to %1.").arg(safeName(path)));
        return saved;
    };
    (new SaveSessionDialog(inside, files, saveTo, m_window))->open();
}

Result<SavedSession, QString> SessionFiles::describe(const QString& folder, Keep keep) {
    DocumentTabs& tabs = m_window->tabs();
    tabs.current().view() = m_window->currentView();
    SavedSession session;
    std::uint64_t inside = 0;
    for (int i = 0; i < tabs.count(); ++i) {
        const Document& document = tabs.at(i).document();
        SessionDocument described = describeTab(tabs.at(i));
        described.lenses[kBytes].insert(wishesState(m_window->grid()));
        // What a pipe gave is at its path no more.
        const bool byPath = keep == Keep::Paths && document.file() != nullptr &&
                            !document.isModified() && isHonestName(document.path());
        if (!isHonestName(described.name))
            described.name.clear();
        if (byPath) {
            const auto fingerprint = fingerprintOf(*document.snapshot());
            if (!fingerprint)
                return errorText(fingerprint.error());
            described.path = writtenPath(document.path(), folder);
            described.size = document.size();
            described.fingerprint = *fingerprint;
        } else {
            inside += document.size();
            if (inside > kMostInside)
                return tr("A session holds at most %1 of bytes. Save %2 to a file, and let the "
                          "session name the files.")
                    .arg(bytesText(kMostInside), tabs.at(i).name());
            const auto bytes = readRange(*document.snapshot(), {0, document.size()});
            if (!bytes)
                return errorText(bytes.error());
            described.bytes = *bytes;
        }
        session.documents.push_back(std::move(described));
    }
    session.front = tabs.indexOf(tabs.current());
    session.hasLenses = true;
    const LensDocks::Arrangement docks = m_window->docks().arrangement();
    const QStringList lists = m_window->docks().listIds();
    for (const auto& [from, to] :
         {std::pair(&docks.open, &session.open), std::pair(&docks.inFront, &session.inFront)})
        std::ranges::copy_if(*from, std::back_inserter(*to),
                             [&](const QString& id) { return !lists.contains(id); });
    return session;
}

Result<Done, QString> SessionFiles::save(const QString& path, Keep keep) {
    const auto session = describe(QFileInfo(path).absolutePath(), keep);
    if (!session)
        return session.error();
    if (session->documents.size() > static_cast<std::size_t>(kMostSessionDocuments))
        return tr("A session holds at most %1 documents.").arg(kMostSessionDocuments);
    const QByteArray json = sessionJson(*session);
    if (const auto written = replaceWholly(path, json); !written)
        return tr("%1 cannot be written: %2").arg(safeName(path), reasonOf(written.error()));
    m_window->opener().recentFiles().add(QFileInfo(path).absoluteFilePath());
    return Done{};
}

void SessionFiles::open(const QString& path) {
    const CodecRegistry& codecs = m_window->document().codecs();
    const SessionReading reading = readSessionFile(path, sessionVocabulary(codecs));
    if (!reading.session) {
        QMessageBox::warning(m_window, tr("Open session"),
                             tr("%1 cannot be opened as a session: %2")
                                 .arg(safeName(QFileInfo(path).fileName()), some(reading.faults)));
        return;
    }
    const QFileInfo file(path);
    Oddities oddities;
    std::vector<OpenRequest> requests;
    for (std::size_t i = 0; i < reading.session->documents.size(); ++i) {
        const SessionDocument& document = reading.session->documents[i];
        OpenRequest request = requestOf(document, codecs);
        request.inFront = static_cast<int>(i) == reading.session->front;
        if (locate(document, file.absolutePath(), request, oddities))
            requests.push_back(std::move(request));
    }
    m_window->opener().openAll(requests);
    m_window->opener().recentFiles().add(file.absoluteFilePath());
    show(*reading.session);
    tell(oddities);
}

/// Finds the bytes of a document. False if its file cannot be opened.
bool SessionFiles::locate(const SessionDocument& document, const QString& folder,
                          OpenRequest& request, Oddities& oddities) const {
    if (document.bytes) {
        request.bytes = std::make_shared<const MemorySource>(*document.bytes);
        return true;
    }
    const QString path = QDir::cleanPath(QDir(folder).absoluteFilePath(document.path));
    auto source = FileSource::open(nativePath(path)); // refuses folders, FIFOs and devices
    if (!source) {
        oddities.missing += errorText(source.error());
        return false;
    }
    // A link in the session's folder may lead out of it.
    const QString real = QFileInfo(path).canonicalFilePath();
    if (!isBelow(real, QFileInfo(folder).canonicalFilePath()))
        oddities.outside += real;
    if (!document.fingerprint.isEmpty()) {
        const auto now = fingerprintOf(**source);
        if (!now || *now != document.fingerprint || (*source)->size() != document.size)
            request.notice = tr("%1 is not the file that the session was saved with: its bytes are "
                                "different. The selection, bookmarks and notes may be at other "
                                "bytes.")
                                 .arg(safeName(QFileInfo(path).fileName()));
    }
    request.path = path;
    request.bytes = std::move(*source);
    return true;
}

void SessionFiles::show(const SavedSession& session) {
    if (session.hasLenses)
        m_window->docks().restore({session.open, session.inFront}, m_window->docks().listIds());
    const auto front = static_cast<std::size_t>(session.front);
    if (front >= session.documents.size())
        return;
    const auto& lenses = session.documents[front].lenses;
    if (const auto bytes = lenses.find(kBytes); bytes != lenses.end())
        setBytesState(m_window->grid(), bytes->second);
    m_window->grid().setFocus();
}

void SessionFiles::tell(const Oddities& oddities) {
    QStringList sentences;
    if (!oddities.missing.empty())
        sentences +=
            tr("The session names files that cannot be opened: %1.").arg(some(oddities.missing));
    if (!oddities.outside.empty())
        sentences +=
            tr("The session opened files outside its folder: %1.").arg(some(oddities.outside));
    if (!sentences.empty())
        m_banner->ask(sentences.join(QLatin1Char(' ')), {{tr("Close"), [] {}}});
}

void SessionFiles::copyCommandLine() {
    const auto command = shownCommand(*m_window);
    if (!command)
        return m_window->say(command.error());
    QApplication::clipboard()->setText(shellCommand(*command));
    m_window->say(tr("The command line was copied."));
}

} // namespace moji::app
