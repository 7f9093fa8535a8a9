#include "closed_window.h"

#include "command_words.h"
#include "document/edit_keeper.h"
#include "settings/settings.h"
#include "text/native_path.h"

#include "bytes/private_folder.h"
#include "support/sandbox.h"
#include "support/words.h"

#include <QAccessible>
#include <QApplication>
#include <QElapsedTimer>

namespace moji::app {

namespace {

constexpr int kPatienceMs =
    300; // for the bus of screen readers, which tells nobody that it is none

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
    QElapsedTimer since;
    since.start();
    while (!QAccessible::isActive() && since.elapsed() < kPatienceMs)
        QApplication::processEvents(QEventLoop::AllEvents, kPatienceMs);
    if (giveUpReach())
        return {};
    return commandText(MOJI_WORDS("Command line", "this system cannot filter a program's system "
                                                  "calls (seccomp)"));
}

} // namespace moji::app
