#include "lenses/automaton/no_diagram.h"

#include "text/qt_text.h"

#include <QCoreApplication>

namespace moji::app {

namespace {

struct NoDiagram {
    Q_DECLARE_TR_FUNCTIONS(AutomatonLens)
};

} // namespace

QString whyNoDiagram(const Codec& codec) {
    const std::string& id = codec.info().name;
    const QString name = fromUtf8(id);
    if (id == "UTF-7" || id == "IMAP-mailbox-name")
        return NoDiagram::tr("There is no diagram of %1: each base64 letter adds six bits, and "
                             "each UTF-16 code unit takes sixteen of them. The decoder counts "
                             "bits and remembers them; RFC 2152 defines no states.")
            .arg(name);
    if (id == "SCSU")
        return NoDiagram::tr("There is no diagram of SCSU: its state is where in Unicode eight "
                             "windows are, and commands can move each of them anywhere "
                             "(Unicode Technical Standard 6).");
    if (id == "BOCU-1")
        return NoDiagram::tr("There is no diagram of BOCU-1: it writes the distance of each "
                             "character from the one before, so that this character is the state "
                             "(Unicode Technical Note 6).");
    if (id.starts_with("ISO-2022-CN"))
        return NoDiagram::tr("There is no diagram of %1: RFC 1922 describes in words how escape "
                             "sequences choose its sets, anew in each line. No specification "
                             "defines a machine for it.")
            .arg(name);
    if (id == "JIS7" || id == "JIS8")
        return NoDiagram::tr("There is no diagram of %1: JIS X 0202 and ISO/IEC 2022 describe its "
                             "escape sequences in words. No specification defines a machine for "
                             "it; ISO-2022-JP, its best-known part, has one.")
            .arg(name);
    return NoDiagram::tr("There is no diagram of %1: no specification defines its decoder as a "
                         "machine of states.")
        .arg(name);
}

} // namespace moji::app
