#pragma once
// ICU's headers name each symbol with its version: ucol_open is ucol_open_72 in the library.

#define MOJI_TEXT_OF(name) #name
/// The name that a symbol of ICU has in its library, as text.
#define MOJI_ICU_SYMBOL(symbol) MOJI_TEXT_OF(symbol)
