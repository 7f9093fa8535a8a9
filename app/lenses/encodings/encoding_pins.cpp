#include "lenses/encodings/encoding_pins.h"

#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "text/qt_text.h"

namespace moji::app {

std::vector<const Codec*> loadPins(const CodecRegistry& codecs) {
    std::vector<const Codec*> pins;
    for (const QString& name : settings().get(setting::kPins)) {
        if (const Codec* codec = codecs.find(toUtf8(name)))
            pins.push_back(codec);
    }
    return pins;
}

void savePins(const std::vector<const Codec*>& pins) {
    QStringList names;
    for (const Codec* pin : pins)
        names += fromUtf8(pin->name());
    settings().set(setting::kPins, names);
}

} // namespace moji::app
