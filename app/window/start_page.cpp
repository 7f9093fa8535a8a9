#include "window/start_page.h"

#include "document/paste_reading.h"
#include "style/fonts.h"
#include "text/counts.h"
#include "text/qt_text.h"
#include "text/safe_name.h"
#include "widgets/heard_view.h"

#include <QBoxLayout>
#include <QDir>
#include <QDragEnterEvent>
#include <QEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeWidget>
#include <QUrl>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kMargin = 16;
constexpr int kBetween = 14; // parts
constexpr int kPasteHeight = 56;
constexpr int kRowHeight = 24;
constexpr int kNarrow = 760; // one column below
constexpr int kWidest = 1080;
constexpr std::size_t kShownBytes = 8;

/// A path or file URL that exists; empty: neither.
QString existingPath(const QString& text) {
    const QString line = text.trimmed();
    if (line.isEmpty() || line.contains(QLatin1Char('\n')))
        return {};
    QString path = line.startsWith(QStringLiteral("file://")) ? QUrl(line).toLocalFile() : line;
    if (path.startsWith(QStringLiteral("~/")))
        path = QDir::homePath() + path.mid(1);
    return QDir::isAbsolutePath(path) && QFileInfo::exists(path) ? path : QString();
}

QString firstBytes(const Bytes& bytes) {
    const std::size_t shown = std::min(bytes.size(), kShownBytes);
    const QString hex = hexText(ByteView(bytes).first(shown));
    return shown < bytes.size() ? hex + QStringLiteral(" …") : hex;
}

QVBoxLayout* columnOf(QWidget* box) {
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    return column;
}

} // namespace

