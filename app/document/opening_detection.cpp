#include "document/opening_detection.h"

#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "text/counts.h"
#include "text/qt_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace moji::app {

namespace {

QString listed(const std::vector<const Codec*>& codecs) {
    QStringList names;
    for (const Codec* codec : codecs)
        names += fromUtf8(codec->name());
    return QLocale().createSeparatedList(names);
}

/// What the file is read as, and why.
QString sureText(const FileEncoding& found) {
    const QString codec = fromUtf8(found.codec->name());
    if (found.basis == DetectionBasis::ByteOrderMark)
        return OpeningDetection::tr("Read as %1, as its byte-order mark says.").arg(codec);
    if (found.basis == DetectionBasis::Declaration)
        return OpeningDetection::tr(
                   "Read as %1, as the file itself declares: its bytes would be text in "
                   "other encodings too.")
            .arg(codec);
    const bool hasRival = found.next && found.margin > 0;
    const QString bits = numberText(static_cast<std::uint64_t>(std::max(0.0, found.margin)));
    const QString rival = hasRival ? fromUtf8(found.next->name()) : QString();
    if (!found.language)
        return hasRival ? OpeningDetection::tr("Read as %1: every byte is text in it; it is %2 "
                                               "bits likelier than %3.")
                              .arg(codec, bits, rival)
                        : OpeningDetection::tr("Read as %1: every byte is text in it.").arg(codec);
    const QString language =
        QCoreApplication::translate("Language", languageInfo(*found.language).name.data());
    return hasRival
               ? OpeningDetection::tr("Read as %1: the text looks like %2; it is %3 bits "
                                      "likelier than %4.")
                     .arg(codec, language, bits, rival)
               : OpeningDetection::tr("Read as %1: the text looks like %2.").arg(codec, language);
}

/// Those that the reader has named; none: all.
std::vector<const Codec*> chosenCandidates(const CodecRegistry& codecs) {
    std::vector<const Codec*> chosen;
    for (const QString& name : settings().get(setting::kCandidates))
        if (const Codec* codec = codecs.find(toUtf8(name)))
            chosen.push_back(codec);
    return chosen;
}

QString malformedText(const Disproof& disproof) {
    return OpeningDetection::tr("The first malformed bytes are %1 at offset %2.")
        .arg(hexText(disproof.bytes), offsetText(disproof.offset));
}

} // namespace

QString decisionText(const FileEncoding& found, const CodecRegistry& codecs) {
    if (found.isBetweenNuls)
        return OpeningDetection::tr("Shown as %1: the file has NULs, as binary data has, but what "
                                    "is between them is text.")
            .arg(fromUtf8(found.codec->name()));
    if (!found.ofLines.empty())
        return OpeningDetection::tr("Shown as UTF-8; its lines are in several encodings: %1.")
            .arg(listed(found.ofLines));
    if (!found.sure && found.others == std::vector<const Codec*>{&codecs.utf8()}) {
        const QString shown = OpeningDetection::tr(
            "Shown as UTF-8, although it is malformed: no other encoding is likelier.");
        return found.disproof ? OpeningDetection::tr("%1 %2", "two sentences")
                                    .arg(shown, malformedText(*found.disproof))
                              : shown;
    }
    if (!found.sure)
        return found.others.empty()
                   ? OpeningDetection::tr(
                         "Shown as UTF-8, although it is malformed: it does not look like text "
                         "in any encoding.")
                   : OpeningDetection::tr(
                         "Shown as UTF-8, although it is malformed. The encoding is uncertain. "
                         "Candidates: %1.")
                         .arg(listed(found.others));
    if (found.codec == &codecs.utf8())
        return {};
    if (!found.disproof)
        return sureText(found);
    return OpeningDetection::tr("%1 %2", "two sentences")
        .arg(sureText(found), malformedText(*found.disproof));
}

OpeningDetection::OpeningDetection(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(document->jobs(), tr("Detecting the encoding"), this) {
    connect(document, &Document::opened, this, [this] { m_job.cancel(); });
    connect(document, &Document::codecDecided, this, [this] { m_job.cancel(); });
}

void OpeningDetection::begin() {
    const CodecRegistry& codecs = m_document->codecs();
    if (settings().get(setting::kDetects))
        return start();
    const Codec* chosen = codecs.find(toUtf8(settings().get(setting::kDefaultEncoding)));
    m_document->setCodec(chosen != nullptr ? *chosen : codecs.utf8());
}

void OpeningDetection::start() {
    const CodecRegistry& codecs = m_document->codecs();
    m_document->setCodec(codecs.utf8());
    m_job.start(
        m_document->revision(),
        [source = m_document->snapshot(), &codecs,
         among = chosenCandidates(codecs)](std::stop_token stop, const ProgressCallback& report) {
            return findFileEncoding(*source, codecs, stop, report, among);
        },
        [this](std::uint64_t revision, const Result<FileEncoding>& found) {
            finish(revision, found);
        });
}

void OpeningDetection::finish(std::uint64_t revision, const Result<FileEncoding>& found) {
    if (!found || revision != m_document->revision())
        return;
    m_document->setCodec(*found->codec);
    const QString sentence = decisionText(*found, m_document->codecs());
    if (!found->ofLines.empty())
        Q_EMIT saidOfLines(sentence);
    else if (!sentence.isEmpty())
        Q_EMIT said(sentence);
}

} // namespace moji::app
