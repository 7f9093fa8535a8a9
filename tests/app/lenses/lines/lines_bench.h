#pragma once
// A document with a lines lens on it, and a text whose lines are in several encodings.

#include "document/document.h"
#include "document/selection.h"
#include "lenses/lines/lines_lens.h"
#include "lenses/lines/lines_model.h"
#include "widgets/notice_pages.h"
#include "widgets/plain_table.h"

#include "patient.h"
#include <QAbstractItemModelTester>
#include <QLabel>
#include <QPushButton>

namespace moji::app {

inline const CodecRegistry& registry() {
    static const CodecRegistry codecs;
    return codecs;
}

inline Bytes line(std::u32string_view text, const char* encoding) {
    Bytes bytes = encodeAll(*registry().find(encoding), text).value();
    bytes.push_back('\n');
    return bytes;
}

inline constexpr int kPatience = 60'000; // ms: not a measure of speed
inline constexpr std::u32string_view kText = U"Все счастливые семьи похожи друг на друга";
inline constexpr const char* kEncodings[] = {"windows-1251", "IBM866", "KOI8-R", "ISO-8859-5"};

/// One text, a line in each of four encodings; then ASCII.
inline Bytes fourEncodings() {
    Bytes bytes;
    for (const char* encoding : kEncodings) {
        const Bytes more = line(kText, encoding);
        bytes.insert(bytes.end(), more.begin(), more.end());
    }
    const Bytes ascii = line(U"plain", "ASCII");
    bytes.insert(bytes.end(), ascii.begin(), ascii.end());
    return bytes;
}

/// A document with a lines lens on it.
struct LinesBench {
    Document document{registry()};
    Selection selection{&document};
    LinesLens lens{&document, &selection, nullptr};
    QAbstractItemModelTester tester{lens.findChild<LinesModel*>(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest};

    explicit LinesBench(const Bytes& bytes, const char* encoding = "UTF-8") {
        document.setBytes(bytes, QStringLiteral("test"));
        document.setCodec(*registry().find(encoding));
        lens.resize(1000, 300);
        lens.show();
        settle();
    }
    void settle() const { QTRY_VERIFY(!lens.isUpdating()); }
    PlainTable* table() const { return lens.findChild<PlainTable*>(); }
    [[nodiscard]] QString cell(int row, int column) const {
        return lens.model().index(row, column).data().toString();
    }
    [[nodiscard]] QStringList encodings() const {
        QStringList names;
        for (int row = 0; row < lens.model().rowCount(); ++row)
            names += cell(row, LinesModel::kEncoding);
        return names;
    }
    [[nodiscard]] QPushButton* button(const QString& text) const {
        for (auto* button : lens.findChildren<QPushButton*>()) {
            if (button->text() == text)
                return button;
        }
        return nullptr;
    }
    [[nodiscard]] QString notice() const {
        auto* pages = lens.findChild<NoticePages*>();
        const auto* label = pages->currentWidget()->findChild<QLabel*>(QStringLiteral("notice"));
        return label == nullptr ? QString() : label->text();
    }
    void choose(int row) { table()->setCurrentIndex(lens.model().index(row, 0)); }
    void clickConvert() const {
        QTest::mouseClick(button(QStringLiteral("Convert the document")), Qt::LeftButton);
    }
    [[nodiscard]] Bytes bytes() const { return document.bytes({0, document.size()}); }
};

} // namespace moji::app
