#include "window/damage_notices.h"

#include "document/line_range.h"
#include "text/counts.h"
#include "text/qt_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace moji::app {

namespace {

constexpr std::uint64_t kReviewed = 64 * 1024; // bytes: what the Mojibake lens examines

struct DamageText {
    Q_DECLARE_TR_FUNCTIONS(DamageNotices)
};

QString withExtent(const QString& sentence, const DamageReport& report) {
    return report.isWhole ? sentence
                          : DamageText::tr("%1 Only the first %2 were examined.")
                                .arg(sentence, bytesText(report.examined));
}

} // namespace

QString mixedText(const DamageReport& report) {
    QStringList parts;
    for (const auto& [encoding, count] : report.lines)
        parts += DamageText::tr("%1 %2", "an encoding and how many lines are in it")
                     .arg(encoding, numberText(count));
    return withExtent(DamageText::tr("%1 in %2 encodings: %3.")
                          .arg(linesText(report.lineCount()), numberText(report.lines.size()),
                               QLocale().createSeparatedList(parts)),
                      report);
}

QString misreadText(const DamageReport& report) {
    const QString places = placesText(report.places);
    const bool isOnce = report.chain.size() == 2 &&
                        report.chain[0].kind == repair::StepKind::Encode &&
                        report.chain[1].kind == repair::StepKind::Decode;
    if (!isOnce)
        return withExtent(
            DamageText::tr("Misread in %1: text was read in a wrong encoding more than once.")
                .arg(places),
            report);
    const QString written = fromUtf8(report.chain[1].codec);
    const QString read = fromUtf8(report.chain[0].codec);
    const QString sentence =
        written == QLatin1String("UTF-8")
            ? DamageText::tr("Double-encoded in %1: text in %2 was read as %3.")
            : DamageText::tr("Misread in %1: text in %2 was read as %3.");
    return withExtent(sentence.arg(places, written, read), report);
}

ByteRange firstPlaces(const Document& document, const DamageReport& report) {
    if (report.where.empty())
        return {};
    ByteRange all = report.where.front();
    for (const ByteRange& place : report.where)
        if (place.end - all.begin <= kReviewed)
            all.end = place.end;
    // The file may have been looked at before its encoding was detected: its lines are others then.
    const Codec& codec = document.codec();
    if ((decidesDamage(codec) ? &codec : nullptr) != report.readAs)
        return all;
    // By itself a place could be read otherwise than in its line.
    const ByteRange lines{lineAround(document, all.begin).begin,
                          lineAround(document, all.end - 1).end};
    return lines.length() <= kReviewed ? lines : all;
}

DamageNotices::DamageNotices(Document* document, Notices* notices, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_notices(notices)
    , m_look(document) {
    connect(document, &Document::opened, this, [this] { m_closedLines = m_closedPlaces = 0; });
    connect(&m_look, &DamageLook::reported, this, &DamageNotices::show);
}

void DamageNotices::show() {
    showLines(m_look.report());
    showPlaces(m_look.report());
    Q_EMIT reported();
}

void DamageNotices::showLines(const DamageReport& report) {
    const std::uint64_t others = report.otherLines();
    if (others <= m_closedLines)
        return m_notices->clear(NoticeKind::MixedLines);
    m_notices->set(
        NoticeKind::MixedLines,
        {mixedText(report),
         {{tr("Show lines"), [this] { Q_EMIT lensWanted(QStringLiteral("lines"), {}); }, true},
          {tr("Close"), [this, others] { m_closedLines = others; }}}});
}

void DamageNotices::showPlaces(const DamageReport& report) {
    const std::uint64_t places = report.places;
    if (places <= m_closedPlaces)
        return m_notices->clear(NoticeKind::Misread);
    m_notices->set(NoticeKind::Misread,
                   {misreadText(report),
                    {{tr("Review repair"),
                      [this] {
                          Q_EMIT lensWanted(QStringLiteral("mojibake"),
                                            firstPlaces(*m_document, m_look.report()));
                      },
                      true},
                     {tr("Close"), [this, places] { m_closedPlaces = places; }}}});
}

} // namespace moji::app
