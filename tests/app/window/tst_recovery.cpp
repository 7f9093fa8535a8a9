// Edits that a killed program left are offered also where it takes its time to end. (What is
// offered, and what becomes of it: tst_document_tabs.)

#include "app/window_test.h"
#include "bytes/edit_journal.h"
#include "bytes/locked_file.h"
#include "bytes/piece_table.h"
#include "window/banner.h"

#include <QFile>
#include <QTemporaryDir>

using namespace moji;
using namespace moji::app;

namespace {

/// As a killed program leaves them: "edit" in a file that never was saved.
void leaveEdits(const QString& path) {
    const QTemporaryDir elsewhere;
    const auto journal = EditJournal::create(elsewhere.path().toStdString());
    QVERIFY(journal.has_value());
    PieceTable table(std::make_shared<const MemorySource>(Bytes()));
    table.replace({0, 0}, asBytes("edit"));
    QVERIFY((*journal)->record({{}, "left", "UTF-8", {}}, table, nullptr).has_value());
    QVERIFY(QFile::copy(QString::fromStdString((*journal)->path()), path));
}

} // namespace

class TestRecovery : public QObject, WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void editsOfAProgramThatIsEndingAreOffered();

private:
    [[nodiscard]] bool isOffered() const {
        const auto banners = m_window->findChildren<Banner*>();
        return std::ranges::any_of(banners, [](const Banner* banner) {
            return banner->isVisible() && banner->sentence().contains(QStringLiteral("left"));
        });
    }
};

void TestRecovery::editsOfAProgramThatIsEndingAreOffered() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.journal"));
    leaveEdits(path);
    auto held = std::make_unique<Result<LockedFile>>(
        LockedFile::open(path.toStdString(), LockedFile::Mode::Existing));
    QVERIFY(held->has_value());
    m_window->keepEdits(folder.path());
    QTest::qWait(500); // the first look, or, where it comes later, one look is enough
    QVERIFY(!isOffered());
    held.reset();
    QTRY_VERIFY(isOffered());
}

QTEST_MAIN(TestRecovery)
#include "tst_recovery.moc"
