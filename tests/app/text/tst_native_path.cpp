// Paths go from the system to the window and back without a byte lost.

#include "text/native_path.h"

#include <QtTest>

using namespace moji::app;

class TestNativePath : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyPathComesBack_data() {
        QTest::addColumn<QByteArray>("path");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("ascii") << QByteArray("/a/b c\n.txt");
        QTest::newRow("utf-8") << QByteArray("/мир/世/😀");
        QTest::newRow("no-utf-8") << QByteArray("/a\xFF\xFE/\x80.txt");
        QTest::newRow("cut-off") << QByteArray("/\xE4\xB8");
        QTest::newRow("surrogate-in-utf-8") << QByteArray("/\xED\xB2\x80");
        QTest::newRow("koi8-r") << QByteArray("/\xF0\xD2\xC9\xD7\xC5\xD4");
    }
    void everyPathComesBack() {
        QFETCH(QByteArray, path);
        const QString text = pathFromNative(path.toStdString());
        QCOMPARE(QByteArray::fromStdString(nativePath(text)), path);
    }

    void everyByteAloneComesBack() {
        for (int byte = 0; byte < 256; ++byte) {
            const std::string path(1, static_cast<char>(byte));
            const QString text = pathFromNative(path);
            QCOMPARE(text.size(), 1);
            QCOMPARE(nativePath(text), path);
        }
    }

    void textIsWhatItWas() {
        QCOMPARE(pathFromNative("/мир/世"), QStringLiteral("/мир/世"));
        QCOMPARE(nativePath(QStringLiteral("/мир/世")), std::string("/мир/世"));
        QCOMPARE(pathFromNative("\xFF"), QString(QChar(0xDCFF)));
    }
};

QTEST_GUILESS_MAIN(TestNativePath)
#include "tst_native_path.moc"
