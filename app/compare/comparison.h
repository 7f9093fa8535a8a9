#pragma once
// Two documents compared in the background, and again whenever one of them changes. Until then the
// earlier results are kept, adjusted to the edits.

#include "compare/compared_sides.h"
#include "document/document.h"
#include "jobs/job.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace moji::app {

class Comparison final : public QObject {
    Q_OBJECT
public:
    enum class Kind {
        Documents, // bytes with bytes
        Encodings, // the same bytes, read in two ways
    };
    /// Of documents.
    enum class Mode {
        SameOffset, // bytes at equal offsets
        Insertions, // bytes, some of them inserted or deleted
        Text,       // characters, whatever their encodings
    };
    enum class State { Comparing, Done, Cancelled, Failed };

    /// Both are borrowed. Of Kind::Encodings the right one, which has the same bytes, is kept a
    /// mirror of the left.
    Comparison(Document* left, Document* right, Kind kind, QObject* parent = nullptr);
    ~Comparison() override;

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] Document& document(Side side) const {
        return side == Side::Left ? *m_left : *m_right;
    }
    /// Until one is chosen, Insertions or, where the documents have two encodings, Text.
    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    /// Their bytes say little about each other.
    [[nodiscard]] bool hasTwoEncodings() const;

    [[nodiscard]] State state() const { return m_state; }
    /// While comparing, 0..100.
    [[nodiscard]] int percent() const;
    /// The error, if it failed.
    [[nodiscard]] const std::optional<Error>& failure() const { return m_failure; }
    void compareAgain();

    /// The results so far; exact once the state is Done.
    [[nodiscard]] const std::shared_ptr<const Alignment>& alignment() const { return m_alignment; }
    /// Whether near differences are merged because there are too many.
    [[nodiscard]] bool isCoarse() const { return m_coarse; }
    /// Bytes of this side in `bytes`, a small range, that differ: of differences all, of such as
    /// are not exact those that are unequal. In order.
    [[nodiscard]] std::vector<ByteRange> differingIn(Side side, ByteRange bytes) const;
    /// The differences found that are in `bytes` or at their ends: empty where only the other side
    /// has something.
    [[nodiscard]] std::vector<ByteRange> listedIn(Side side, ByteRange bytes) const;

    /// The index of the first difference that starts after `place` or, if asked, at it.
    [[nodiscard]] std::optional<std::size_t> next(std::uint64_t place, bool orHere) const;
    [[nodiscard]] std::optional<std::size_t> previous(std::uint64_t place) const;

Q_SIGNALS:
    /// Alignment, differences or state.
    void changed();
    void progressed();

private:
    struct Found {
        std::shared_ptr<const Alignment> alignment;
        bool coarse = false;
    };
    using Outcome = Result<Found>;

    void followCodecs();
    void follow(Side side, const BytesChange& change);
    void mirror(const BytesChange& change);
    void compareSoon();
    void startWithDocuments();
    void startWithEncodings();
    void take(const Outcome& outcome);
    [[nodiscard]] std::vector<ByteRange> unequalIn(Side side, ByteRange bytes) const;

    Document* m_left;
    Document* m_right;
    Kind m_kind;
    Mode m_mode = Mode::Insertions;
    bool m_modeChosen = false;
    State m_state = State::Comparing;
    std::optional<Error> m_failure;
    std::shared_ptr<const Alignment> m_alignment;
    bool m_coarse = false;
    QTimer m_settle; // an edit is often followed by the next
    Job<Outcome> m_job;
};

} // namespace moji::app
