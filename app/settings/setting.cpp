#include "settings/setting.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace moji::app {

namespace {

/// The translation context.
struct SettingText {
    Q_DECLARE_TR_FUNCTIONS(SettingText)
};

bool isListOfTexts(const QJsonValue& value) {
    const QJsonArray list = value.toArray();
    return value.isArray() &&
           std::ranges::all_of(list, [](const QJsonValue& one) { return one.isString(); });
}

bool isWhole(const QJsonValue& value, int least, int most) {
    const double number = value.toDouble();
    return value.isDouble() && number == static_cast<int>(number) && number >= least &&
           number <= most;
}

bool isListsOfTexts(const QJsonValue& value) {
    const QJsonObject lists = value.toObject();
    return value.isObject() &&
           std::ranges::all_of(lists, [](const QJsonValue& one) { return isListOfTexts(one); });
}

} // namespace

bool SettingInfo::accepts(const QJsonValue& value) const {
    switch (type) {
    case SettingType::Boolean:
        return value.isBool();
    case SettingType::Number:
        return isWhole(value, least, most);
    case SettingType::Choice:
        return value.isString() && std::ranges::any_of(choices, [&](const SettingChoice& choice) {
                   return value.toString() == QLatin1String(choice.id);
               });
    case SettingType::Font:
        return value.isString();
    case SettingType::Encoding:
        return value.isString() && !value.toString().isEmpty();
    case SettingType::Encodings:
        return isListOfTexts(value);
    case SettingType::Shortcuts:
        return isListsOfTexts(value);
    case SettingType::Memory:
        return value.type() == fallback.type();
    }
    return false;
}

QString SettingInfo::range() const {
    switch (type) {
    case SettingType::Boolean:
        return SettingText::tr("true or false");
    case SettingType::Number:
        return SettingText::tr("a whole number from %1 to %2").arg(least).arg(most);
    case SettingType::Choice: {
        QStringList ids;
        for (const SettingChoice& choice : choices)
            ids += QLatin1String(choice.id);
        return SettingText::tr("one of %1").arg(ids.join(QStringLiteral(", ")));
    }
    case SettingType::Font:
        return SettingText::tr("the name of a font, or nothing");
    case SettingType::Encoding:
        return SettingText::tr("the name of an encoding");
    case SettingType::Encodings:
        return SettingText::tr("a list of names of encodings");
    case SettingType::Shortcuts:
        return SettingText::tr("an object with a list of keys for each action");
    case SettingType::Memory:
        break;
    }
    return SettingText::tr("kept by the program");
}

} // namespace moji::app
