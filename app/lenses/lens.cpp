#include "lenses/lens.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QLayout>
#include <QLineEdit>
#include <QScrollBar>
#include <QSplitter>

#include <algorithm>
#include <memory>

namespace moji::app {

namespace {

const QString kOn = QStringLiteral("on");
const QString kOff = QStringLiteral("off");

int entryOf(const QComboBox& choice, const QString& value) {
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    if (isNumber && number >= 0 && number < choice.count())
        return number;
    const int byText = choice.findText(value, Qt::MatchFixedString);
    if (byText >= 0)
        return byText;
    for (int i = 0; i < choice.count(); ++i)
        if (!value.isEmpty() &&
            choice.itemData(i).toString().compare(value, Qt::CaseInsensitive) == 0)
            return i;
    return -1;
}

QString valueOf(const QComboBox& choice, int entry) {
    const QVariant data = choice.itemData(entry);
    const QString name = data.typeId() == QMetaType::QString ? data.toString() : QString();
    return !name.isEmpty() && entryOf(choice, name) == entry ? name : QString::number(entry);
}

QStringList valuesOf(const QComboBox& choice) {
    QStringList values;
    for (int entry = 0; entry < choice.count(); ++entry)
        values += QStringLiteral("%1 (%2)").arg(valueOf(choice, entry), choice.itemText(entry));
    return values;
}

/// Scrolls to `value` once that is possible.
void scrollTo(QScrollBar* bar, int value) {
    if (value <= bar->maximum()) {
        bar->setValue(value);
        return;
    }
    const auto waiting = std::make_shared<QMetaObject::Connection>();
    *waiting = QObject::connect(bar, &QScrollBar::rangeChanged, bar, [=](int, int most) {
        if (most < value)
            return;
        QObject::disconnect(*waiting);
        bar->setValue(value);
    });
}

} // namespace

QString Lens::noBytesText() {
    return tr("There are no bytes. Open a file, or enter text or bytes.");
}

int Lens::heightForWidth(int width) const {
    return layout() != nullptr && layout()->hasHeightForWidth()
               ? layout()->totalMinimumHeightForWidth(width)
               : Panel::heightForWidth(width);
}

LensState Lens::state() const {
    LensState state;
    for (const Part& part : m_parts)
        state[part.key] = part.read();
    return state;
}

QStringList Lens::setState(const LensState& state) {
    QStringList refused;
    for (const Part& part : m_parts)
        if (const auto found = state.find(part.key); found != state.end())
            if (!part.write(*found))
                refused += QStringLiteral("%1=%2").arg(found.key(), *found);
    const QStringList known = stateKeys();
    for (auto one = state.begin(); one != state.end(); ++one)
        if (!known.contains(one.key()))
            refused += QStringLiteral("%1=%2").arg(one.key(), *one);
    return refused;
}

QStringList Lens::stateKeys() const {
    QStringList keys;
    for (const Part& part : m_parts)
        keys += part.key;
    return keys;
}

QStringList Lens::stateValues(const QString& key) const {
    const auto part = std::ranges::find(m_parts, key, &Part::key);
    return part != m_parts.end() && part->values ? part->values() : QStringList();
}

QStringList Lens::countsUpTo(std::uint64_t least, std::uint64_t most) {
    return least > most ? QStringList()
                        : QStringList(QStringLiteral("%1..%2").arg(least).arg(most));
}

QStringList Lens::partNames() const {
    QStringList names;
    for (const Named& named : m_named)
        names += named.name;
    return names;
}

std::optional<LensPart> Lens::part(const QStringList& path, Reveal reveal) {
    if (path.empty())
        return LensPart{this, rect()};
    const auto found = std::ranges::find(m_named, path.front(), &Named::name);
    if (found == m_named.end())
        return std::nullopt;
    const QStringList item = path.mid(1);
    if (found->find && !item.empty()) {
        const auto area = found->find(item.join(QLatin1Char('/')));
        return LensPart{found->widget, area.value_or(found->widget->rect()), area.has_value()};
    }
    if (auto* view = qobject_cast<QAbstractItemView*>(found->widget))
        return partOfView(*view, item, reveal);
    return LensPart{found->widget, found->widget->rect(), item.empty()};
}

void Lens::namePart(const char* name, QWidget* widget) {
    namePart(name, widget, {});
}

void Lens::namePart(const char* name, QWidget* widget,
                    std::function<std::optional<QRect>(const QString&)> find) {
    m_named.push_back({QLatin1String(name), widget, std::move(find)});
}

void Lens::keep(const char* key, std::function<QString()> read,
                std::function<bool(const QString&)> write, std::function<QStringList()> values) {
    m_parts.push_back({QLatin1String(key), std::move(read), std::move(write), std::move(values)});
}

void Lens::keep(const char* key, QComboBox* choice) {
    namePart(key, choice);
    keep(
        key, [choice] { return valueOf(*choice, choice->currentIndex()); },
        [choice](const QString& value) {
            const int entry = entryOf(*choice, value);
            if (entry >= 0)
                choice->setCurrentIndex(entry);
            return entry >= 0;
        },
        [choice] { return valuesOf(*choice); });
}

void Lens::keep(const char* key, QAbstractButton* checked) {
    namePart(key, checked);
    keep(
        key, [checked] { return checked->isChecked() ? kOn : kOff; },
        [checked](const QString& value) {
            if (value != kOn && value != kOff)
                return false;
            checked->setChecked(value == kOn);
            return true;
        },
        [] {
            return QStringList{kOn, kOff};
        });
}

void Lens::keep(const char* key, QLineEdit* line) {
    namePart(key, line);
    keep(
        key, [line] { return line->text(); },
        [line](const QString& value) {
            line->setText(value);
            return true;
        });
}

void Lens::keepOneOf(const char* key,
                     const std::vector<std::pair<const char*, QAbstractButton*>>& buttons) {
    for (const auto& [name, button] : buttons)
        namePart(name, button);
    keep(
        key,
        [buttons] {
            for (const auto& [name, button] : buttons)
                if (button->isChecked())
                    return QString(QLatin1String(name));
            return QString();
        },
        [buttons](const QString& value) {
            for (const auto& [name, button] : buttons)
                if (value == QLatin1String(name)) {
                    button->setChecked(true);
                    return true;
                }
            return value.isEmpty();
        },
        [buttons] {
            QStringList names;
            for (const auto& [name, button] : buttons)
                names += QLatin1String(name);
            return names;
        });
}

void Lens::keep(const char* key, QSplitter* splitter) {
    const auto moved = std::make_shared<bool>(false);
    connect(splitter, &QSplitter::splitterMoved, this, [moved] { *moved = true; });
    keep(
        key,
        [splitter, moved] {
            QStringList sizes;
            if (*moved)
                for (const int size : splitter->sizes())
                    sizes += QString::number(size);
            return sizes.join(QLatin1Char(','));
        },
        [splitter, moved](const QString& value) {
            QList<int> sizes;
            for (const QString& size : value.split(QLatin1Char(','), Qt::SkipEmptyParts))
                sizes += size.toInt();
            if (sizes.empty())
                return value.isEmpty();
            *moved = true;
            splitter->setSizes(sizes);
            return sizes.size() == splitter->count();
        });
}

void Lens::keep(const char* key, QAbstractScrollArea* area) {
    QScrollBar* bar = area->verticalScrollBar();
    keep(
        key, [bar] { return QString::number(bar->value()); },
        [bar](const QString& value) {
            bool isNumber = false;
            const int top = value.toInt(&isNumber);
            if (isNumber && top >= 0)
                scrollTo(bar, top);
            return isNumber && top >= 0;
        });
}

} // namespace moji::app
