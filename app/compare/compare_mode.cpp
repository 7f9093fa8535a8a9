#include "compare/compare_mode.h"

#include "compare/compare_bar.h"
#include "compare/compare_link.h"
#include "compare/compared_selection.h"
#include "compare/differences_panel.h"
#include "document/opening_detection.h"
#include "document/stream_reading.h"
#include "grid/byte_grid.h"
#include "grid/byte_lens.h"
#include "text/error_text.h"
#include "text/native_path.h"
#include "text/safe_name.h"

#include <QAction>
#include <QDockWidget>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>

namespace moji::app {

CompareMode::CompareMode(Document* document, Selection* selection, PositionHistory* history,
                         CompareView* view, DifferencesPanel* panel, QWidget* window)
    : QObject(window)
    , m_document(document)
    , m_selection(selection)
    , m_history(history)
    , m_view(view)
    , m_panel(panel)
    , m_window(window) {
    CompareBar& bar = view->bar();
    connect(&bar, &CompareBar::nextWanted, this, &CompareMode::goNext);
    connect(&bar, &CompareBar::previousWanted, this, &CompareMode::goPrevious);
    connect(&bar, &CompareBar::closeWanted, this, &CompareMode::end);
    connect(&bar, &CompareBar::listWanted, this, &CompareMode::listWanted);
    connect(&bar, &CompareBar::said, this, &CompareMode::said);
    connect(panel, &DifferencesPanel::chosen, this, &CompareMode::goTo);
}

CompareMode::~CompareMode() {
    blockSignals(true); // the window is being taken down
    end();
}

void CompareMode::setListDock(QDockWidget* dock) {
    connect(this, &CompareMode::listWanted, dock, [dock] {
        dock->show();
        dock->raise();
    });
    connect(this, &CompareMode::activeChanged, dock, [dock](bool active) {
        if (!active)
            dock->hide();
    });
}

void CompareMode::addTo(QMenu* viewMenu) {
    QMenu* menu = viewMenu->addMenu(tr("&Compare with"));
    addFixedEntries(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillMenu(menu); });
    m_close = viewMenu->addAction(tr("Close the comp&arison"));
    m_close->setEnabled(false);
    m_close->setObjectName(QStringLiteral("view.closeComparison"));
    connect(m_close, &QAction::triggered, this, &CompareMode::end);
}

/// They are in the menu at all times, for their keys and the command palette.
void CompareMode::addFixedEntries(QMenu* menu) {
    m_file = menu->addAction(tr("A &file…"));
    m_file->setObjectName(QStringLiteral("view.compareFile"));
    connect(m_file, &QAction::triggered, this, &CompareMode::chooseFile);
    m_encoding = menu->addAction(tr("Another &encoding"));
    m_encoding->setObjectName(QStringLiteral("view.compareEncoding"));
    connect(m_encoding, &QAction::triggered, this, &CompareMode::compareWithUsualEncoding);
}

/// The other open documents come first.
void CompareMode::fillMenu(QMenu* menu) {
    for (QAction* action : menu->actions())
        if (action != m_file && action != m_encoding)
            delete action;
    const auto others = m_others ? m_others() : std::vector<Other>();
    for (const Other& other : others) {
        auto* action =
            new QAction(QString(other.name).replace(QLatin1Char('&'), QStringLiteral("&&")), menu);
        connect(action, &QAction::triggered, this,
                [this, document = QPointer<Document>(other.document)] {
                    if (document)
                        compareWith(document);
                });
        menu->insertAction(m_file, action);
    }
    if (!others.empty())
        menu->insertSeparator(m_file);
}

void CompareMode::compareWithUsualEncoding() {
    const Codec* other = m_document->codecs().find(m_document->isUtf8() ? "windows-1252" : "UTF-8");
    compareWithEncoding(other != nullptr ? *other : m_document->codec());
}

void CompareMode::addStepsTo(QMenu* goMenu) {
    m_next = goMenu->addAction(tr("Next &difference"));
    m_next->setShortcut(QKeySequence(Qt::Key_F7));
    m_next->setObjectName(QStringLiteral("go.nextDifference"));
    m_previous = goMenu->addAction(tr("Previous differen&ce"));
    m_previous->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F7));
    m_previous->setObjectName(QStringLiteral("go.previousDifference"));
    connect(m_next, &QAction::triggered, this, &CompareMode::goNext);
    connect(m_previous, &QAction::triggered, this, &CompareMode::goPrevious);
    for (QAction* action : {m_next, m_previous})
        action->setEnabled(false);
}

void CompareMode::compareWith(Document* other) {
    begin(other, Comparison::Kind::Documents);
}

void CompareMode::chooseFile() {
    const QString path =
        QFileDialog::getOpenFileName(m_window, tr("Compare with"), m_document->path());
    if (!path.isEmpty())
        compareWithFile(path);
}

void CompareMode::compareWithFile(const QString& path) {
    const auto take = [this, path, left = m_document](const StreamReading::Bytes& bytes) {
        if (!bytes)
            QMessageBox::warning(m_window, tr("Compare with"), errorText(bytes.error()));
        if (!bytes || left != m_document) // another tab is in front now
            return;
        auto other = makeOwn();
        other->openSource(*bytes, path);
        beginDetected(std::move(other));
    };
    if (hasRandomAccess(nativePath(path))) {
        auto bytes = openSource(nativePath(path));
        return take(bytes ? StreamReading::Bytes(std::move(*bytes)) : bytes.error());
    }
    auto* reading = new StreamReading(m_document->jobs(), this);
    connect(reading, &StreamReading::cancelled, reading, &QObject::deleteLater);
    connect(reading, &StreamReading::takesLong, this,
            [this](const QString& name) { Q_EMIT said(tr("Reading %1…").arg(safeName(name))); });
    reading->start(path, [take, reading](const StreamReading::Bytes& bytes) {
        reading->deleteLater();
        take(bytes);
    });
}

