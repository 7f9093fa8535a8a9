#include "document/opening_detection.h"

#include "text/counts.h"
#include "text/qt_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace moji::app {

namespace {

QString listed(const std::vector<const Codec*>& codecs) {
    QStringList names;
    for (const Codec* codec : codecs)
        names += fromUtf8(codec->name());
    return QLocale().createSeparatedList(names);
}

/// What speaks for it.
QString reasonFor(const FileEncoding& found) {
    if (found.basis == DetectionBasis::ByteOrderMark)
        return OpeningDetection::tr("it begins with its byte-order mark");
    QString reason = OpeningDetection::tr("every byte is text in it");
    if (found.language)
        reason = OpeningDetection::tr("it reads as %1")
                     .arg(QCoreApplication::translate("Language",
                                                      languageInfo(*found.language).name.data()));
    if (found.next && found.margin > 0)
        reason += OpeningDetection::tr(", by %1 bits likelier than %2")
                      .arg(numberText(static_cast<std::uint64_t>(found.margin)),
                           fromUtf8(found.next->name()));
    return reason;
}

QString malformedText(const Disproof& disproof) {
    return OpeningDetection::tr("The first malformed bytes are %1 at offset %2.")
        .arg(hexText(disproof.bytes), offsetText(disproof.offset));
}

} // namespace

QString decisionText(const FileEncoding& found, const CodecRegistry& codecs) {
    if (!found.sure)
        return found.others.empty()
                   ? OpeningDetection::tr("Read as UTF-8, which it is not: it does not look like "
                                          "text in any encoding.")
                   : OpeningDetection::tr("Read as UTF-8, which it is not. It is not certain what "
                                          "it is; it could be: %1.")
                         .arg(listed(found.others));
    if (found.codec == &codecs.utf8())
        return {};
    QString sentence = OpeningDetection::tr("Read as %1: %2.")
                           .arg(fromUtf8(found.codec->name()), reasonFor(found));
    if (found.disproof)
        sentence += QLatin1Char(' ') + malformedText(*found.disproof);
    return sentence;
}

OpeningDetection::OpeningDetection(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(document->jobs(), tr("Detecting the encoding"), this) {
    connect(document, &Document::opened, this, [this] { m_job.cancel(); });
}

void OpeningDetection::start() {
    const CodecRegistry& codecs = m_document->codecs();
    m_document->setCodec(codecs.utf8());
    m_job.start(
        m_document->revision(),
        [source = m_document->snapshot(), &codecs](std::stop_token stop,
                                                   const ProgressCallback& report) {
            return findFileEncoding(*source, codecs, stop, report);
        },
        [this](std::uint64_t revision, const Result<FileEncoding>& found) {
            finish(revision, found);
        });
}

void OpeningDetection::finish(std::uint64_t revision, const Result<FileEncoding>& found) {
    if (!found || revision != m_document->revision())
        return;
    m_document->setCodec(*found->codec);
    if (const QString sentence = decisionText(*found, m_document->codecs()); !sentence.isEmpty())
        Q_EMIT said(sentence);
}

} // namespace moji::app
