#include "text/chain_text.h"

#include "text/qt_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>

namespace moji::app {

using namespace moji::repair;

namespace {

/// The translation context.
struct ChainText {
    Q_DECLARE_TR_FUNCTIONS(MojibakeLens)
};

std::optional<Step> stepOf(const QString& described) {
    const QString name = described.section(QLatin1Char(' '), 1);
    for (const StepKind kind : {StepKind::Encode, StepKind::Decode, StepKind::Unescape})
        if (!name.isEmpty() &&
            described.section(QLatin1Char(' '), 0, 0) == fromUtf8(identifier(kind)))
            return Step{kind, toUtf8(name)};
    return {};
}

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
    Chain chain;
    for (const QString& words : fromUtf8(described).split(QStringLiteral(", "))) {
        const auto step = stepOf(words);
        if (!step)
            return fromUtf8(described);
        chain.push_back(*step);
    }
    return historyText(chain);
}

} // namespace moji::app
