// Uses the installed C++ library as a stranger would, by its prefixed headers alone.
#include <mojiscope/bytes/byte_source.h>
#include <mojiscope/codec/codec_registry.h>
#include <mojiscope/detect/detector.h>
#include <mojiscope/escape/style_registry.h>
#include <mojiscope/repair/repairer.h>
#include <mojiscope/scan/checker.h>
#include <mojiscope/utf8/utf8_writer.h>

#include <iostream>

int main() {
    const moji::CodecRegistry codecs;
    const moji::Codec* eucKr = codecs.find("euc-kr");
    if (eucKr == nullptr || eucKr->name() != "EUC-KR")
        return 1;
    std::u32string text;
    for (const moji::Span& span :
         moji::decodeAll(*eucKr, moji::asBytes("\xEF\xBF\xBD\xEF\xBF\xBD")))
        text += span.text();
    std::cout << moji::toUtf8(text) << '\n';
    const moji::repair::Repairer repairer(codecs);
    const auto plans = repairer.repair("na\xC3\x83\xC2\xAFve");
    std::cout << plans.front().text << '\n';
    return text == U"占쏙옙" && plans.front().text == "na\xC3\xAFve" ? 0 : 1;
}
