// Records of an edit journal that were cut off or damaged anywhere are none; payloads that lack a
// value say so.

#include "bytes/journal_format.h"

#include <QtTest>

using namespace moji;
using namespace moji::journal;

class TestJournalFormat : public QObject {
    Q_OBJECT

    static Bytes payload() {
        PayloadWriter writer;
        writer.number(0x0123456789ABCDEF);
        writer.text("name");
        writer.byte(7);
        return writer.payload();
    }
    static Bytes record() {
        const Bytes what = payload();
        Bytes bytes = recordHeader(kHead, what);
        bytes.insert(bytes.end(), what.begin(), what.end());
        return bytes;
    }

private Q_SLOTS:
    void whatWasWrittenIsRead() {
        Bytes two = record();
        const std::size_t length = two.size();
        two.insert(two.end(), two.begin(), two.begin() + static_cast<std::ptrdiff_t>(length));
        const MemorySource journal(two);
        std::uint64_t at = 0;
        for (const std::uint64_t end : {length, 2 * length}) {
            const auto found = nextRecord(journal, at);
            QVERIFY(found && *found);
            QCOMPARE((*found)->kind, kHead);
            QCOMPARE(at, end);
            QCOMPARE((*found)->payload, (ByteRange{end - payload().size(), end}));
        }
        const auto none = nextRecord(journal, at);
        QVERIFY(none && !*none);
    }

    void whatWasCutOffIsNoRecord() {
        const Bytes whole = record();
        for (std::size_t length = 0; length < whole.size(); ++length) {
            const MemorySource journal(
                Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length)));
            std::uint64_t at = 0;
            const auto found = nextRecord(journal, at);
            QVERIFY(found && !*found);
            QCOMPARE(at, std::uint64_t{0});
        }
    }

    /// All but the kind, which has no sum.
    void damageIsNoRecord() {
        const Bytes whole = record();
        for (std::size_t i = 1; i < whole.size(); ++i) {
            for (const Byte bit : {0x01, 0x80}) {
                Bytes damaged = whole;
                damaged[i] ^= bit;
                std::uint64_t at = 0;
                const auto found = nextRecord(MemorySource(damaged), at);
                QVERIFY(found && !*found);
            }
        }
    }

    void payloadsThatLackAValueSaySo() {
        const Bytes whole = payload();
        for (std::size_t length = 0; length <= whole.size(); ++length) {
            PayloadReader reader(ByteView(whole).first(length));
            const std::uint64_t number = reader.number();
            const std::string text = reader.text();
            QCOMPARE(reader.isWhole(), length >= 8 + 8 + 4);
            QCOMPARE(number, length >= 8 ? 0x0123456789ABCDEF : std::uint64_t{0});
            QCOMPARE(text, std::string(reader.isWhole() ? "name" : ""));
            if (reader.isWhole())
                QCOMPARE(reader.atEnd(), length == 8 + 8 + 4); // a byte follows
        }
    }
};

QTEST_GUILESS_MAIN(TestJournalFormat)
#include "tst_journal_format.moc"
