#pragma once
// The notices of a tab about its file, for as long as they apply: it is read-only, another
// program changed it, it is not what a session was saved with, it is damaged. One value per kind,
// so that tabs that are not in front need no widgets; the window shows the notices of the tab in
// front.

#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <vector>

namespace moji::app {

struct Notice {
    struct Choice {
        QString text;
        std::function<void()> chosen;
        bool keepsNotice = false; // it stays: it leads to a place and decides nothing
    };
    QString sentence;
    std::vector<Choice> choices;
};

/// In the order in which they are shown, one below the other.
enum class NoticeKind { OtherThanSaved, Changed, Unreadable, ReadOnly, Misread, MixedLines };

class Notices : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    void set(NoticeKind kind, Notice notice);
    void clear(NoticeKind kind);
    /// nullptr: none.
    [[nodiscard]] const Notice* find(NoticeKind kind) const;

Q_SIGNALS:
    void changed(moji::app::NoticeKind kind);

private:
    std::map<NoticeKind, Notice> m_notices;
};

} // namespace moji::app
