// Files of any size: the window's own thread reads but a little of them, whatever one does, and
// what is kept of them does not grow without bound.

#include "document/document_scan.h"
#include "grid/byte_grid.h"
#include "window/go_to_bar.h"
#include "window/main_window.h"

#include <QLineEdit>
#include <QtTest>

#include <atomic>

using namespace moji;
using namespace moji::app;

namespace {

constexpr int kPatience = 60'000;

/// 20 GB of lines, or bytes of a double-byte set without any; counts what the window's thread
/// reads.
class Huge final : public ByteSource {
public:
    enum class Kind { Lines, DoubleBytes };
    Huge(Kind kind, std::uint64_t size)
        : m_kind(kind)
        , m_size(size) {}

    mutable std::atomic<std::uint64_t> readInTheWindow = 0;

    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        const auto left = m_size - std::min(offset, m_size);
        out = out.first(static_cast<std::size_t>(std::min<std::uint64_t>(out.size(), left)));
        if (QThread::currentThread() == QCoreApplication::instance()->thread())
            readInTheWindow += out.size();
        std::fill(out.begin(), out.end(), m_kind == Kind::Lines ? Byte{'a'} : Byte{0x88});
        for (std::uint64_t at = (offset + 99) / 100 * 100;
             m_kind == Kind::Lines && at < offset + out.size(); at += 100)
            out[at - offset] = 0x0A;
        return out.size();
    }

private:
    const Kind m_kind;
    const std::uint64_t m_size;
};

} // namespace

class TestHugeFiles : public QObject {
    Q_OBJECT

private:
    CodecRegistry m_codecs;

private Q_SLOTS:
    void theWindowReadsLittle_data() {
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<bool>("lines");
        QTest::newRow("UTF-8") << QByteArray("UTF-8") << true;
        QTest::newRow("Shift_JIS") << QByteArray("Shift_JIS") << true;
        QTest::newRow("Shift_JIS-one-line") << QByteArray("Shift_JIS") << false;
        QTest::newRow("ISO-2022-JP") << QByteArray("ISO-2022-JP") << true;
        QTest::newRow("UTF-16LE") << QByteArray("UTF-16LE") << true;
    }
    void theWindowReadsLittle() {
        QFETCH(QByteArray, encoding);
        QFETCH(bool, lines);
        const auto source = std::make_shared<Huge>(
            lines ? Huge::Kind::Lines : Huge::Kind::DoubleBytes, 20'000'000'001);
        MainWindow window(m_codecs);
        window.resize(1440, 900);
        window.show();
        window.document().setCodec(*m_codecs.find(encoding.toStdString()));
        window.document().setBytes(source, QStringLiteral("huge"));
        QVERIFY(!window.grab().isNull());
        for (const auto& [key, modifiers] :
             {std::pair{Qt::Key_End, Qt::ControlModifier},
              std::pair{Qt::Key_Home, Qt::ControlModifier},
              std::pair{Qt::Key_End, Qt::ControlModifier},
              std::pair{Qt::Key_PageUp, Qt::NoModifier}, std::pair{Qt::Key_Up, Qt::NoModifier},
              std::pair{Qt::Key_Right, Qt::ShiftModifier}, std::pair{Qt::Key_A, Qt::NoModifier},
              std::pair{Qt::Key_Delete, Qt::NoModifier},
              std::pair{Qt::Key_Z, Qt::ControlModifier}}) {
            QTest::keyClick(&window.grid(), key, modifiers);
            QTest::qWait(20);
            QVERIFY(!window.grab().isNull());
        }
        QVERIFY(source->readInTheWindow < 40'000'000);
        window.document().jobs().cancelAll();
    }

    void linesAndCharactersAreFoundFarAway() {
        const auto source = std::make_shared<const Huge>(Huge::Kind::Lines, 300'000'001);
        MainWindow window(m_codecs);
        window.show();
        window.document().setBytes(source, QStringLiteral("huge"));
        const auto goTo = [&](const QString& text) {
            QTest::keyClick(&window.grid(), Qt::Key_G, Qt::ControlModifier);
            auto* field = window.findChild<GoToBar*>()->findChild<QLineEdit*>();
            field->setText(text);
            QTest::keyClick(field, Qt::Key_Return);
        };
        goTo(QStringLiteral("2500000:7")); // maybe before the scan has come so far
        QTRY_COMPARE_WITH_TIMEOUT(window.selection().caret(),
                                  std::uint64_t{2'499'998} * 100 + 1 + 6, kPatience);
        goTo(QStringLiteral("U+123456789"));
        QTRY_COMPARE_WITH_TIMEOUT(window.selection().caret(), std::uint64_t{123'456'788},
                                  kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(window.document().scan().isComplete(), kPatience);
        QVERIFY(source->readInTheWindow < 40'000'000);
    }
};

QTEST_MAIN(TestHugeFiles)
#include "tst_huge_files.moc"
