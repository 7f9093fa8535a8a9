#include "cli/bad_stretches.h"

namespace moji::cli {

void BadStretches::add(const ErrorRecord& error) {
    if (m_isOpen && error.offset > m_open.end + kNear)
        finish();
    if (!m_isOpen)
        m_open.first = error;
    m_isOpen = true;
    m_open.end = error.offset + error.bytes.size();
    m_open.problems = error.problem - m_open.first.problem + 1;
    if (m_open.problems < kMany)
        m_few.push_back(error);
}

void BadStretches::finish() {
    if (m_isOpen && m_open.problems >= kMany) {
        m_onStretch(m_open);
    } else {
        for (const ErrorRecord& error : m_few)
            m_onError(error);
    }
    m_few.clear();
    m_isOpen = false;
}

} // namespace moji::cli
