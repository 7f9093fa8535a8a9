#pragma once
// A document with one lens on it, for tests of that lens.

#include "bytes/hex.h"
#include "codec/codec_registry.h"
#include "document/document.h"
#include "document/selection.h"

#include <QLatin1String>
#include <QString>

namespace moji::app {

template <class Lens>
struct LensBench {
    CodecRegistry codecs;
    Document document{codecs};
    Selection selection{&document};
    Lens lens{&document, &selection, nullptr};

    explicit LensBench(const QString& hex, const char* encoding = "UTF-8") {
        document.setBytes(parseHexBytes(hex.toStdString()).value(), QStringLiteral("test"));
        document.setCodec(*codecs.find(encoding));
    }

    /// By its accessible name; nullptr where there is none.
    template <class Widget>
    Widget* named(const QString& name) {
        for (auto* widget : lens.template findChildren<Widget*>())
            if (widget->accessibleName() == name)
                return widget;
        return nullptr;
    }
};

} // namespace moji::app
