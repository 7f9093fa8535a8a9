#include "closed_window.h"

#include "command_words.h"
#include "document/edit_keeper.h"
#include "settings/settings.h"
#include "text/native_path.h"

#include "bytes/private_folder.h"
#include "support/sandbox.h"
#include "support/words.h"

#include <QAccessible>
#include <QEventLoop>
#include <QTimer>

namespace moji::app {

namespace {

/// Until the bus of screen readers is reached, but not long: where there is none, nobody says so.
void waitForAccessibility() {
    constexpr int kPatienceMs = 300;
    constexpr int kLookMs = 10;
    if (QAccessible::isActive())
        return;
    QEventLoop waiting;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &waiting, [&waiting] {
        if (QAccessible::isActive())
            waiting.quit();
    });
    look.start(kLookMs);
    QTimer::singleShot(kPatienceMs, &waiting, &QEventLoop::quit);
    waiting.exec();
}

} // namespace

std::optional<std::string> keepWritingInSandbox(const std::vector<std::string>& folders) {
    std::vector<std::string> writable = folders;
    for (const QString& own : {Settings::configFolder(), EditKeeper::stateFolder()}) {
        writable.push_back(nativePath(own));
        // One that cannot be made is not written to either; whoever wants to says so.
        (void)makePrivateFolder(writable.back());
    }
    writable.push_back(temporaryFolder());
    if (keepWritingTo(writable))
        return {};
    return commandText(MOJI_WORDS("Command line", "this system cannot restrict where a program "
                                                  "writes (Landlock, since Linux 5.13)"));
}

std::optional<std::string> giveUpReachInSandbox() {
    waitForAccessibility();
    if (giveUpReach(OpenSockets::Speak))
        return {};
    return commandText(MOJI_WORDS("Command line", "this system cannot filter a program's system "
                                                  "calls (seccomp)"));
}

} // namespace moji::app
