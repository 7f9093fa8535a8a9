// Copying to the clipboard: what could not be read is said, and leaves the clipboard as it was.

#include "document/clipboard_copy.h"
#include "document/selection.h"
#include "grid/byte_editor.h"

#include "patient.h"
#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>

#include <algorithm>
#include <atomic>

using namespace moji;
using namespace moji::app;

namespace {

/// A file that cannot be read from `m_good` on.
class WornOut final : public ByteSource {
public:
    WornOut(std::uint64_t size, std::uint64_t good)
        : m_size(size)
        , m_good(good) {}
    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        if (offset + out.size() > m_good)
            return Error{ErrorCode::ReadFailed, "disk", "worn out"};
        std::ranges::fill(out, Byte{'a'});
        return out.size();
    }
    void wearOut() { m_good = 0; }

private:
    std::uint64_t m_size;
    std::atomic<std::uint64_t> m_good;
};

ClipboardCopy::Content contentAsText(const DocumentPart& part, const std::stop_token& stop) {
    return {{}, part.decodedText(stop)};
}

ClipboardCopy::Content contentAsBytes(const DocumentPart& part, const std::stop_token& stop) {
    return {part.bytes(), part.decodedText(stop)};
}

const QString kBefore = QStringLiteral("from before");

} // namespace

class TestClipboardCopy : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { QApplication::clipboard()->setText(kBefore); }
    void whatCannotBeReadIsSaid_data();
    void whatCannotBeReadIsSaid();
    void whatCanBeReadIsCopied();
    void beforePastingToo();
    void aCutHasItsBytesOrTakesNone();

private:
    [[nodiscard]] static QString clipboard() { return QApplication::clipboard()->text(); }
    CodecRegistry m_codecs;
};

void TestClipboardCopy::whatCannotBeReadIsSaid_data() {
    QTest::addColumn<bool>("isText");
    QTest::addColumn<std::uint64_t>("length");
    for (const std::uint64_t length : {std::uint64_t{100}, 4 * ClipboardCopy::kAtOnce}) {
        QTest::addRow("text-%d", int(length)) << true << length;
        QTest::addRow("bytes-%d", int(length)) << false << length;
    }
}

void TestClipboardCopy::whatCannotBeReadIsSaid() {
    QFETCH(bool, isText);
    QFETCH(std::uint64_t, length);
    Document document(m_codecs);
    document.setBytes(std::make_shared<const WornOut>(length, length / 2), QStringLiteral("test"));
    ClipboardCopy copy(&document);
    QSignalSpy failed(&copy, &ClipboardCopy::failed);
    QSignalSpy finished(&copy, &ClipboardCopy::finished);
    const bool isAtOnce = length <= ClipboardCopy::kAtOnce;
    QCOMPARE(copy.start(document, {0, length}, isText ? contentAsText : contentAsBytes), !isAtOnce);
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed.front().front().toString(),
             QStringLiteral("Nothing was copied: disk cannot be read.\nworn out"));
    QCOMPARE(finished.count(), 0);
    QCOMPARE(clipboard(), kBefore);
}

void TestClipboardCopy::whatCanBeReadIsCopied() {
    Document document(m_codecs);
    constexpr std::uint64_t kLength = 4 * ClipboardCopy::kAtOnce;
    document.setBytes(std::make_shared<const WornOut>(kLength, kLength), QStringLiteral("test"));
    ClipboardCopy copy(&document);
    QSignalSpy finished(&copy, &ClipboardCopy::finished);
    QVERIFY(copy.start(document, {0, 3}, contentAsText));
    QCOMPARE(clipboard(), QStringLiteral("aaa"));
    QVERIFY(copy.start(document, {0, kLength}, contentAsBytes));
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(clipboard().size(), qsizetype(kLength));
}

void TestClipboardCopy::beforePastingToo() {
    Document document(m_codecs);
    constexpr std::uint64_t kLength = 4 * ClipboardCopy::kAtOnce;
    document.setBytes(std::make_shared<const WornOut>(kLength, 0), QStringLiteral("test"));
    ClipboardCopy copy(&document);
    QSignalSpy failed(&copy, &ClipboardCopy::failed);
    QVERIFY(copy.start(document, {0, kLength}, contentAsText));
    copy.finishNow();
    QCOMPARE(failed.count(), 1);
    QCOMPARE(clipboard(), kBefore);
}

/// Whatever becomes of the file while they are still being copied.
void TestClipboardCopy::aCutHasItsBytesOrTakesNone() {
    constexpr std::uint64_t kLength = 4 * ClipboardCopy::kAtOnce;
    for (const std::uint64_t good : {kLength, kLength - 1}) {
        Document document(m_codecs);
        const auto file = std::make_shared<WornOut>(kLength, good);
        document.setBytes(file, QStringLiteral("test"));
        Selection selection(&document);
        selection.select({0, kLength});
        ByteEditor editor(&document, &selection);
        QSignalSpy refused(&editor, &ByteEditor::refused);
        QApplication::clipboard()->setText(kBefore);
        editor.cut(ByteColumn::Text);
        file->wearOut();
        if (good < kLength) {
            QCOMPARE(refused.count(), 1);
            QCOMPARE(document.size(), kLength);
            QCOMPARE(clipboard(), kBefore);
        } else {
            QCOMPARE(document.size(), std::uint64_t{0});
            QTRY_COMPARE(clipboard().size(), qsizetype(kLength));
        }
    }
}

QTEST_MAIN(TestClipboardCopy)
#include "tst_clipboard_copy.moc"
