#include "document/lens_turns.h"

#include "document/lens_selection.h"
#include "support/processor_time.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace moji::app {

namespace {

constexpr int kRests = 3; // as long as the turn
constexpr qint64 kMostRestMs = 60;
constexpr qint64 kSameChangeMs = 5; // all lenses ask at one change
constexpr qint64 kFloodMs = 400;    // between the changes of a flood

double processorMs() {
    return std::chrono::duration<double, std::milli>(threadProcessorTime()).count();
}

} // namespace

LensTurns& LensTurns::instance() {
    static LensTurns turns;
    return turns;
}

LensTurns::LensTurns() {
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &LensTurns::giveTurn);
}

void LensTurns::request(LensSelection* selection) {
    const qint64 since = m_sinceRequest.isValid() ? m_sinceRequest.elapsed() : kFloodMs;
    if (since > kSameChangeMs)
        m_isFlood = since < kFloodMs;
    m_sinceRequest.start();
    if (std::find(m_waiting.begin(), m_waiting.end(), selection) == m_waiting.end())
        m_waiting.push_back(selection);
    if (!m_next.isActive() && !m_isMeasuring)
        startNext();
}

void LensTurns::withdraw(LensSelection* selection) {
    std::erase(m_waiting, selection);
    if (m_waiting.empty())
        m_next.stop();
}

void LensTurns::startNext() {
    if (!m_waiting.empty())
        m_next.start(static_cast<int>(m_isFlood ? m_restMs : 0));
    m_restMs = 0;
}

void LensTurns::giveTurn() {
    if (m_waiting.empty())
        return;
    LensSelection* selection = m_waiting.front();
    m_waiting.erase(m_waiting.begin());
    const double begin = processorMs();
    m_isMeasuring = true;
    selection->takeTurn();
    // A timer without an interval comes after all painting.
    QTimer::singleShot(0, this, [this, begin] { rest(begin); });
}

void LensTurns::rest(double begin) {
    m_isMeasuring = false;
    const double took = processorMs() - begin;
    m_restMs = std::min(kMostRestMs, static_cast<qint64>(std::ceil(kRests * took)));
    startNext();
}

} // namespace moji::app
