// The document's scan: what it knows is right after any edits and changes of encoding, only what
// changed is read again, and whatever becomes of the source is said.

#include "document/document.h"
#include "document/problem_walk.h"
#include "scan/checker.h"
#include "scan/problem_list.h"

#include "patient.h"
#include <QScopeGuard>
#include <QSignalSpy>

#include <atomic>
#include <random>
#include <thread>

using namespace moji;
using namespace moji::app;

namespace {

const CodecRegistry& codecs() {
    static const CodecRegistry registry;
    return registry;
}

/// Text that is computed; one byte in `every` is FF. Tells what is read of it, and waits if told
/// so.
class Computed final : public ByteSource {
public:
    Computed(std::uint64_t size, std::uint64_t every)
        : m_size(size)
        , m_every(every) {}

    mutable std::atomic<std::uint64_t> bytesRead = 0;
    std::atomic<std::uint64_t> mayReadUpTo = ~std::uint64_t{0}; // waits past it
    std::atomic<std::uint64_t> endsAt = ~std::uint64_t{0};      // as a file that has shrunk
    std::atomic<bool> fails = false;

    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        if (mayReadUpTo < m_size) // a slow disk
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        while (offset + out.size() > mayReadUpTo)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (fails)
            return Error{ErrorCode::ReadFailed, "disk", "worn out"};
        const std::uint64_t end = std::min(m_size, endsAt.load());
        const auto left = end - std::min(offset, end);
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(out.size(), left));
        std::fill_n(out.begin(), count, Byte{'a'});
        for (std::uint64_t at = (offset + m_every - 1) / m_every * m_every; at < offset + count;
             at += m_every)
            out[at - offset] = 0xFF;
        bytesRead += count;
        return count;
    }

private:
    const std::uint64_t m_size;
    const std::uint64_t m_every;
};

/// A test that failed ends too: the document waits for its jobs, and these for the source.
[[nodiscard]] auto readOnAtTheEnd(Computed& source) {
    return qScopeGuard([&source] { source.mayReadUpTo = ~std::uint64_t{0}; });
}

CheckSummary checked(const Document& document, const Codec& codec) {
    SourceReader reader(*document.snapshot());
    auto summary = check(reader, codec, {});
    summary->byteOrderMark = false; // the index does not say
    return *summary;
}

} // namespace

