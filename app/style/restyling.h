#pragma once
// Says that every widget will get new fonts or colours, which takes time for each: what nobody sees
// can be deleted before.

#include <QObject>

namespace moji::app {

class Restyling : public QObject {
    Q_OBJECT
public:
    [[nodiscard]] static Restyling& notifier();

Q_SIGNALS:
    void begins();

private:
    Restyling() = default;
};

} // namespace moji::app
