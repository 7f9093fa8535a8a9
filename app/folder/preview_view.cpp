#include "folder/preview_view.h"

#include "folder/conversion_model.h"
#include "folder/folder_words.h"
#include "style/character_text.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/counts.h"
#include "text/list.h"
#include "text/qt_text.h"
#include "widgets/marked_line.h"
#include "widgets/notice_pages.h"
#include "widgets/plain_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace moji::app {

namespace {

constexpr int kRowHeight = 22;
constexpr int kLineWidth = 56;
constexpr std::size_t kMostNamed = 6; // lost characters

/// Writes a line with what changed in it marked.
class MarkDelegate final : public PlainDelegate {
public:
    using PlainDelegate::PlainDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        const QPoint mark = index.data(PreviewModel::kMarkRole).toPoint();
        const QColor colour = mark.y() > 0 ? colours().text : colours().muted;
        paintMarkedLine(painter, cell, {mark, colour, colour});
    }
};

QString bytesOf(const PreviewSide& side) {
    if (side.changed.empty())
        return PreviewView::tr("nothing");
    const bool isCut = side.changed.size() >= ConversionPreview::kMostBytes;
    return isCut ? hexText(side.changed) + QStringLiteral(" …") : hexText(side.changed);
}

} // namespace

QString lostText(const std::vector<LostCharacter>& lost) {
    QStringList named;
    for (const LostCharacter& one : lost) {
        if (named.size() == static_cast<qsizetype>(kMostNamed)) {
            named += countedText(
                "moji::app::PreviewView", lost.size() - kMostNamed,
                QT_TRANSLATE_N_NOOP("moji::app::PreviewView", "and %1 other character"),
                QT_TRANSLATE_N_NOOP("moji::app::PreviewView", "and %1 other characters"));
            break;
        }
        named +=
            PreviewView::tr("%1 %2 (%3, the first in line %4)")
                .arg(harmlessText(std::u32string_view(&one.codePoint, 1)),
                     codePointText(one.codePoint), timesText(one.count), numberText(one.firstLine));
    }
    return listText(named);
}

PreviewView::PreviewView(const CodecRegistry& codecs, JobMonitor& jobs, QWidget* parent)
    : QWidget(parent)
    , m_codecs(codecs)
    , m_model(new PreviewModel(this))
    , m_table(new PlainTable(kRowHeight, this))
    , m_sentence(makeSentence(this))
    , m_job(jobs, tr("Previewing the conversion"), this, JobBase::Turn::Urgent) {
    m_table->setObjectName(QStringLiteral("conversionPreview"));
    m_table->setAccessibleName(tr("Before and after the conversion"));
    m_table->setModel(m_model);
    auto* delegate = new MarkDelegate(m_table);
    m_table->setItemDelegateForColumn(PreviewModel::kBefore, delegate);
    m_table->setItemDelegateForColumn(PreviewModel::kAfter, delegate);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_pages = new NoticePages(m_table, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_pages, 1);
    column->addWidget(m_sentence);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PreviewView::describe);
    clear({});
}

void PreviewView::clear(const QString& sentence) {
    m_job.cancel();
    m_model->show({});
    m_sentence->hide();
    m_pages->showNotice(sentence);
}

void PreviewView::preview(const ConvertRequest& request, const ConvertOutcome& planned) {
    m_job.start(
        0,
        [&codecs = m_codecs, request, planned](const std::stop_token& stop,
                                               const ProgressCallback&) {
            return previewConversion(codecs, request, planned, stop);
        },
        [this](std::uint64_t, ConversionPreview preview) { take(std::move(preview)); });
}

void PreviewView::take(ConversionPreview preview) {
    const bool hasLines = !preview.lines.empty();
    const int first = static_cast<int>(preview.firstChanged);
    m_model->show(std::move(preview));
    if (hasLines) {
        m_pages->showContent();
        m_table->setCurrentIndex(m_model->index(first, PreviewModel::kAfter));
        m_table->scrollTo(m_model->index(std::max(0, first - 1), PreviewModel::kLine),
                          QAbstractItemView::PositionAtTop);
    } else {
        m_pages->showNotice(tr("There is nothing to compare: %1.")
                                .arg(conversionText(m_model->preview().outcome, false)));
    }
    fitColumns();
    describe();
}

void PreviewView::describe() {
    const ConversionPreview& preview = m_model->preview();
    QStringList sentences;
    const QModelIndex current = m_table->currentIndex();
    if (current.isValid() && !preview.lines.empty()) {
        const PreviewLine& line = preview.lines[static_cast<std::size_t>(current.row())];
        sentences += line.isChanged() ? tr("Line %1: bytes %2 become %3.")
                                            .arg(numberText(line.number), bytesOf(line.before),
                                                 bytesOf(line.after))
                                      : tr("Line %1 stays as it is.").arg(numberText(line.number));
    }
    if (!preview.isDecoded && !preview.lines.empty())
        sentences += tr("Its lines are in %1; what is not ASCII shows as � before.")
                         .arg(encodingsText(preview.outcome.from));
    if (!preview.lost.empty())
        sentences += tr("Characters that %1 lacks: %2.")
                         .arg(fromUtf8(preview.outcome.to), lostText(preview.lost));
    m_sentence->setText(sentences.join(QLatin1Char(' ')));
    m_sentence->setVisible(!sentences.isEmpty());
}

void PreviewView::fitColumns() {
    const int line = scaled(kLineWidth);
    m_table->setColumnWidth(PreviewModel::kLine, line);
    m_table->setColumnWidth(PreviewModel::kBefore,
                            std::max(1, (m_table->viewport()->width() - line) / 2));
}

void PreviewView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitColumns();
}

void PreviewView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitColumns();
}

} // namespace moji::app