class TestDocumentScan : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void isRightAfterEditsAndUndo_data() {
        QTest::addColumn<QByteArray>("encoding");
        for (const char* encoding : {"UTF-8", "EUC-KR", "UTF-16LE", "ISO-2022-JP"})
            QTest::newRow(encoding) << QByteArray(encoding);
    }
    void isRightAfterEditsAndUndo() {
        QFETCH(QByteArray, encoding);
        const Codec& codec = *codecs().find(encoding.toStdString());
        std::mt19937 random(71);
        Bytes noise(300'000);
        for (Byte& byte : noise)
            byte = static_cast<Byte>(random() % 4 ? 'a' + random() % 26 : random());
        Document document(codecs());
        document.setBytes(noise, {});
        document.setCodec(codec);
        for (int round = 0; round < 12; ++round) {
            for (unsigned n = random() % 4; n < 4; ++n) {
                const std::uint64_t at = random() % document.size();
                const Bytes inserted(noise.begin(), noise.begin() + random() % 70);
                document.replace({at, at + random() % 70}, inserted, QStringLiteral("Type"));
                QTest::qWait(random() % 2 ? 0 : 70); // while it scans, and after
            }
            if (round % 3 == 0)
                document.undoStack().undo();
            QTRY_VERIFY(document.scan().isComplete());
            const DocumentIndex& index = document.scan().index();
            QCOMPARE(index.revision, document.revision());
            QVERIFY(summaryOf(index.text.index->totals()) == checked(document, codec));
            QVERIFY(summaryOf(index.bytes.index->totals()) == checked(document, codecs().utf8()));
        }
    }

    void anotherEncodingKeepsWhatIsKnownOfTheBytes() {
        const auto source = std::make_shared<const Computed>(10'000'000, 1'000'000);
        Document document(codecs());
        document.setBytes(source, {});
        QTRY_VERIFY(document.scan().isComplete());
        const auto bytes = document.scan().index().bytes.index;
        document.setCodec(*codecs().find("EUC-KR"));
        QTRY_VERIFY(document.scan().isComplete());
        QCOMPARE(document.scan().index().text.index->totals().errors, std::uint64_t{10});
        source->bytesRead = 0;
        document.setCodec(codecs().utf8());
        QTRY_VERIFY(document.scan().isComplete());
        QVERIFY(document.scan().index().text.index->totals() == bytes->totals());
        QVERIFY(source->bytesRead < 1'000'000);
    }

    void onlyWhatWasEditedIsReadAgain() {
        const auto source = std::make_shared<const Computed>(200'000'000, 1'000'000);
        Document document(codecs());
        document.setBytes(source, {});
        QTRY_VERIFY(document.scan().isComplete());
        source->bytesRead = 0;
        document.insert(77'777'777, asBytes("\xFF"), QStringLiteral("Type"));
        QVERIFY(!document.scan().isCurrent());
        QTRY_VERIFY(document.scan().isComplete());
        QCOMPARE(document.scan().index().text.index->totals().errors, std::uint64_t{201});
        QVERIFY(source->bytesRead < 10'000'000);
    }

    void resultsComeWhileItGoesOn() {
        const auto source = std::make_shared<Computed>(100'000'000, 10'000'000);
        source->mayReadUpTo = 50'000'000;
        Document document(codecs());
        const auto readOn = readOnAtTheEnd(*source);
        document.setBytes(source, {});
        const DocumentScan& scan = document.scan();
        QTRY_VERIFY(scan.index().text.index->knownEnd() > 20'000'000);
        QVERIFY(scan.isCurrent() && !scan.isComplete());
        QVERIFY(scan.index().text.index->totals().errors >= 3);
        // Typing does not lose what is known.
        document.insert(60'000'000, asBytes("x"), QStringLiteral("Type"));
        source->mayReadUpTo = ~std::uint64_t{0};
        QTRY_VERIFY(scan.isComplete());
        QVERIFY(source->bytesRead < 115'000'000);
        QCOMPARE(scan.index().text.index->totals().errors, std::uint64_t{10});
    }

    void cancelledItCanGoOn() {
        const auto source = std::make_shared<Computed>(100'000'000, 10'000'000);
        source->mayReadUpTo = 50'000'000;
        Document document(codecs());
        const auto readOn = readOnAtTheEnd(*source);
        document.setBytes(source, {});
        DocumentScan& scan = document.scan();
        QTRY_VERIFY(scan.index().text.index->knownEnd() > 20'000'000);
        document.jobs().cancelAll();
        QVERIFY(scan.isCancelled());
        QVERIFY(document.jobs().idle());
        source->mayReadUpTo = ~std::uint64_t{0};
        scan.resume();
        QVERIFY(!scan.isCancelled());
        QTRY_VERIFY(scan.isComplete());
        QVERIFY(source->bytesRead < 130'000'000);
    }

    /// It goes on soon, so that it was cancelled is no longer true.
    void anEditStartsItAgain() {
        const auto source = std::make_shared<Computed>(100'000'000, 10'000'000);
        source->mayReadUpTo = 50'000'000;
        Document document(codecs());
        const auto readOn = readOnAtTheEnd(*source);
        document.setBytes(source, {});
        DocumentScan& scan = document.scan();
        QTRY_VERIFY(scan.index().text.index->knownEnd() > 20'000'000);
        document.jobs().cancelAll();
        QVERIFY(scan.isCancelled());
        source->mayReadUpTo = ~std::uint64_t{0};
        document.insert(10, asBytes("x"), {});
        QVERIFY(!scan.isCancelled());
        QTRY_VERIFY(scan.isComplete());
    }

    void aSourceThatFailsOrShrinksIsSaid() {
        const auto source = std::make_shared<Computed>(50'000'000, 10'000'000);
        source->endsAt = 30'000'000;
        Document document(codecs());
        document.setBytes(source, {});
        DocumentScan& scan = document.scan();
        QTRY_VERIFY(scan.failure().has_value());
        QVERIFY(scan.failure()->detail.find("shrank") != std::string::npos);
        QVERIFY(scan.index().text.index->totals().errors >= 2); // what could be read
        source->fails = true;
        scan.resume();
        QTRY_VERIFY(scan.failure() && scan.failure()->detail == "worn out");
        source->fails = false;
        source->endsAt = ~std::uint64_t{0};
        scan.resume();
        QTRY_VERIFY(scan.isComplete());
        QVERIFY(!scan.failure());
        QCOMPARE(scan.index().text.index->totals().errors, std::uint64_t{5});
    }

    void aFileOfNothingButErrors() {
        const std::uint64_t size = 64'000'000;
        const auto source = std::make_shared<const Computed>(size, 1);
        Document document(codecs());
        document.setBytes(source, {});
        QTRY_VERIFY(document.scan().isComplete());
        QCOMPARE(document.scan().index().text.index->totals().problems.count(), size);
        QVERIFY(document.scan().index().text.index->blockCount() < 100);
    }

    void walksToProblemsFarAway() {
        const auto source = std::make_shared<Computed>(100'000'000, 30'000'000);
        source->mayReadUpTo = 40'000'000;
        Document document(codecs());
        const auto readOn = readOnAtTheEnd(*source);
        document.setBytes(source, {});
        ProblemWalk walk(&document);
        QSignalSpy found(&walk, &ProblemWalk::found);
        QSignalSpy notFound(&walk, &ProblemWalk::notFound);
        const auto place = [&] { return found.takeFirst().first().value<ByteRange>(); };
        walk.findNext({0, 1});
        QTRY_COMPARE(found.count(), 1);
        QCOMPARE(place(), (ByteRange{30'000'000, 30'000'001}));
        walk.findNext({30'000'000, 30'000'001}); // not scanned yet: it is waited for
        QTest::qWait(200);
        QCOMPARE(found.count() + notFound.count(), 0);
        source->mayReadUpTo = ~std::uint64_t{0};
        QTRY_COMPARE(found.count(), 1);
        QCOMPARE(place(), (ByteRange{60'000'000, 60'000'001}));
        walk.findPrevious({100'000'000, 100'000'000});
        QTRY_COMPARE(found.count(), 1);
        QCOMPARE(place(), (ByteRange{90'000'000, 90'000'001}));
        walk.findPrevious({0, 1});
        QTRY_COMPARE(notFound.count(), 1);
        walk.findNext({90'000'000, 90'000'001});
        QTRY_COMPARE(notFound.count(), 2);
    }
};

QTEST_GUILESS_MAIN(TestDocumentScan)
#include "tst_document_scan.moc"
