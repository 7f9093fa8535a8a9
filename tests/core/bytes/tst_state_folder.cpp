// Where journals are kept, by what the environment says.

#include "bytes/state_folder.h"

#include <QtTest>

#include <pwd.h>
#include <unistd.h>

using namespace moji;

class TestStateFolder : public QObject {
    Q_OBJECT

    const QByteArray m_state = qgetenv("XDG_STATE_HOME");
    const QByteArray m_home = qgetenv("HOME");

    static void set(const char* name, const QByteArray& value) {
        value.isNull() ? qunsetenv(name) : qputenv(name, value);
    }
    static std::string folder(const QByteArray& state, const QByteArray& home) {
        set("XDG_STATE_HOME", state);
        set("HOME", home);
        return stateFolder();
    }

private slots:
    void cleanup() {
        set("XDG_STATE_HOME", m_state);
        set("HOME", m_home);
    }

    /// A relative path is as if it were not there.
    void anAbsolutePathCounts() {
        QCOMPARE(folder("/state", "/home/me"), std::string("/state/mojiscope"));
        for (const QByteArray& state : {QByteArray(), QByteArray(""), QByteArray("state")})
            QCOMPARE(folder(state, "/home/me"), std::string("/home/me/.local/state/mojiscope"));
    }

    void withoutAHomeThePasswordDatabaseNamesIt() {
        const auto* const entry = ::getpwuid(::geteuid());
        const std::string home = entry != nullptr && *entry->pw_dir == '/' ? entry->pw_dir : "";
        for (const QByteArray& named : {QByteArray(), QByteArray(""), QByteArray("home/me")})
            QCOMPARE(folder({}, named), home + "/.local/state/mojiscope");
    }
};

QTEST_APPLESS_MAIN(TestStateFolder)
#include "tst_state_folder.moc"