void CompareMode::compareWithBytes(std::shared_ptr<const ByteSource> bytes, const QString& name) {
    auto other = makeOwn();
    other->setBytes(std::move(bytes), name);
    beginDetected(std::move(other));
}

void CompareMode::beginDetected(std::unique_ptr<Document> other) {
    auto* detection = new OpeningDetection(other.get(), other.get());
    connect(detection, &OpeningDetection::said, this, &CompareMode::said);
    connect(detection, &OpeningDetection::saidOfLines, this, &CompareMode::said);
    detection->start();
    beginWithOwn(std::move(other), Comparison::Kind::Documents);
}

void CompareMode::compareWithEncoding(const Codec& codec) {
    auto other = makeOwn();
    other->setBytes(m_document->snapshot(), m_document->name());
    other->setCodec(codec);
    beginWithOwn(std::move(other), Comparison::Kind::Encodings);
}

std::unique_ptr<Document> CompareMode::makeOwn() const {
    auto own = std::make_unique<Document>(m_document->codecs());
    own->setReadOnly(true);
    return own;
}

void CompareMode::beginWithOwn(std::unique_ptr<Document> other, Comparison::Kind kind) {
    begin(other.get(), kind);
    other.release()->setParent(m_comparison.get());
}

void CompareMode::begin(Document* other, Comparison::Kind kind) {
    end();
    m_comparison = std::make_unique<Comparison>(m_document, other, kind);
    connect(other, &QObject::destroyed, m_comparison.get(),
            [this, comparison = m_comparison.get()] { lose(comparison); });
    show();
}

/// Starts the comparison.
void CompareMode::show() {
    Document* other = &m_comparison->document(Side::Right);
    m_right = std::make_unique<ComparedSelection>(m_comparison.get(), m_selection);
    auto* lens = new ByteLens(other, m_right.get(), m_view);
    lens->grid().setAccessibleName(tr("Bytes, compared"));
    lens->grid().setViewOnly(true);
    connect(&lens->grid(), &ByteGrid::editRefused, this, [this] {
        Q_EMIT said(tr("The right side is read-only. Open it in its own tab to edit it."));
    });
    connect(lens, &ByteLens::said, this, &CompareMode::said);
    m_view->setRight(lens);
    m_link = std::make_unique<CompareLink>(m_comparison.get(), &m_view->left(), lens);
    m_view->bar().begin(m_comparison.get());
    m_panel->setComparison(m_comparison.get());
    connect(m_right.get(), &Selection::changed, this, &CompareMode::showCurrent);
    connect(m_selection, &Selection::changed, m_right.get(), [this] { showCurrent(); });
    for (QAction* action : {m_close, m_next, m_previous})
        action->setEnabled(true);
    Q_EMIT activeChanged(true);
}

/// Keeps the comparison.
void CompareMode::hide() {
    m_view->bar().end();
    m_panel->setComparison(nullptr);
    m_link.reset();
    m_view->setRight(nullptr);
    m_right.reset();
    for (QAction* action : {m_close, m_next, m_previous})
        action->setEnabled(false);
}

void CompareMode::end() {
    if (!m_comparison)
        return;
    hide();
    m_comparison.reset();
    Q_EMIT activeChanged(false);
}

void CompareMode::lose(const Comparison* comparison) {
    Q_EMIT said(tr("The comparison ended because the other document was closed."));
    if (comparison == m_comparison.get())
        return end();
    std::erase_if(m_behind, [&](const auto& one) { return one.second.get() == comparison; });
}

void CompareMode::setDocument(Document* document, Selection* selection, PositionHistory* history) {
    const bool wasActive = isActive();
    if (wasActive) {
        hide();
        m_behind[m_document] = std::move(m_comparison);
    }
    m_document = document;
    m_selection = selection;
    m_history = history;
    const auto found = m_behind.find(document);
    if (found == m_behind.end()) {
        if (wasActive)
            Q_EMIT activeChanged(false);
        return;
    }
    m_comparison = std::move(found->second);
    m_behind.erase(found);
    show();
}

void CompareMode::forget(const Document* document) {
    m_behind.erase(document);
}

Difference CompareMode::selected() const {
    return {m_selection->range(), m_right->range()};
}

/// The selected difference; one side of it may be empty.
std::uint64_t CompareMode::currentPlace() const {
    const Alignment& alignment = *m_comparison->alignment();
    const Difference now = selected();
    return std::min(placeOf(alignment, Side::Left, now.left.begin),
                    placeOf(alignment, Side::Right, now.right.begin));
}

void CompareMode::goNext() {
    if (!m_comparison)
        return;
    const bool isNew = m_panel->model().rowOf(selected()) < 0;
    const auto index = m_comparison->next(currentPlace(), isNew);
    if (index)
        goTo(m_comparison->alignment()->differences()[*index]);
    else
        Q_EMIT said(tr("No more differences in this direction."));
}

void CompareMode::goPrevious() {
    if (!m_comparison)
        return;
    const auto index = m_comparison->previous(currentPlace());
    if (index)
        goTo(m_comparison->alignment()->differences()[*index]);
    else
        Q_EMIT said(tr("No more differences in this direction."));
}

void CompareMode::goTo(const Difference& difference) {
    const Difference target = difference; // going there may replace the list
    m_right->selectDifference(target, [this](ByteRange left) { m_history->jumpTo(left); });
    showCurrent();
}

void CompareMode::showCurrent() {
    m_panel->setCurrent(selected());
}

} // namespace moji::app
