#pragma once
// One lens alone on the whole screen, for a lecture: large letters, a caption, black around it. It
// is another lens on the same document and selection, so that the window stays as it is; what the
// lens shows comes from the window's lens and its step goes back there.

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;

namespace moji::app {

class ByteLens;
class LensHost;
class MainWindow;
class Panel;
class PointFrame;
class PresentationSight;
class Spotlight;

class Presentation final : public QWidget {
    Q_OBJECT
public:
    explicit Presentation(MainWindow* window);
    ~Presentation() override;

    /// Presents a lens on the window's screen, or in this size.
    void present(const QString& lens, std::optional<QSize> size = std::nullopt);
    /// Ends it; the window is as before.
    void leave();
    [[nodiscard]] bool isActive() const { return m_isActive; }

    /// The id of the presented lens, and the lens.
    [[nodiscard]] const QString& lens() const { return m_id; }
    [[nodiscard]] Panel& panel();
    [[nodiscard]] Spotlight& spotlight() { return *m_spotlight; }
    void setSpotlight(bool on);
    [[nodiscard]] bool isBlack() const { return m_isBlack; }

Q_SIGNALS:
    /// It begins or has ended.
    void activeChanged(bool active);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addKeys();
    void arrange();
    void showLens(const QString& id);
    void forgetLens();
    void followDocument();
    void followLesson();
    void step(int by);
    void enlarge(int by);
    void setBlack(bool black);
    void illuminate();
    void describe();
    [[nodiscard]] int fittingZoom() const;

    MainWindow* m_window;
    QString m_id;
    QWidget* m_frame; // has the lens
    LensHost* m_host = nullptr;
    ByteLens* m_bytes = nullptr; // instead of a host
    QLabel* m_title;
    QLabel* m_subject;
    QLabel* m_words; // of the lesson
    QLabel* m_keys;
    Spotlight* m_spotlight;
    PointFrame* m_pointer;
    PresentationSight* m_sight;
    QTimer m_watch; // while the spotlight is on
    QPoint m_lastPointer;
    bool m_usesPointer = false;
    bool m_isActive = false;
    bool m_isBlack = false;
    int m_zoomBefore = 0;
    int m_larger = 0; // steps that the reader added
    QPointer<QWidget> m_focusBefore;
};

} // namespace moji::app
