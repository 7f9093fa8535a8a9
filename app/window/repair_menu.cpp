#include "window/repair_menu.h"

#include "document/problem_at.h"
#include "document/sequence_repair.h"
#include "repair/comparison.h"
#include "text/qt_text.h"
#include "text/quotable.h"
#include "text/safe_name.h"

#include <QCoreApplication>
#include <QMenu>

namespace moji::app {

namespace {

constexpr std::uint64_t kMostBytes = 64 * 1024; // a menu must appear at once
constexpr std::size_t kShownBytes = 8;
constexpr int kShownCharacters = 24;

QString shown(ByteView bytes) {
    if (bytes.empty())
        return QCoreApplication::translate("moji::app::RepairMenu", "nothing");
    const QString hex = hexText(bytes.first(std::min(bytes.size(), kShownBytes)));
    return bytes.size() > kShownBytes ? hex + QStringLiteral(" …") : hex;
}

/// Text for a menu: without mnemonics and line ends, shortened to fit.
QString shownText(ByteView bytes, const Codec& codec) {
    QString text;
    for (const Span& span : decodeAll(codec, bytes))
        text += toQString(span.text());
    return quotable(safeName(text.simplified()), kShownCharacters)
        .replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

RepairMenu::RepairMenu(QMenu* menu, Document* document, Selection* selection)
    : QObject(menu)
    , m_menu(menu)
    , m_document(document)
    , m_selection(selection) {
    connect(menu, &QMenu::aboutToShow, this, &RepairMenu::fill);
}

void RepairMenu::setDocument(Document* document, Selection* selection) {
    m_document = document;
    m_selection = selection;
}

void RepairMenu::fill() {
    m_menu->clear();
    ByteRange range = m_selection->range();
    if (range.empty())
        range = problemAt(*m_document, m_selection->caret()).value_or(range);
    const bool possible =
        !range.empty() && range.length() <= kMostBytes && !m_document->isReadOnly();
    if (!possible) {
        const QString reason = m_document->isReadOnly() ? tr("The document is read-only")
                               : range.empty()          ? tr("Select bytes, or go to a problem")
                                                        : tr("Select fewer bytes");
        m_menu->addAction(reason)->setEnabled(false);
        return;
    }
    const Bytes before = m_document->bytes(range);
    // Not a section: style sheets draw these without their words.
    QAction* title =
        m_menu->addAction(tr("%1 at offset %2").arg(shown(before), offsetText(range.begin)));
    title->setEnabled(false);
    m_menu->addSeparator();
    addEdit(m_menu, tr("&Delete"), range, {}, tr("Delete"));
    if (const auto mark = replacementCharacter(m_document->codec()))
        addEdit(m_menu, tr("&Replace by U+FFFD"), range, *mark, tr("Replace by U+FFFD"));
    addReadings(range, before);
}

void RepairMenu::addEdit(QMenu* menu, const QString& text, ByteRange range, const Bytes& bytes,
                         const QString& name) {
    menu->addAction(bytes.empty() ? text : tr("%1: becomes %2").arg(text, shown(bytes)), this,
                    [this, range, bytes, name] {
                        if (m_document->replace(range, bytes, name))
                            m_selection->select({range.begin, range.begin + bytes.size()});
                    });
}

/// One entry per distinct result; encodings that read the same are not repeated.
void RepairMenu::addReadings(ByteRange range, const Bytes& before) {
    QMenu* readings = m_menu->addMenu(tr("Read the &bytes as"));
    std::vector<Bytes> seen{before};
    for (const Codec* codec : findCodecs(m_document->codecs(), usualEncodings())) {
        const auto after = reinterpreted(before, *codec, m_document->codec());
        if (!after || std::find(seen.begin(), seen.end(), *after) != seen.end())
            continue;
        seen.push_back(*after);
        const QString name = fromUtf8(codec->name());
        addEdit(readings, tr("%1, %2").arg(name, shownText(*after, m_document->codec())), range,
                *after, tr("Convert from %1").arg(name));
    }
    readings->setEnabled(!readings->isEmpty());
}

} // namespace moji::app