StartPage::StartPage(Document* document, QWidget* centre)
    : QWidget(centre)
    , m_document(document)
    , m_centre(centre)
    , m_scroll(new QScrollArea(this)) {
    setAccessibleName(tr("Start"));
    setObjectName(QStringLiteral("startPage"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setAcceptDrops(true);
    auto* page = new QWidget;
    auto* all = new QVBoxLayout(page);
    all->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    all->setSpacing(kBetween);
    m_firstMinute = makeFirstMinute();
    all->addWidget(m_firstMinute);
    m_columns = new QHBoxLayout;
    m_columns->setSpacing(2 * kBetween);
    auto* left = new QVBoxLayout;
    left->setSpacing(kBetween);
    left->addWidget(makePaste());
    left->addWidget(makeOpen());
    left->addWidget(makeRecent());
    left->addStretch();
    m_columns->addLayout(left, 1);
    m_columns->addWidget(makeLessons(), 1);
    all->addLayout(m_columns, 1);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(page);
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto* fills = new QHBoxLayout(this);
    fills->setContentsMargins(0, 0, 0, 0);
    fills->addWidget(m_scroll);
    centre->installEventFilter(this);
    setLook();
    read();
    cover();
}

QLabel* StartPage::makeHeading(const QString& text, QWidget* parent) {
    auto* heading = new QLabel(text, parent);
    m_headings.push_back(heading);
    return heading;
}

QPushButton* StartPage::makeButton(const QString& text, QWidget* parent) {
    auto* button = new QPushButton(text, parent);
    button->setAutoDefault(false);
    return button;
}

QWidget* StartPage::makeFirstMinute() {
    auto* box = new QWidget;
    box->setObjectName(QStringLiteral("banner"));
    box->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(12, 8, 12, 8);
    auto* words = new QLabel(tr("New here? Three things in one minute: what a byte is, where text "
                                "is broken, and how it reads in another encoding."),
                             box);
    words->setWordWrap(true);
    QPushButton* yes = makeButton(tr("Show me"), box);
    QPushButton* no = makeButton(tr("No, thanks"), box);
    connect(yes, &QPushButton::clicked, this, [this] { Q_EMIT firstMinuteAnswered(true); });
    connect(no, &QPushButton::clicked, this, [this] {
        m_firstMinute->hide();
        m_paste->setFocus();
        Q_EMIT firstMinuteAnswered(false);
    });
    row->addWidget(words, 1);
    row->addWidget(yes);
    row->addWidget(no);
    return box;
}

QWidget* StartPage::makePaste() {
    auto* box = new QWidget;
    QVBoxLayout* column = columnOf(box);
    column->addWidget(makeHeading(tr("Paste or type anything"), box));
    m_paste = new QPlainTextEdit(box);
    m_paste->setPlaceholderText(
        tr("Text, hex bytes (E4 B8 96), escapes (\\u4E16, %E4%B8%96), or the path of a file"));
    m_paste->setAccessibleName(tr("Paste or type anything"));
    m_paste->setTabChangesFocus(true);
    m_paste->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_paste->setAcceptDrops(false); // the page takes what is dropped
    m_paste->installEventFilter(this);
    m_meaning = new QLabel(box);
    m_meaning->setTextFormat(Qt::PlainText);
    m_meaning->setWordWrap(true);
    m_meaning->setForegroundRole(QPalette::PlaceholderText);
    auto* row = new QHBoxLayout;
    m_openPasted = makeButton({}, box);
    m_openAsText = makeButton(tr("Open as text"), box);
    row->addWidget(m_openPasted);
    row->addWidget(m_openAsText);
    row->addStretch();
    column->addWidget(m_paste);
    column->addWidget(m_meaning);
    column->addLayout(row);
    connect(m_paste, &QPlainTextEdit::textChanged, this, &StartPage::read);
    connect(m_openPasted, &QPushButton::clicked, this, &StartPage::openReading);
    connect(m_openAsText, &QPushButton::clicked, this,
            [this] { Q_EMIT textWanted(m_paste->toPlainText()); });
    return box;
}

QWidget* StartPage::makeOpen() {
    auto* box = new QWidget;
    QVBoxLayout* column = columnOf(box);
    column->addWidget(makeHeading(tr("Open"), box));
    auto* grid = new QGridLayout;
    grid->setSpacing(6);
    const auto add = [&](const QString& text, int at, void (StartPage::*wanted)()) {
        QPushButton* button = makeButton(text, box);
        connect(button, &QPushButton::clicked, this, wanted);
        grid->addWidget(button, 0, at);
        return button;
    };
    add(tr("File…"), 0, &StartPage::openWanted);
    add(tr("Folder…"), 1, &StartPage::folderWanted);
    add(tr("Session…"), 2, &StartPage::sessionWanted);
    add(tr("Sample"), 3, &StartPage::sampleWanted);
    m_lastSession = makeButton({}, box);
    connect(m_lastSession, &QPushButton::clicked, this, &StartPage::lastSessionWanted);
    column->addLayout(grid);
    column->addWidget(m_lastSession);
    return box;
}

QWidget* StartPage::makeRecent() {
    auto* box = new QWidget;
    QVBoxLayout* column = columnOf(box);
    column->addWidget(makeHeading(tr("Recent files"), box));
    m_recent = new HeardView<QListWidget>(box);
    m_recent->setAccessibleName(tr("Recent files"));
    m_recent->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_recent->setTextElideMode(Qt::ElideMiddle);
    m_noRecent = new QLabel(tr("No files yet. You can also drop files anywhere here."), box);
    m_noRecent->setWordWrap(true);
    m_noRecent->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(m_recent);
    column->addWidget(m_noRecent);
    const auto open = [this](const QListWidgetItem* item) {
        Q_EMIT filesWanted({item->data(Qt::UserRole).toString()});
    };
    connect(m_recent, &QListWidget::itemActivated, this, open);
    connect(m_recent, &QListWidget::itemClicked, this, open);
    return box;
}

QWidget* StartPage::makeLessons() {
    auto* box = new QWidget;
    QVBoxLayout* column = columnOf(box);
    column->addWidget(makeHeading(tr("Learn"), box));
    m_lessons = new HeardView<QTreeWidget>(box);
    m_lessons->setAccessibleName(tr("Lessons by topic"));
    m_lessons->setHeaderHidden(true);
    m_lessons->setRootIsDecorated(false);
    m_lessons->setItemsExpandable(false);
    m_lessons->setIndentation(12);
    m_lessons->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(m_lessons, 1);
    const auto start = [this](const QTreeWidgetItem* item) {
        if (const QString id = item->data(0, Qt::UserRole).toString(); !id.isEmpty())
            Q_EMIT lessonWanted(id);
    };
    connect(m_lessons, &QTreeWidget::itemActivated, this, start);
    connect(m_lessons, &QTreeWidget::itemClicked, this, start);
    return box;
}

void StartPage::setContents(const Contents& contents) {
    m_firstMinute->setVisible(contents.offersFirstMinute);
    m_recent->clear();
    for (const QString& path : contents.recentFiles) {
        const QFileInfo file(path);
        auto* item = new QListWidgetItem(
            tr("%1  –  %2", "file, folder")
                .arg(safeName(file.fileName()), safeName(QDir::toNativeSeparators(file.path()))),
            m_recent);
        item->setData(Qt::UserRole, path);
        item->setToolTip(safeName(QDir::toNativeSeparators(path)));
    }
    m_recent->setVisible(m_recent->count() > 0);
    m_noRecent->setVisible(m_recent->count() == 0);
    m_lastSession->setVisible(!contents.lastFiles.isEmpty());
    m_lastSession->setText(
        tr("The last tabs again (%1)")
            .arg(filesText(static_cast<std::uint64_t>(contents.lastFiles.size()))));
    m_lessons->clear();
    QTreeWidgetItem* topic = nullptr;
    for (const LessonLink& lesson : contents.lessons) {
        if (topic == nullptr || topic->text(0) != lesson.topic) {
            topic = new QTreeWidgetItem(m_lessons, {lesson.topic});
            topic->setFlags(Qt::ItemIsEnabled);
            topic->setExpanded(true);
        }
        auto* item = new QTreeWidgetItem(topic, {lesson.title});
        item->setData(0, Qt::UserRole, lesson.id);
        item->setToolTip(0, lesson.title);
    }
    m_lessons->expandAll();
    setLook();
}

/// Says what the text seems to be before it is opened as that.
void StartPage::read() {
    const QString text = m_paste->toPlainText();
    m_path = existingPath(text);
    m_bytes.reset();
    const auto reading = m_path.isEmpty() ? readingOf(text, *m_document) : std::nullopt;
    m_isLikely = reading && reading->likely;
    if (reading)
        m_bytes = reading->bytes;
    m_openAsText->setVisible(!text.isEmpty());
    m_openPasted->setVisible(!m_path.isEmpty() || m_bytes);
    if (!m_path.isEmpty()) {
        m_meaning->setText(tr("This is the path of a file or folder."));
        m_openPasted->setText(tr("Open it"));
    } else if (m_bytes) {
        m_meaning->setText(
            tr("This also reads as %1: %2, %3.")
                .arg(reading->name(), firstBytes(*m_bytes), bytesText(m_bytes->size())));
        m_openPasted->setText(tr("Open as bytes"));
    } else if (text.isEmpty()) {
        m_meaning->setText(tr("Enter opens it; Shift+Enter begins a new line."));
    } else {
        m_meaning->setText(tr("Text, %1 in UTF-8.")
                               .arg(bytesText(static_cast<std::uint64_t>(text.toUtf8().size()))));
    }
    m_paste->setAccessibleDescription(m_meaning->text());
}

void StartPage::openWhatWasPasted() {
    const QString text = m_paste->toPlainText();
    if (m_path.isEmpty() && !m_isLikely && !text.isEmpty())
        Q_EMIT textWanted(text);
    else
        openReading();
}

void StartPage::openReading() {
    if (!m_path.isEmpty())
        Q_EMIT filesWanted({m_path});
    else if (m_bytes)
        Q_EMIT bytesWanted(*m_bytes);
}

void StartPage::cover() {
    setGeometry(m_centre->rect());
    raise();
}

void StartPage::setLook() {
    for (QLabel* heading : m_headings)
        heading->setFont(uiFont(FontSize::GlyphWide, QFont::DemiBold));
    m_paste->setFont(uiFont());
    m_paste->setFixedHeight(scaled(kPasteHeight));
    m_recent->setFixedHeight(scaled(kRowHeight) * std::max(1, m_recent->count()) + 2);
    for (int i = 0; i < m_recent->count(); ++i)
        m_recent->item(i)->setSizeHint({0, scaled(kRowHeight)});
    int rows = 0;
    for (int i = 0; i < m_lessons->topLevelItemCount(); ++i) {
        QTreeWidgetItem* topic = m_lessons->topLevelItem(i);
        topic->setFont(0, uiFont(FontSize::Body, QFont::DemiBold));
        rows += 1 + topic->childCount();
        for (QTreeWidgetItem* item : {topic})
            item->setSizeHint(0, {0, scaled(kRowHeight)});
    }
    m_lessons->setMinimumHeight(scaled(kRowHeight) * std::clamp(rows, 6, 12));
}

bool StartPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_centre && event->type() == QEvent::Resize)
        cover();
    if (watched == m_paste && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enters = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enters && (key->modifiers() & Qt::ShiftModifier) == 0) {
            openWhatWasPasted();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_columns->setDirection(width() < scaled(kNarrow) ? QBoxLayout::TopToBottom
                                                      : QBoxLayout::LeftToRight);
    const int side = std::max(kMargin, (width() - scaled(kWidest)) / 2);
    m_scroll->widget()->layout()->setContentsMargins(side, kMargin, side, kMargin);
}

void StartPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_lessons != nullptr)
        setLook();
}

void StartPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        Q_EMIT leaveWanted();
    else
        QWidget::keyPressEvent(event);
}

void StartPage::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void StartPage::dropEvent(QDropEvent* event) {
    QStringList files;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            files += url.toLocalFile();
    event->acceptProposedAction();
    if (!files.isEmpty())
        Q_EMIT filesWanted(files);
    else
        m_paste->setPlainText(event->mimeData()->text());
}

} // namespace moji::app
