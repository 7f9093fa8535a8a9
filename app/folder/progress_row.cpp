#include "folder/progress_row.h"

#include "style/fonts.h"
#include "widgets/notice_pages.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace moji::app {

namespace {

constexpr int kBarWidth = 160;
constexpr int kBarHeight = 8;
constexpr int kMargin = 12;
constexpr int kSteps = 1000; // of the bar, whose numbers are ints

} // namespace

ProgressRow::ProgressRow(QWidget* parent)
    : QWidget(parent)
    , m_sentence(makeSentence(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QPushButton(tr("Cancel"), this)) {
    m_bar->setAccessibleName(tr("Progress of the folder"));
    m_bar->setTextVisible(false);
    m_bar->setFixedSize(scaled(kBarWidth), scaled(kBarHeight));
    m_cancel->setObjectName(QStringLiteral("folderCancel"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, scaled(kMargin), 0);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_bar);
    row->addWidget(m_cancel);
    connect(m_cancel, &QPushButton::clicked, this, &ProgressRow::cancelWanted);
    setWorking(false);
}

void ProgressRow::setSentence(const QString& sentence) {
    m_sentence->setText(sentence);
}

QString ProgressRow::sentence() const {
    return m_sentence->text();
}

void ProgressRow::setProgress(std::uint64_t done, std::uint64_t total) {
    m_bar->setRange(0, total == 0 ? 0 : kSteps);
    if (total > 0)
        m_bar->setValue(static_cast<int>(kSteps * std::min(done, total) / total));
}

void ProgressRow::setWorking(bool isWorking) {
    m_bar->setVisible(isWorking);
    m_cancel->setVisible(isWorking);
}

} // namespace moji::app
