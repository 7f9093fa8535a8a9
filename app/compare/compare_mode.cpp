#include "compare/compare_mode.h"

#include "compare/compare_bar.h"
#include "compare/compare_link.h"
#include "compare/compared_selection.h"
#include "compare/differences_panel.h"
#include "lenses/bytes/byte_grid.h"
#include "lenses/bytes/byte_lens.h"
#include "text/error_text.h"
#include "text/qt_text.h"
#include "window/opening_detection.h"

#include <QAction>
#include <QFile>
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

void CompareMode::addTo(QMenu* viewMenu) {
    QMenu* menu = viewMenu->addMenu(tr("&Compare with"));
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillMenu(menu); });
    m_close = viewMenu->addAction(tr("Close the comp&arison"));
    m_close->setEnabled(false);
    connect(m_close, &QAction::triggered, this, &CompareMode::end);
}

void CompareMode::fillMenu(QMenu* menu) {
    menu->clear();
    const auto others = m_others ? m_others() : std::vector<Other>();
    for (const Other& other : others) {
        const QString name = QString(other.name).replace(QLatin1Char('&'), QStringLiteral("&&"));
        connect(menu->addAction(name), &QAction::triggered, this,
                [this, document = QPointer<Document>(other.document)] {
                    if (document)
                        compareWith(document);
                });
    }
    if (!others.empty())
        menu->addSeparator();
    connect(menu->addAction(tr("A &file…")), &QAction::triggered, this, &CompareMode::chooseFile);
    connect(menu->addAction(tr("Another &encoding")), &QAction::triggered, this, [this] {
        const bool utf8 = m_document->isUtf8();
        const Codec* other = m_document->codecs().find(utf8 ? "windows-1252" : "UTF-8");
        compareWithEncoding(other != nullptr ? *other : m_document->codec());
    });
}

void CompareMode::addStepsTo(QMenu* goMenu) {
    m_next = goMenu->addAction(tr("Next &difference"));
    m_next->setShortcut(QKeySequence(Qt::Key_F7));
    m_previous = goMenu->addAction(tr("Previous differen&ce"));
    m_previous->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F7));
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
    auto bytes = openSource(QFile::encodeName(path).toStdString());
    if (bytes)
        compareWithFile(std::move(*bytes), path);
    else
        QMessageBox::warning(m_window, tr("Compare with"), errorText(bytes.error()));
}

void CompareMode::compareWithFile(std::shared_ptr<const ByteSource> bytes, const QString& path) {
    auto other = makeOwn();
    if (path.isEmpty())
        other->setBytes(std::move(bytes), tr("standard input"));
    else
        other->openSource(std::move(bytes), path);
    auto* detection = new OpeningDetection(other.get(), other.get());
    connect(detection, &OpeningDetection::said, this, &CompareMode::said);
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
    m_right = std::make_unique<ComparedSelection>(m_comparison.get(), m_selection);
    auto* lens = new ByteLens(other, m_right.get(), m_view);
    lens->grid().setAccessibleName(tr("Bytes, compared"));
    lens->grid().setViewOnly(true);
    connect(&lens->grid(), &ByteGrid::editRefused, this, [this] {
        Q_EMIT said(tr("The right side is only to be looked at; edit it in a tab of its own."));
    });
    connect(lens, &ByteLens::said, this, &CompareMode::said);
    m_view->setRight(lens);
    m_link = std::make_unique<CompareLink>(m_comparison.get(), &m_view->left(), lens);
    m_view->bar().begin(m_comparison.get());
    m_panel->setComparison(m_comparison.get());
    connect(other, &QObject::destroyed, m_comparison.get(), [this] {
        Q_EMIT said(tr("The other document was closed, and with it the comparison."));
        end();
    });
    connect(m_right.get(), &Selection::changed, this, &CompareMode::showCurrent);
    connect(m_selection, &Selection::changed, m_right.get(), [this] { showCurrent(); });
    for (QAction* action : {m_close, m_next, m_previous})
        action->setEnabled(true);
    Q_EMIT activeChanged(true);
}

void CompareMode::end() {
    if (!m_comparison)
        return;
    m_view->bar().end();
    m_panel->setComparison(nullptr);
    m_link.reset();
    m_view->setRight(nullptr);
    m_right.reset();
    m_comparison.reset();
    for (QAction* action : {m_close, m_next, m_previous})
        action->setEnabled(false);
    Q_EMIT activeChanged(false);
}

Difference CompareMode::selected() const {
    return {m_selection->range(), m_right->range()};
}

/// Of what is selected, a difference of which one side is empty too.
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
        Q_EMIT said(tr("No further difference in this direction."));
}

void CompareMode::goPrevious() {
    if (!m_comparison)
        return;
    const auto index = m_comparison->previous(currentPlace());
    if (index)
        goTo(m_comparison->alignment()->differences()[*index]);
    else
        Q_EMIT said(tr("No further difference in this direction."));
}

void CompareMode::goTo(const Difference& difference) {
    const Difference target = difference; // the list may be another when it has been gone to
    m_right->selectDifference(target, [this](ByteRange left) { m_history->jumpTo(left); });
    showCurrent();
}

void CompareMode::showCurrent() {
    m_panel->setCurrent(selected());
}

} // namespace moji::app
