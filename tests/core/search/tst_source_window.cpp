#include "search/source_window.h"

#include <QtTest>

#include <algorithm>

using namespace moji;

namespace {

/// Each byte tells its offset. One place cannot be read: the bytes before it are there, and an
/// error follows.
class WornSource final : public ByteSource {
public:
    explicit WornSource(std::uint64_t worn)
        : m_worn(worn) {}
    std::uint64_t size() const override { return 4'000'000; }
    Result<std::size_t> read(std::uint64_t offset, std::span<Byte> out) const override {
        const auto count =
            static_cast<std::size_t>(std::min<std::uint64_t>(out.size(), size() - offset));
        for (std::size_t i = 0; i < count; ++i) {
            if (offset + i == m_worn)
                return Error{ErrorCode::ReadFailed, "disk", ""};
            out[i] = valueAt(offset + i);
        }
        return count;
    }
    static Byte valueAt(std::uint64_t offset) { return static_cast<Byte>(offset / 4096 + offset); }

private:
    std::uint64_t m_worn;
};

} // namespace

class TestSourceWindow : public QObject {
    Q_OBJECT

private slots:
    void forgetsWhatAFailedReadOverwrote() {
        const WornSource source(2'001'000);
        search::SourceWindow window(source, {});
        QVERIFY(window.from(0, 16));
        QVERIFY(!window.from(2'000'000, 16));
        const auto again = window.from(100, 16);
        QVERIFY(again);
        for (std::size_t i = 0; i < 16; ++i)
            QCOMPARE((*again)[i], WornSource::valueAt(100 + i));
    }
};

QTEST_APPLESS_MAIN(TestSourceWindow)
#include "tst_source_window.moc"
