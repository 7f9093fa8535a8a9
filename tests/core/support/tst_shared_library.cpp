// Libraries that are loaded late: what is missing is said once, in the loader's words.

#include "support/shared_library.h"

#include <QtTest>

using namespace moji;

class TestSharedLibrary : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void functionsAreFound() {
        SharedLibrary library("libc.so.6");
        double (*function)(const char*) = nullptr;
        library.bind(function, "atof");
        QVERIFY(library.isComplete());
        QVERIFY(library.problem().empty());
        QCOMPARE(function("2.5"), 2.5);
    }

    void aLibraryThatIsNotThere() {
        SharedLibrary library("libnosuch.so.1");
        void (*function)() = nullptr;
        library.bind(function, "anything");
        QVERIFY(!function);
        QVERIFY(!library.isComplete());
        QVERIFY(library.problem().find("libnosuch.so.1") != std::string::npos);
    }

    void theFirstFunctionThatIsNotThere() {
        SharedLibrary library("libc.so.6");
        void (*function)() = nullptr;
        library.bind(function, "no_such_function");
        QVERIFY(!function);
        library.bind(function, "another_one");
        QVERIFY(!library.isComplete());
        QVERIFY(library.problem().find("no_such_function") != std::string::npos);
    }

    void versionsOfWhatIsLinked() {
        const std::string version = versionOfLinked("libQt6Core");
        QVERIFY2(version.starts_with("6."), version.c_str()); // its name has all three numbers
        QCOMPARE(version, std::string(qVersion()));
        QCOMPARE(versionOfLinked("libnosuch"), std::string());
    }
};

QTEST_GUILESS_MAIN(TestSharedLibrary)
#include "tst_shared_library.moc"
