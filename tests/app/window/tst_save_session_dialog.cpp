// The dialog is gone only when the session is saved.

#include "window/save_session_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

using namespace moji;
using namespace moji::app;

class TestSaveSessionDialog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itStaysWhereSavingFails();
    void itClosesWhenTheSessionIsSaved();

private:
    void open(SaveSessionDialog::Save save);
    void choose(const QString& file);
    void pressSave() {
        m_dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
    }

    QTemporaryDir m_folder;
    QPointer<SaveSessionDialog> m_dialog;
};

void TestSaveSessionDialog::open(SaveSessionDialog::Save save) {
    m_dialog = new SaveSessionDialog(1000, 1, std::move(save), nullptr);
    m_dialog->open();
}

void TestSaveSessionDialog::choose(const QString& file) {
    m_dialog->findChild<QLineEdit*>()->setText(m_folder.filePath(file));
}

void TestSaveSessionDialog::itStaysWhereSavingFails() {
    QStringList tried;
    const auto full = QStringLiteral("No space is left.");
    open([&](const QString& path, SessionFiles::Keep) -> Result<Done, QString> {
        tried += path;
        return full;
    });
    choose(QStringLiteral("a"));
    QString said;
    QTimer::singleShot(0, this, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(box != nullptr);
        QCOMPARE(box->parentWidget(), m_dialog.data());
        said = box->text();
        box->accept();
    });
    pressSave();
    QCOMPARE(said, full);
    QCOMPARE(tried, QStringList{m_folder.filePath(QStringLiteral("a.mojiscope"))});
    QVERIFY(!m_dialog.isNull() && m_dialog->isVisible());
    m_dialog->close();
}

void TestSaveSessionDialog::itClosesWhenTheSessionIsSaved() {
    QList<SessionFiles::Keep> kept;
    open([&](const QString&, SessionFiles::Keep keep) -> Result<Done, QString> {
        kept += keep;
        return Done();
    });
    choose(QStringLiteral("b.mojiscope"));
    for (QRadioButton* choice : m_dialog->findChildren<QRadioButton*>())
        if (!choice->isChecked()) {
            choice->setChecked(true);
            break;
        }
    pressSave();
    QCOMPARE(kept, QList{SessionFiles::Keep::Paths});
    QTRY_VERIFY(m_dialog.isNull());
}

QTEST_MAIN(TestSaveSessionDialog)
#include "tst_save_session_dialog.moc"
