#include "compare/comparison.h"

#include "compare/edited_alignment.h"
#include "compare/reading_differences.h"
#include "compare/reading_marks.h"
#include "compare/text_alignment.h"

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kSettleMs = 100;
constexpr std::size_t kMostListed = 100'000;

void addByte(std::vector<ByteRange>& ranges, std::uint64_t offset) {
    if (ranges.empty() || ranges.back().end != offset)
        ranges.push_back({offset, offset});
    ranges.back().end = offset + 1;
}

} // namespace

Comparison::Comparison(Document* left, Document* right, Kind kind, QObject* parent)
    : QObject(parent)
    , m_left(left)
    , m_right(right)
    , m_kind(kind)
    , m_alignment(std::make_shared<Alignment>(sameOffsets(left->size(), right->size())))
    , m_job(left->jobs(), tr("Comparing"), this) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    connect(&m_settle, &QTimer::timeout, this, &Comparison::compareAgain);
    connect(&m_job, &JobBase::progressed, this, &Comparison::progressed);
    connect(&m_job, &JobBase::cancelled, this, [this] {
        if (m_settle.isActive())
            return; // it starts again
        m_state = State::Cancelled;
        Q_EMIT changed();
    });
    if (kind == Kind::Encodings) {
        connect(left, &Document::bytesChanged, this, &Comparison::mirror);
        for (Document* document : {left, right})
            connect(document, &Document::codecChanged, this, &Comparison::compareSoon);
    } else {
        if (hasTwoEncodings())
            m_mode = Mode::Text;
        for (Document* document : {left, right})
            connect(document, &Document::codecChanged, this, &Comparison::followCodecs);
        connect(left, &Document::bytesChanged, this,
                [this](const BytesChange& change) { follow(Side::Left, change); });
        connect(right, &Document::bytesChanged, this,
                [this](const BytesChange& change) { follow(Side::Right, change); });
    }
    compareAgain();
}

Comparison::~Comparison() {
    m_job.disconnect(this);
}

bool Comparison::hasTwoEncodings() const {
    return m_kind == Kind::Documents && &m_left->codec() != &m_right->codec();
}

/// The encoding of a file is often detected only after the comparison has begun.
void Comparison::followCodecs() {
    const Mode before = m_mode;
    if (!m_modeChosen)
        m_mode = hasTwoEncodings() ? Mode::Text : Mode::Insertions;
    if (m_mode == Mode::Text || m_mode != before)
        compareSoon();
    else
        Q_EMIT changed();
}

void Comparison::setMode(Mode mode) {
    m_modeChosen = true;
    if (m_mode == mode)
        return;
    m_mode = mode;
    if (mode == Mode::SameOffset) {
        m_alignment = std::make_shared<Alignment>(sameOffsets(m_left->size(), m_right->size()));
        m_coarse = true; // until it is known
    }
    compareAgain();
}

int Comparison::percent() const {
    const auto total = static_cast<double>(std::max<std::uint64_t>(m_job.total(), 1));
    return static_cast<int>(std::min(100.0, 100.0 * static_cast<double>(m_job.done()) / total));
}

void Comparison::follow(Side side, const BytesChange& change) {
    const bool moves = change.inserted != change.removed.length();
    m_alignment = std::make_shared<Alignment>(moves && m_mode == Mode::SameOffset
                                                  ? sameOffsets(m_left->size(), m_right->size())
                                                  : afterEdit(*m_alignment, side, change));
    compareSoon();
}

void Comparison::mirror(const BytesChange& change) {
    m_alignment = std::make_shared<Alignment>(afterEditOfBoth(*m_alignment, change));
    m_right->mirror(*m_left, change);
    compareSoon();
}

void Comparison::compareSoon() {
    m_settle.start();
    m_job.cancel();
    m_state = State::Comparing;
    m_coarse = true; // results are no longer exact
    Q_EMIT changed();
}

void Comparison::compareAgain() {
    m_settle.stop();
    m_state = State::Comparing;
    if (m_kind == Kind::Documents)
        startWithDocuments();
    else
        startWithEncodings();
    Q_EMIT changed();
}

