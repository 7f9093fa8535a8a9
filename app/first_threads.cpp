#include "first_threads.h"

#include <QSemaphore>
#include <QThreadPool>

#include <latch>
#include <memory>
#include <system_error>
#include <thread>
#include <vector>

namespace moji::app {

namespace {

// Qt's for the events of the screen, for D-Bus and for pictures; one for background work.
constexpr int kFewest = 4;
constexpr int kPatienceMs = 10'000; // Qt does not tell that a thread was refused

std::optional<std::string> whyRefused() {
    std::optional<std::string> why;
    std::latch ended(1);
    std::vector<std::jthread> threads;
    threads.reserve(kFewest);
    try {
        while (threads.size() < kFewest)
            threads.emplace_back([&ended] { ended.wait(); });
    } catch (const std::system_error& error) {
        why = error.code().message();
    }
    ended.count_down();
    return why;
}

} // namespace

std::optional<std::string> startFirstThreads() {
    if (auto why = whyRefused())
        return why;
    return startPictureThread();
}

std::optional<std::string> startPictureThread() {
    QThreadPool* const pool = QThreadPool::globalInstance();
    if (pool == nullptr) // between two applications
        return {};
    pool->setMaxThreadCount(1);
    pool->setExpiryTimeout(-1);
    const auto started = std::make_shared<QSemaphore>();
    pool->start([started] { started->release(); });
    if (!started->tryAcquire(1, kPatienceMs))
        return std::make_error_code(std::errc::resource_unavailable_try_again).message();
    return {};
}

} // namespace moji::app
