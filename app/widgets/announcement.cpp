#include "widgets/announcement.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QStatusBar>
#include <QStringList>
#include <QTimer>
#include <QWidget>

namespace moji::app {

namespace {

constexpr int kAfterFocusMs = 150; // a reader that hears of a focus drops what it was saying
constexpr int kKeptMs = 20000;     // a busy reader asks late for the sentence

/// A sentence that appears in a window. Orca reads notifications when they are shown, and no alert,
/// no name of a label and no description that changes.
class Announcement final : public QObject {
public:
    explicit Announcement(QWidget* window);

    void add(const QString& sentence) {
        if (!m_sentences.contains(sentence))
            m_sentences += sentence;
    }
    [[nodiscard]] QString text() const { return m_sentences.join(QLatin1Char(' ')); }
    [[nodiscard]] bool isWaiting() const { return m_isWaiting; }

private:
    void tell();

    QStringList m_sentences;
    bool m_isWaiting = true;
};

/// In no place of the screen.
class Notification final : public QAccessibleObject {
public:
    explicit Notification(Announcement* announcement)
        : QAccessibleObject(announcement) {}

    /// The status bar where there is one: Orca does not call its notifications so.
    [[nodiscard]] QAccessibleInterface* parent() const override {
        QObject* window = object()->parent();
        QObject* bar = window->findChild<QStatusBar*>(QString(), Qt::FindDirectChildrenOnly);
        return QAccessible::queryAccessibleInterface(bar != nullptr ? bar : window);
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Notification; }
    [[nodiscard]] QAccessible::State state() const override { return {}; } // it shows
    [[nodiscard]] QString text(QAccessible::Text which) const override {
        return which == QAccessible::Name ? static_cast<Announcement*>(object())->text()
                                          : QString();
    }
};

Announcement::Announcement(QWidget* window)
    : QObject(window) {
    QAccessible::registerAccessibleInterface(new Notification(this));
    QTimer::singleShot(kAfterFocusMs, this, &Announcement::tell);
    QTimer::singleShot(kKeptMs, this, &QObject::deleteLater);
}

/// Shown for AT-SPI; an alert for the other platforms.
void Announcement::tell() {
    m_isWaiting = false;
    for (const QAccessible::Event what : {QAccessible::ObjectShow, QAccessible::Alert}) {
        QAccessibleEvent event(this, what);
        QAccessible::updateAccessibility(&event);
    }
}

/// nullptr: none.
Announcement* waitingIn(const QWidget& window) {
    for (QObject* child : window.children())
        if (auto* one = dynamic_cast<Announcement*>(child); one != nullptr && one->isWaiting())
            return one;
    return nullptr;
}

} // namespace

void announce(const QWidget* part, const QString& sentence) {
    if (!QAccessible::isActive() || sentence.isEmpty())
        return;
    QWidget* window = part->window();
    Announcement* waiting = waitingIn(*window);
    if (waiting == nullptr)
        waiting = new Announcement(window);
    waiting->add(sentence);
}

} // namespace moji::app
