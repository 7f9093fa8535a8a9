#include "lenses/mojibake/repairs_page.h"

#include "lenses/lens.h"
#include "lenses/mojibake/label_chip.h"
#include "lenses/mojibake/mojibake_words.h"
#include "repair/repairer.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/counts.h"
#include "text/qt_text.h"
#include "widgets/announcement.h"
#include "widgets/notice_pages.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace moji::app {

namespace {

constexpr int kMostSteps = 6; // as RepairOptions: three wrong readings
constexpr int kLeastList = 260;

} // namespace

RepairsPage::RepairsPage(Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_job(document->jobs(), tr("Searching repairs"), this)
    , m_model(new RepairsModel(this))
    , m_list(new RepairsTable(m_model, this))
    , m_chain(new ChainTable(this))
    , m_evidence(new QLabel(this))
    , m_detail(new QWidget(this))
    , m_content(new QWidget(this)) {
    m_job.setPause(kTypingPause);
    m_evidence->setWordWrap(true);
    m_evidence->setTextFormat(Qt::PlainText);
    m_evidence->setAutoFillBackground(true);
    m_evidence->setBackgroundRole(QPalette::Window);
    m_evidence->setObjectName(QStringLiteral("sentence"));
    m_evidence->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_detail->setAutoFillBackground(true);
    m_detail->setBackgroundRole(QPalette::Base);
    auto* detail = new QVBoxLayout(m_detail);
    detail->setContentsMargins(0, 0, 0, 0);
    detail->setSpacing(0);
    detail->addWidget(m_chain, 1);
    detail->addWidget(m_evidence);
    detail->addStretch(0); // where there is no chain to show
    auto* halves = new QHBoxLayout(m_content);
    halves->setContentsMargins(0, 0, 0, 0);
    halves->setSpacing(1);
    halves->addWidget(m_list);
    halves->addWidget(m_detail, 1);
    m_pages = new NoticePages(m_content, this);
    m_sentence = new QLabel(this);
    m_sentence->setTextFormat(Qt::PlainText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_pages, 1);
    makeControls();
    setFocusProxy(m_list);
    connect(&m_job, &JobBase::cancelled, this, &RepairsPage::showCancelled);
    connect(m_pages, &NoticePages::actionRequested, this, &RepairsPage::refresh);
    connect(m_list, &RepairsTable::rowChanged, this, &RepairsPage::showRow);
    connect(m_list, &RepairsTable::hoveredRow, this, [this](int row) {
        m_selection->setHovered(row < 0 ? std::nullopt : std::optional(m_model->row(row).document));
    });
    connect(m_list, &RepairsTable::activatedRow, this,
            [this](int row) { m_selection->select(m_model->row(row).document); });
    connect(m_chain, &ChainTable::hovered, selection, &Selection::setHovered);
    connect(selection, &Selection::hoverChanged, this,
            [this] { m_chain->setHovered(m_selection->hovered()); });
    restyle();
}

void RepairsPage::makeControls() {
    m_depth = new QComboBox(this);
    m_depth->setAccessibleName(tr("Search depth"));
    m_depth->setToolTip(tr("How many steps a chain may have"));
    for (int steps = 1; steps <= kMostSteps; ++steps)
        m_depth->addItem(steps == 1 ? tr("1 step") : tr("up to %1 steps").arg(steps), steps);
    m_depth->setCurrentIndex(kMostSteps - 1);
    m_copy = new QPushButton(tr("Copy chain"), this);
    m_copy->setToolTip(tr("The steps as JSON, to be replayed"));
    m_apply = new QPushButton(tr("Apply repair"), this);
    m_apply->setToolTip(tr("One edit; Ctrl+Z takes it back"));
    m_applyAll = new QPushButton(this);
    m_applyAll->setToolTip(m_apply->toolTip());
    connect(m_depth, &QComboBox::currentIndexChanged, this, &RepairsPage::refresh);
    connect(m_copy, &QPushButton::clicked, this, &RepairsPage::copyChain);
    connect(m_apply, &QPushButton::clicked, this, &RepairsPage::applyCurrent);
    connect(m_applyAll, &QPushButton::clicked, this, &RepairsPage::applyAllLossless);
}

QList<QWidget*> RepairsPage::controls() const {
    return {m_depth, m_copy, m_apply, m_applyAll};
}

QWidget* RepairsPage::caption() const {
    return m_sentence;
}

QWidget* RepairsPage::evidence() const {
    return m_evidence;
}

QString RepairsPage::sentence() const {
    return m_sentence->text();
}

void RepairsPage::refresh() {
    const auto text = std::make_shared<const RepairText>(*m_document, *m_selection);
    if (text->utf8().empty()) {
        m_job.cancel();
        show(m_document->revision(), *text, {});
        return;
    }
    Q_EMIT updating(true);
    repair::RepairOptions options;
    options.maxSteps = static_cast<std::size_t>(m_depth->currentData().toInt());
    m_job.start(
        m_document->revision(),
        [text, options, &codecs = m_document->codecs()](std::stop_token stop,
                                                        const ProgressCallback&) {
            return repair::Repairer(codecs, options).repair(text->utf8(), stop);
        },
        [this, text](std::uint64_t revision, Plans plans) {
            show(revision, *text, std::move(plans));
        });
}

/// Until the next plans arrive, the text stays the one that these are for.
void RepairsPage::show(std::uint64_t revision, const RepairText& text, Plans plans) {
    if (revision != m_document->revision())
        return; // the newer one is under way
    m_text = text;
    m_revision = revision;
    Q_EMIT updating(false);
    m_plans = std::move(plans);
    for (repair::RepairPlan& plan : m_plans)
        for (repair::RepairedSegment& segment : plan.segments)
            if (segment.ruin == repair::Ruin::Replacement && m_text.hasMalformed(segment.source))
                segment.ruin = repair::Ruin::NotUtf8; // its bytes are still there
    m_model->setRows(rowsOf(m_text, m_plans));
    if (m_model->rowCount() > 0) {
        m_pages->showContent();
        m_list->selectRow(0);
    } else {
        m_pages->showNotice(m_document->size() == 0 ? Lens::noBytesText()
                            : m_text.utf8().empty() ? tr("Select text to see what happened to it.")
                                                    : noDamageText());
    }
    setFocusProxy(m_model->rowCount() > 0 ? static_cast<QWidget*>(m_list) : m_depth);
    showLossless();
    showRow();
    showSentence();
}

/// What is listed are repairs of another text.
void RepairsPage::showCancelled() {
    Q_EMIT updating(false);
    m_plans.clear();
    m_model->setRows({});
    m_pages->showNotice(tr("The search was cancelled."), tr("Search again"));
    setFocusProxy(m_depth);
    showLossless();
    showRow();
    m_sentence->clear();
}

void RepairsPage::showLossless() {
    const int lossless = static_cast<int>(losslessSegments().size());
    const QString pattern = m_text.isSelection() ? tr("Apply all lossless in the selection (%1)")
                                                 : tr("Apply all lossless in this line (%1)");
    m_applyAll->setText(pattern.arg(lossless));
    m_applyAll->setEnabled(lossless > 0);
}

void RepairsPage::showRow() {
    const int index = m_list->row();
    const bool any = index >= 0 && index < m_model->rowCount();
    const RepairRow row = any ? m_model->row(index) : RepairRow{};
    ChainStory story;
    RepairEdit edit;
    if (any && row.mayBeApplied() && isCurrent()) {
        const repair::RepairPlan& plan = m_plans[row.plan];
        const auto segments = row.segments(plan);
        if (segments.size() == 1)
            story = storyOf(m_document->codecs(), m_text, plan.segments[segments.front()]);
        edit = repairEdit(*m_document, m_text, plan, segments);
    }
    m_apply->setEnabled(!edit.parts.empty());
    m_copy->setEnabled(any && row.mayBeApplied());
    const std::uint64_t left = story.left;
    m_chain->setVisible(!story.groups.empty());
    m_chain->setStory(std::move(story));
    showEvidence(row, edit, left);
}

void RepairsPage::showEvidence(const RepairRow& row, const RepairEdit& edit, std::uint64_t left) {
    QStringList sentences;
    if (row.mayBeApplied() || row.label == repair::Label::Destroyed) {
        const repair::RepairPlan& plan = m_plans[row.plan];
        for (const std::size_t segment :
             row.segment ? std::vector{*row.segment} : row.segments(plan)) {
            const QString sentence = evidenceText(plan.segments[segment]);
            if (!sentences.contains(sentence))
                sentences += sentence;
            for (const auto& damaged : plan.segments[segment].damaged)
                if (sentences.size() < 5)
                    sentences += candidatesText(damaged) + QLatin1Char('.');
        }
    } else {
        sentences += tr("Already good text: no edit is offered.");
    }
    if (left > 0)
        sentences += tr("%1 more are not shown.").arg(charactersText(left));
    if (m_text.left() > 0)
        sentences +=
            tr("Only the beginning was examined. Not examined: %1.").arg(bytesText(m_text.left()));
    if (!edit.unwritable.empty())
        sentences += tr("It cannot be applied: %1 has no %2.")
                         .arg(fromUtf8(m_document->codec().name()),
                              toQString(std::u32string_view(edit.unwritable).substr(0, 10)));
    const ChipLook look = chipLook(row.chip());
    QPalette own = m_evidence->palette();
    own.setColor(QPalette::Window, look.plate);
    own.setColor(QPalette::WindowText, colours().text);
    m_evidence->setPalette(own);
    m_evidence->setText(sentences.join(QLatin1Char(' ')));
}

QString RepairsPage::noDamageText() const {
    const QString size = bytesText(m_text.range().length());
    if (m_text.left() > 0)
        return tr("No damage found in the first %1 of the selection. Not examined: %2. No repair "
                  "is offered.")
            .arg(size, bytesText(m_text.left()));
    if (m_text.isPartOfLine())
        return tr("No damage found in the %1 around the caret. Its line is longer: the rest is "
                  "examined when it is selected. No repair is offered.")
            .arg(size);
    const QString pattern =
        m_text.isSelection()
            ? tr("No damage found in the selection (%1). No repair is offered.")
            : tr("No damage found in the caret's line (%1). No repair is offered. Other lines are "
                 "examined when they are selected.");
    return pattern.arg(size);
}

QString RepairsPage::subjectText() const {
    const QString pattern = m_text.isSelection() ? tr("Examined: the selection, %1 at %2.")
                            : m_text.isPartOfLine()
                                ? tr("Examined: of the caret's line, which is longer, %1 at %2.")
                                : tr("Examined: the caret's line, %1 at %2.");
    return pattern.arg(bytesText(m_text.range().length()), offsetText(m_text.range().begin));
}

void RepairsPage::showSentence() {
    if (m_text.utf8().empty()) {
        m_sentence->clear();
        return;
    }
    QStringList sentences;
    if (m_model->rowCount() > 0) {
        const std::size_t places = m_plans.front().segments.size();
        sentences += tr("Damaged places: %1.").arg(numberText(places));
        if (places > kMostRows)
            sentences += tr("Only the first %1 are listed.").arg(numberText(kMostRows));
    }
    sentences += subjectText();
    m_sentence->setText(sentences.join(QLatin1Char(' ')));
    m_sentence->setToolTip(m_sentence->text());
}

std::vector<std::size_t> RepairsPage::losslessSegments() const {
    std::vector<std::size_t> lossless;
    if (m_plans.empty())
        return lossless;
    const auto& segments = m_plans.front().segments;
    for (std::size_t i = 0; i < segments.size(); ++i)
        if (segments[i].label == repair::Label::Lossless)
            lossless.push_back(i);
    return lossless;
}

void RepairsPage::applyCurrent() {
    if (m_list->row() < 0)
        return;
    const RepairRow row = m_model->row(m_list->row());
    if (row.mayBeApplied())
        applySegments(row.plan, row.segments(m_plans[row.plan]));
}

void RepairsPage::applyAllLossless() {
    if (!m_plans.empty())
        applySegments(0, losslessSegments());
}

bool RepairsPage::isCurrent() const {
    return m_revision == m_document->revision();
}

void RepairsPage::applySegments(std::size_t plan, const std::vector<std::size_t>& segments) {
    if (!isCurrent())
        return;
    const RepairEdit edit = repairEdit(*m_document, m_text, m_plans[plan], segments);
    if (!edit.unwritable.empty())
        m_evidence->setText(
            tr("It cannot be applied: %1 has no %2.")
                .arg(fromUtf8(m_document->codec().name()),
                     toQString(std::u32string_view(edit.unwritable).substr(0, 10))));
    if (edit.parts.empty() || !m_document->mayEdit())
        return;
    const BytesChange change = apply(*m_document, edit, tr("Repair"));
    m_selection->select(change.result());
    announce(this, tr("Repaired: %1.").arg(placesText(segments.size())));
}

/// As `moji repair --format jsonl` writes the steps.
void RepairsPage::copyChain() const {
    const RepairRow row = m_model->row(m_list->row());
    const repair::RepairPlan& plan = m_plans[row.plan];
    QJsonArray steps;
    for (const std::size_t segment : row.segments(plan))
        for (const repair::Step& step : plan.segments[segment].chain)
            steps.append(QJsonObject{{QStringLiteral("op"), fromUtf8(identifier(step.kind))},
                                     {QStringLiteral("codec"), fromUtf8(step.codec)}});
    QApplication::clipboard()->setText(
        fromUtf8(QJsonDocument(QJsonObject{{QStringLiteral("steps"), steps}})
                     .toJson(QJsonDocument::Compact)
                     .toStdString()));
}

void RepairsPage::restyle() {
    m_evidence->setFont(uiFont(FontSize::Label));
    m_sentence->setFont(uiFont(FontSize::Label));
    for (QWidget* control : controls())
        control->setFont(uiFont(FontSize::Label));
}

void RepairsPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        restyle();
        showRow();
    }
}

/// The bar continues with another page's parts.
void RepairsPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_sentence->clear();
}

void RepairsPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_list->setFixedWidth(std::max(scaled(kLeastList), width() * 2 / 5));
}

} // namespace moji::app
