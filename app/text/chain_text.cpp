#include "text/chain_text.h"

#include "text/qt_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace moji::app {

using namespace moji::repair;

namespace {

/// The translation context.
struct ChainText {
    Q_DECLARE_TR_FUNCTIONS(MojibakeLens)
};

} // namespace

QString historyText(const Chain& chain) {
    QStringList parts;
    for (std::size_t i = chain.size(); i-- > 0;) {
        const QString name = fromUtf8(chain[i].codec);
        const bool pair =
            chain[i].kind == StepKind::Decode && i > 0 && chain[i - 1].kind == StepKind::Encode;
        if (pair)
            parts += ChainText::tr("%1 read as %2").arg(name, fromUtf8(chain[--i].codec));
        else if (chain[i].kind == StepKind::Unescape)
            parts += ChainText::tr("escaped (%1)").arg(name);
        else
            parts += ChainText::tr("written as %1").arg(name);
    }
    return parts.join(ChainText::tr(", then "));
}

QString historyText(std::string_view described) {
    const auto chain = chainOf(described);
    return chain ? historyText(*chain) : fromUtf8(described);
}

} // namespace moji::app
