#pragma once
// The text of a menu entry or button without the mark of its mnemonic.

#include <QString>

namespace moji::app {

/// "Save as…" of "Save &as…"; of "另存为(&A)…", as languages without Latin letters write it,
/// "另存为…".
/// "&&" is a real ampersand.
[[nodiscard]] QString withoutMnemonic(QString text);

} // namespace moji::app
