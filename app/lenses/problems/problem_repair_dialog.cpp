#include "lenses/problems/problem_repair_dialog.h"

#include "style/fonts.h"
#include "text/counts.h"
#include "text/error_text.h"
#include "text/error_words.h"
#include "text/qt_text.h"
#include "widgets/encoding_box.h"
#include "widgets/heard_view.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr QSize kSize{640, 420};

template <class Value>
int idOf(Value value) {
    return static_cast<int>(value);
}

QString shownBytes(const Bytes& bytes) {
    return bytes.empty() ? ProblemRepairDialog::tr("nothing") : hexText(bytes);
}

QString shownCharacters(const Bytes& bytes, const Codec& codec) {
    QString text;
    for (const Span& span : decodeAll(codec, bytes))
        text += toQString(span.text());
    return text;
}

} // namespace

ProblemRepairDialog::ProblemRepairDialog(Document* document, Selection* selection,
                                         std::optional<Problem> one, Scope scope, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_selection(selection)
    , m_one(one)
    , m_scopes(new QButtonGroup(this))
    , m_ways(new QButtonGroup(this))
    , m_as(new EncodingBox(document->codecs(), *document->codecs().find("windows-1252"), this))
    , m_sentence(new QLabel(this))
    , m_job(document->jobs(), tr("Working out the repair"), this) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Repair problems"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_repair = buttons->addButton(tr("Repair"), QDialogButtonBox::AcceptRole);
    makePreview();
    auto* choices = new QHBoxLayout;
    choices->addWidget(makeScopes(), 1);
    choices->addWidget(makeWays(), 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(choices);
    column->addWidget(m_preview, 1);
    column->addWidget(m_sentence);
    column->addWidget(buttons);
    resize(kSize);
    connect(buttons, &QDialogButtonBox::accepted, this, &ProblemRepairDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ProblemRepairDialog::reject);
    for (QButtonGroup* group : {m_scopes, m_ways})
        connect(group, &QButtonGroup::idToggled, this, [this](int, bool checked) {
            if (checked)
                plan();
        });
    connect(m_as, &EncodingBox::chosen, this,
            [this](const Codec& codec) { choose(ProblemRepair::Way::ReadAs, &codec); });
    connect(document, &Document::bytesChanged, this, &ProblemRepairDialog::reject);
    connect(document, &Document::codecChanged, this, &ProblemRepairDialog::reject);
    connect(document, &QObject::destroyed, this, &ProblemRepairDialog::reject);
    connect(&document->scan(), &DocumentScan::advanced, this, &ProblemRepairDialog::plan);
    connect(&m_job, &JobBase::cancelled, this, [this] {
        m_sentence->setText(tr("Working out the repair was cancelled. Choose something else, or "
                               "open this dialog again."));
    });
    setTabOrder(m_as, m_preview);
    choose(scope);
}

QWidget* ProblemRepairDialog::makeScopes() {
    auto* box = new QGroupBox(tr("Which"));
    auto* column = new QVBoxLayout(box);
    const auto add = [&](Scope scope, const QString& text, bool possible) {
        auto* button = new QRadioButton(text);
        button->setEnabled(possible);
        m_scopes->addButton(button, idOf(scope));
        column->addWidget(button);
    };
    const auto count = [this](Scope scope) { return problemsOf(scope).count; };
    add(Scope::One,
        m_one ? tr("&This one, at offset %1").arg(offsetText(m_one->offset)) : tr("&This one"),
        m_one.has_value());
    add(Scope::Kind,
        m_one ? tr("All of this &kind, %1: %2")
                    .arg(errorTitle(m_one->kind), numberText(count(Scope::Kind)))
              : tr("All of this &kind"),
        m_one.has_value());
    const std::uint64_t selected = count(Scope::Selection);
    add(Scope::Selection, tr("Those in the &selection: %1").arg(numberText(selected)),
        selected > 0);
    add(Scope::All, tr("&All: %1").arg(numberText(count(Scope::All))), true);
    column->addStretch();
    return box;
}

QWidget* ProblemRepairDialog::makeWays() {
    auto* box = new QGroupBox(tr("How"));
    auto* column = new QVBoxLayout(box);
    const auto add = [&](ProblemRepair::Way way, const QString& text) {
        auto* button = new QRadioButton(text);
        m_ways->addButton(button, idOf(way));
        column->addWidget(button);
    };
    add(ProblemRepair::Way::Delete, tr("&Delete the bytes"));
    add(ProblemRepair::Way::Replace, tr("Replace by &U+FFFD"));
    add(ProblemRepair::Way::ReadAs, tr("&Read as another encoding"));
    m_as->setAccessibleName(tr("Encoding to read as"));
    column->addWidget(m_as);
    column->addStretch();
    m_ways->button(idOf(ProblemRepair::Way::Replace))->setChecked(true);
    return box;
}

void ProblemRepairDialog::makePreview() {
    m_preview = new HeardView<QTableWidget>(0, kColumns, this);
    m_preview->setAccessibleName(tr("First changes"));
    m_preview->setHorizontalHeaderLabels(
        {tr("Offset"), tr("Bytes now"), tr("Bytes then"), tr("Text then")});
    m_preview->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_preview->horizontalHeader()->setStretchLastSection(true);
    m_preview->setShowGrid(false);
    for (int column = 0; column < kColumns; ++column) // a heading may be wider than the usual
        m_preview->setColumnWidth(column,
                                  std::max(m_preview->columnWidth(column),
                                           m_preview->horizontalHeader()->sectionSizeHint(column)));
    m_preview->verticalHeader()->hide();
    m_preview->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_preview->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_preview->setTabKeyNavigation(false);
}

ProblemRepairDialog::Problems ProblemRepairDialog::problemsOf(Scope scope) const {
    const IndexedText& text = m_document->scan().index().text;
    const bool isOfKind = scope == Scope::Kind && m_one;
    Problems problems{ProblemList(text, isOfKind ? std::optional(m_one->kind) : std::nullopt)};
    problems.count = problems.list.size();
    if (scope == Scope::Kind || scope == Scope::All)
        return problems;
    const ByteRange range = scope == Scope::Selection ? m_selection->range()
                            : m_one                   ? m_one->range()
                                                      : ByteRange();
    const auto first = problems.list.countBefore(range.begin);
    const auto end = problems.list.countBefore(range.end);
    problems.first = first ? *first : 0;
    problems.count = first && end && *end > *first ? *end - *first : 0;
    return problems;
}

ProblemRepair ProblemRepairDialog::repair() const {
    return {static_cast<ProblemRepair::Way>(m_ways->checkedId()), &m_as->codec()};
}

void ProblemRepairDialog::choose(Scope scope) {
    QAbstractButton* button = m_scopes->button(idOf(scope));
    if (!button->isEnabled())
        button = m_scopes->button(idOf(Scope::All));
    button->setChecked(true);
    button->setFocus();
}

void ProblemRepairDialog::choose(ProblemRepair::Way way, const Codec* as) {
    if (as != nullptr)
        m_as->setCodec(*as);
    QAbstractButton* button = m_ways->button(idOf(way));
    if (button->isChecked())
        plan();
    button->setChecked(true);
}

QString ProblemRepairDialog::sentence() const {
    return m_sentence->text();
}

bool ProblemRepairDialog::mayRepair() const {
    return m_repair->isEnabled();
}

void ProblemRepairDialog::plan() {
    m_repairs.reset();
    m_repair->setEnabled(false);
    m_preview->setRowCount(0);
    const DocumentScan& scan = m_document->scan();
    const auto scope = static_cast<Scope>(m_scopes->checkedId());
    const bool needsAll = scope == Scope::All || scope == Scope::Kind;
    if (!scan.isCurrent() || (needsAll && !scan.isComplete()))
        return m_sentence->setText(tr("The document is still being scanned. The preview follows."));
    Problems problems = problemsOf(scope);
    if (problems.count > ProblemRepairs::kMost)
        return m_sentence->setText(
            tr("%1 are more than can be undone at once (%2). Select a part "
               "of the document, or use “moji decode”.")
                .arg(problemsText(problems.count), numberText(ProblemRepairs::kMost)));
    m_sentence->setText(tr("Working out the repair…"));
    m_job.start(
        m_document->revision(),
        [problems = std::move(problems), table = m_document->table(), repair = repair(),
         &codec = m_document->codec()](std::stop_token stop, const ProgressCallback& progress) {
            return repairProblems(problems.list, problems.first, problems.count, table, repair,
                                  codec, stop, progress);
        },
        [this](std::uint64_t, Result<ProblemRepairs> repairs) { show(std::move(repairs)); });
}

void ProblemRepairDialog::show(Result<ProblemRepairs> repairs) {
    if (!repairs)
        return m_sentence->setText(errorText(repairs.error()));
    m_repairs = std::move(*repairs);
    m_repair->setEnabled(m_repairs->changed > 0);
    fillPreview();
    if (m_repairs->changed == 0)
        return m_sentence->setText(tr("None of these problems can be repaired this way. Choose "
                                      "another way, or another encoding."));
    const QString changes =
        tr("%1 will be repaired. Undo takes them all back.").arg(problemsText(m_repairs->changed));
    m_sentence->setText(m_repairs->kept == 0 ? changes
                                             : tr("%1 Not readable this way, and kept: %2.")
                                                   .arg(changes, problemsText(m_repairs->kept)));
}

void ProblemRepairDialog::fillPreview() {
    m_preview->setRowCount(static_cast<int>(m_repairs->examples.size()));
    int row = 0;
    for (const ProblemRepairs::Example& example : m_repairs->examples) {
        const QString cells[] = {offsetText(example.offset), shownBytes(example.before),
                                 shownBytes(example.after),
                                 shownCharacters(example.after, m_document->codec())};
        for (int column = 0; column < kColumns; ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            item->setToolTip(cells[column]);
            item->setFont(column == kText ? glyphFont() : monoFont(FontSize::Label));
            m_preview->setItem(row, column, item);
        }
        ++row;
    }
}

void ProblemRepairDialog::accept() {
    if (!m_repairs || m_repairs->changed == 0)
        return;
    if (!m_document->mayEdit())
        return m_sentence->setText(tr("The document cannot be edited now; nothing was repaired."));
    disconnect(m_document, nullptr, this, nullptr); // what follows is this repair itself
    disconnect(&m_document->scan(), nullptr, this, nullptr);
    m_document->adopt(m_repairs->table, m_repairs->change,
                      tr("Repair %1").arg(problemsText(m_repairs->changed)));
    QDialog::accept();
}

} // namespace moji::app