void Comparison::startWithDocuments() {
    m_job.start(
        m_left->revision(),
        [left = m_left->snapshot(), right = m_right->snapshot(), leftCodec = &m_left->codec(),
         rightCodec = &m_right->codec(),
         mode = m_mode](std::stop_token stop, const ProgressCallback& report) -> Outcome {
            const auto bytes =
                mode == Mode::SameOffset ? AlignmentMode::SameOffset : AlignmentMode::Insertions;
            auto found = mode == Mode::Text
                             ? alignTexts({*left, *leftCodec}, {*right, *rightCodec}, kMostListed,
                                          stop, report)
                             : align(*left, *right, {bytes, kMostListed}, stop, report);
            if (!found)
                return found.error();
            return Found{std::make_shared<Alignment>(std::move(found->alignment)), found->coarse};
        },
        [this](std::uint64_t, const Outcome& outcome) { take(outcome); });
}

void Comparison::startWithEncodings() {
    m_job.start(
        m_left->revision(),
        [bytes = m_left->snapshot(), left = &m_left->codec(), right = &m_right->codec()](
            std::stop_token stop, const ProgressCallback& report) -> Outcome {
            auto found = differencesOfReadings(*bytes, *left, *right, kMostListed, stop, report);
            if (!found)
                return found.error();
            std::vector<Difference> list;
            for (const ByteRange range : found->ranges)
                list.push_back({range, range});
            return Found{std::make_shared<Alignment>(std::move(list), bytes->size(), bytes->size()),
                         found->coarse};
        },
        [this](std::uint64_t, const Outcome& outcome) { take(outcome); });
}

void Comparison::take(const Outcome& outcome) {
    m_state = outcome ? State::Done : State::Failed;
    m_failure = outcome ? std::nullopt : std::optional(outcome.error());
    if (outcome) {
        m_alignment = outcome->alignment;
        m_coarse = outcome->coarse;
    }
    Q_EMIT changed();
}

std::vector<ByteRange> Comparison::differingIn(Side side, ByteRange bytes) const {
    if (m_kind == Kind::Encodings)
        return differentReadings(*m_left, *m_right, bytes);
    // Of texts in two encodings, equal bytes mean nothing.
    const bool exact = m_mode == Mode::Text || (m_state == State::Done && !m_coarse);
    if (!exact)
        return unequalIn(side, bytes);
    std::vector<ByteRange> found = listedIn(side, bytes);
    std::erase_if(found,
                  [&](const ByteRange& one) { return one.empty() || !one.intersects(bytes); });
    return found;
}

std::vector<ByteRange> Comparison::listedIn(Side side, ByteRange bytes) const {
    std::vector<ByteRange> found;
    const auto list = m_alignment->differences();
    auto difference = std::ranges::partition_point(
        list, [&](const Difference& d) { return bytesOf(d, side).end < bytes.begin; });
    for (; difference != list.end() && bytesOf(*difference, side).begin <= bytes.end; ++difference)
        found.push_back(bytesOf(*difference, side));
    return found;
}

std::vector<ByteRange> Comparison::unequalIn(Side side, ByteRange bytes) const {
    const ByteRange beside = counterpartOf(*m_alignment, side, bytes);
    const Bytes own = document(side).bytes(bytes);
    const Bytes others = document(otherOf(side)).bytes(beside);
    std::vector<ByteRange> found;
    for (std::size_t i = 0; i < own.size(); ++i) {
        const std::uint64_t offset = bytes.begin + i;
        const Alignment::At other =
            byteAt(*m_alignment, otherOf(side), placeOf(*m_alignment, side, offset));
        const std::uint64_t index = other.offset - beside.begin;
        if (other.gap || index >= others.size() || others[index] != own[i])
            addByte(found, offset);
    }
    return found;
}

std::optional<std::size_t> Comparison::next(std::uint64_t place, bool orHere) const {
    const auto here = orHere ? m_alignment->differenceAt(place) : std::nullopt;
    return here && m_alignment->placesOf(*here).begin == place
               ? here
               : m_alignment->differenceAfter(place);
}

std::optional<std::size_t> Comparison::previous(std::uint64_t place) const {
    return m_alignment->differenceBefore(place);
}

} // namespace moji::app
