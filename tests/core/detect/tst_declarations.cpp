#include "detect/declarations.h"

#include <QtTest>

#include <vector>

using namespace moji;

class TestDeclarations : public QObject {
    Q_OBJECT

private slots:
    void finds_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("label"); // empty: none
        const auto row = [](const char* name, const char* text, const char* label) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(label);
        };
        row("xml", "<?xml version=\"1.0\" encoding='KOI8-R'?><a/>", "KOI8-R");
        row("xml-without", "<?xml version=\"1.0\"?><a encoding=\"x\"/>", "");
        row("xml-second-word", "<?xml encodings='1' encoding='KOI8-R'?>", "KOI8-R");
        row("xml-word-without-a-value", "<?xml encoding?><a/>", "");
        row("xml-spaces", "<?xml encoding\n = \"KOI8-R\"?>", "KOI8-R");
        row("xml-not-ended", "<?xml encoding='KOI8-R'", "");
        row("xml-other-instruction", "<?xml-x encoding='KOI8-R'?>", "");
        row("xml-cut", "<?xml", "");
        row("label-of-all-signs", "<?xml encoding='ISO_8859-1:1987.x+y'?>", "ISO_8859-1:1987.x+y");
        row("label-ends-at-another-sign", "<?xml encoding=Big5[x]?>", "Big5");
        row("css", "@charset \"windows-1251\";\nb{}", "windows-1251");
        row("css-not-at-once", " @charset \"windows-1251\";", "");
        row("css-spaces", "@charset \"windows-1251\" ;", "");
        row("css-empty", "@charset \"\";", "");
        row("css-cut", "@charset \"windows-1251", "");
        row("html5", "<!doctype html>\n<META CHARSET=utf-8>", "utf-8");
        row("html4",
            "<html><meta http-equiv=\"Content-Type\" content=\"text/html; charset=EUC-KR\">",
            "EUC-KR");
        row("html-comment", "<html><!-- <meta charset=big5> --><meta charset='gbk'>", "gbk");
        row("html-inside-a-program", "x = '<meta charset=big5>'", "");
        row("html-comment-not-ended", "<html><!-- <meta charset=big5>", "");
        row("html-other-element", "<metadata charset=big5><meta/charset='gbk'>", "gbk");
        row("html-second-meta", "<meta name=a><meta charset=gbk>", "gbk");
        row("html-not-ended", "<p><meta charset=gbk", "");
        row("html-cut", "<p><meta", "");
        row("blanks", " \n\t", "");
        row("python", "#!/usr/bin/python\n# coding: cp1251\n", "cp1251");
        row("python-third-line", "\n\n# coding: cp1251\n", "");
        row("python-no-comment", "coding: cp1251\n", "");
        row("python-second-word", "# decoding of coding=cp1251\n", "cp1251");
        row("python-word-without-a-value", "# coding\n# encoding as before\n", "");
        row("python-cut", "# coding: cp1251", "");
        row("python-label-in-the-next-line", "# coding:\ncp1251 = 1\n", "");
        row("emacs-in-dos", "; -*- coding: cp1251-dos -*-\n", "cp1251");
        row("emacs-line-ends-alone", "; -*- coding: -mac -*-\n", "-mac");
        row("emacs", "/* -*- mode: c; coding: koi8-r-unix -*- */\n", "koi8-r");
        row("vim", "a\nb\n// vim: set fileencoding=latin1 :\n", "latin1");
        row("vim-short", "// vim: fenc=cp1251 :\n", "cp1251");
        row("vi", "// vi: set fileencoding=cp1251 :\n", "cp1251");
        row("vi-third-line", "\n\n// vi: set fenc=cp1251 :\n", "cp1251");
        row("vim-sixth-line", "\n\n\n\n\n// vim: set fenc=cp1251 :\n", "");
        row("vim-of-something-else", "# vim: set ts=4 :\n# coding: cp1251\n", "cp1251");
        row("vim-label-in-the-next-line", "// vim: set fenc=\ncp1251 = 1;\n", "");
        row("vim-cut", "// vim: set fenc=cp1251", "");
        row("mail", "From: a\nContent-Type: text/plain;\n charset=\"iso-2022-jp\"\n\nx",
            "iso-2022-jp");
        row("mail-in-the-body", "From: a\n\nContent-Type: text/plain; charset=big5\n", "");
        row("mailbox", "From a@b Mon\nX-1: y\ncontent-type: text/plain; charset=big5\n\n", "big5");
        row("mail-of-dos", "From: a\r\n\tb\r\n\r\nContent-Type: x; charset=big5\r\n", "");
        row("mail-without-an-end", "From: a\nTo: b", "");
        row("mail-not-all-headers", "From: a\nno header\nContent-Type: x; charset=big5\n", "");
        row("mail-without-a-name", ": a\nContent-Type: x; charset=big5\n", "");
        row("mail-charset-of-another-field", "Content-Type: x\nX: charset=big5\n", "");
        row("gettext-after-a-comment",
            "# x\nmsgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=CP1251\\n\"\n",
            "CP1251");
        row("gettext-without", "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n", "");
        row("gettext", "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n",
            "UTF-8");
        row("pod", "package X;\n=encoding koi8-r\n\n=cut\n", "koi8-r");
        row("pod-after-an-empty-line", "\n=encoding latin1\n", "latin1");
        row("pod-at-once", "=encoding latin1\n", "latin1");
        row("pod-inside-a-line", "my $x =encoding latin1\n", "");
        row("pod-cut", "=encoding latin1", "");
        row("tex", "\\documentclass{article}\n\\usepackage[latin1]{inputenc}\n", "latin1");
        row("tex-in-a-comment", "%\\usepackage[latin1]{inputenc}\n", "");
        row("tex-after-a-comment",
            "% \\usepackage[utf8]{inputenc}\n\\usepackage[cp1251]{inputenc}\n", "cp1251");
        row("tex-other-package", "\\usepackage[latin1]{babel}\n\\usepackage[T1]{fontenc}\n", "");
        row("tex-two-options", "\\usepackage[latin1,utf8]{inputenc}\n", "");
        row("tex-cut", "\\usepackage[latin1", "");
        row("affix", "# x\nSET ISO8859-2\nTRY abc\n", "ISO8859-2");
        row("affix-of-dos", "SET ISO8859-2\r\nSFX A Y 1\r\n", "ISO8859-2");
        row("affix-without-commands", "SET ISO8859-2\nSELECT 1;\n", "");
        row("affix-without-a-name", "SET \nTRY abc\n", "");
        row("hyphenation", "ISO8859-2\n.a1b\n", "ISO8859-2");
        row("hyphenation-of-microsoft", "microsoft-cp1251\r\n.a1b\n", "cp1251");
        row("hyphenation-name-not-alone", "ISO8859-2 is a standard.\n", "");
        row("hyphenation-cut", "ISO8859-2", "");
        row("vim-script", "\" x\nscriptencoding latin1\n", "latin1");
        row("none", "Content of no type; charset=x\n", "");
    }
    void finds() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, label);
        const std::string whole = text.toStdString();
        const auto all = findDeclarations(whole);
        QCOMPARE(all.empty(), label.isEmpty());
        if (all.empty())
            return;
        const Declaration& found = all.front();
        QCOMPARE(QByteArray::fromStdString(found.label), label);
        QCOMPARE(whole.substr(found.begin, found.end - found.begin), found.label);
    }

    void findsAtTheEnd_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("label"); // empty: none
        const auto row = [](const char* name, const QByteArray& text, const char* label) {
            QTest::newRow(name) << text << QByteArray(label);
        };
        row("emacs", "x\n;; Local Variables:\n;; mode: lisp\n;; coding: koi8-r\n;; End:\n",
            "koi8-r");
        row("emacs-closing-marks", "/* Local Variables: */\n/* coding: euc-jp-unix */\n/* End: */",
            "euc-jp");
        row("emacs-in-any-case", "local variables:\r\ncoding: sjis\r\nend:\r\n", "sjis");
        row("emacs-without-an-end", "Local Variables:\ncoding: koi8-r\n", "");
        row("emacs-another-mark", "# Local Variables:\n; coding: koi8-r\n# End:\n", "");
        row("emacs-mark-not-closed", "/* Local Variables: */\n/* coding: euc-jp\n/* End: */", "");
        row("emacs-another-variable", "Local Variables:\nx-coding: koi8-r\nEnd:\n", "");
        row("emacs-after-the-end", "Local Variables:\nEnd:\ncoding: koi8-r\n", "");
        row("emacs-page-before-the-last", "Local Variables:\ncoding: koi8-r\nEnd:\n\f\nx\n", "");
        row("emacs-two-lists",
            "Local Variables:\ncoding: big5\nEnd:\nLocal Variables:\ncoding: gbk\nEnd:\n", "gbk");
        row("emacs-too-far-from-the-end",
            "Local Variables:\ncoding: koi8-r\nEnd:\n" + QByteArray(2980, 'x'), "");
        row("emacs-just-near-enough",
            "Local Variables:\ncoding: koi8-r\nEnd:\n" + QByteArray(2960, 'x'), "koi8-r");
        row("vim", "a\n# vim: set fileencoding=latin1 :\n", "latin1");
        row("vim-last-of-all", "a\n# vim: fenc=cp1251", "cp1251");
        row("vim-fifth-line", "# vim: fenc=cp1251\n2\n3\n4\n5\n", "cp1251");
        row("vim-sixth-line", "# vim: fenc=cp1251\n2\n3\n4\n5\n6\n", "");
        row("python", "a\n# coding: cp1251\n", "");
        row("empty", "", "");
        row("line-feed", "\n", "");
    }
    void findsAtTheEnd() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, label);
        const std::string whole = text.toStdString();
        const auto found = findDeclarationAtEnd(whole);
        QCOMPARE(found ? QByteArray::fromStdString(found->label) : QByteArray(), label);
        if (found)
            QCOMPARE(whole.substr(found->begin, found->end - found->begin), found->label);
    }

    void severalForms() {
        const std::string text = "# -*- coding: hebrew-iso-8bit -*-\nmsgid \"\"\nmsgstr \"\"\n"
                                 "\"Content-Type: text/plain; charset=ISO-8859-8\\n\"\n";
        const auto all = findDeclarations(text);
        QCOMPARE(all.size(), std::size_t{2});
        QCOMPARE(all[0].label, std::string("hebrew-iso-8bit"));
        QCOMPARE(all[1].label, std::string("ISO-8859-8"));
    }

    void namesOfLatex() {
        const std::string text = "\\usepackage[ansinew]{inputenc}\n";
        const auto found = findDeclarations(text);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(nameOfDeclared(found[0]), std::string_view("windows-1252"));
        QCOMPARE(nameInDeclaration(found[0].form, "UTF-8"), std::string("utf8"));
        QCOMPARE(nameInDeclaration(found[0].form, "Big5"), std::string("Big5"));
        QCOMPARE(nameInDeclaration(DeclarationForm::Pod, "UTF-8"), std::string("UTF-8"));
    }

    void neverReadsPastTheEnd() {
        const std::string whole = "<?xml version=\"1.0\" encoding=\"KOI8-R\"?><meta charset=\"x\">";
        for (std::size_t size = 0; size <= whole.size(); ++size) {
            // Sanitizers see what is read past the end of an array of just this size.
            const std::vector<char> exact(whole.begin(), whole.begin() + std::ptrdiff_t(size));
            const auto found = findDeclarations(std::string_view(exact.data(), size));
            // The same whatever follows.
            QCOMPARE(found, findDeclarations(std::string_view(whole).substr(0, size)));
            const std::size_t end = whole.find("?>") + 2;
            if (size >= end)
                QVERIFY(!found.empty() && found[0].label == "KOI8-R" && found[0].end <= size);
        }
    }
};

QTEST_GUILESS_MAIN(TestDeclarations)
#include "tst_declarations.moc"
