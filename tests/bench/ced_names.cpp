// Google's compact_enc_det as a command: reads paths from standard input, one a line, and prints
// the name of the encoding of each. Built by hand, from the folder of its sources:
//     g++ -O2 -I. .../tests/bench/ced_names.cpp compact_enc_det/compact_enc_det.cc
//         compact_enc_det/compact_enc_det_hint_code.cc util/encodings/encodings.cc
//         util/languages/languages.cc -o ced_names

#include "compact_enc_det/compact_enc_det.h"
#include "util/encodings/encodings.h"

#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

int main() {
    for (std::string path; std::getline(std::cin, path);) {
        std::ifstream in(path, std::ios::binary);
        const std::string text((std::istreambuf_iterator<char>(in)), {});
        int read = 0;
        bool isReliable = false;
        const Encoding found = CompactEncDet::DetectEncoding(
            text.data(), static_cast<int>(text.size()), nullptr, nullptr, nullptr, UNKNOWN_ENCODING,
            UNKNOWN_LANGUAGE, CompactEncDet::QUERY_CORPUS, false, &read, &isReliable);
        const std::string name = MimeEncodingName(found);
        std::cout << (name.empty() ? EncodingName(found) : name) << '\n';
    }
}
