#include "window/command_sources.h"

#include "commands/command_palette.h"
#include "commands/command_terms.h"
#include "document/text_in_place.h"
#include "preferences/shortcuts.h"
#include "settings/setting_keys.h"
#include "settings/setting_list.h"
#include "settings/settings.h"
#include "text/counts.h"
#include "text/list.h"
#include "text/qt_text.h"
#include "text/safe_name.h"
#include "unicode/character_info.h"
#include "window/encoding_scripts.h"
#include "window/go_to.h"
#include "window/lessons_dock.h"
#include "window/main_window.h"
#include "window/place_search.h"
#include "window/possible_entries.h"

#include <QDir>
#include <QFileInfo>

namespace moji::app {

namespace {

constexpr int kMostCounted = 200;
constexpr char32_t kLastCodePoint = 0x10FFFF;

QHash<QString, int> countedUses() {
    QHash<QString, int> uses;
    const QJsonObject kept = settings().get(setting::kPaletteUses);
    for (auto one = kept.begin(); one != kept.end(); ++one)
        uses[one.key()] = one.value().toInt();
    return uses;
}

/// `U+4E16`, or one character typed itself.
std::optional<char32_t> characterOf(const QString& typed) {
    if (typed.startsWith(QStringLiteral("U+"), Qt::CaseInsensitive)) {
        bool valid = false;
        const uint code = QStringView(typed).mid(2).toUInt(&valid, 16);
        const bool exists = valid && code <= kLastCodePoint && (code < 0xD800 || code > 0xDFFF);
        return exists ? std::optional(char32_t{code}) : std::nullopt;
    }
    const std::u32string points = toCodePoints(typed);
    return points.size() == 1 && points[0] >= 0x80 ? std::optional(points[0]) : std::nullopt;
}

/// ":12" and ":12:5" are lines; "0x1F0", "+10" and "-0x10" offsets. A bare number is none: it may
/// be a part of a name.
QString placeOf(const QString& typed) {
    if (typed.startsWith(QLatin1Char(':'))) {
        const QString rest = typed.mid(1);
        return rest.contains(QLatin1Char(':')) ? rest : rest + QLatin1Char(':');
    }
    const bool isOffset = typed.startsWith(QStringLiteral("0x"), Qt::CaseInsensitive) ||
                          typed.startsWith(QLatin1Char('+')) || typed.startsWith(QLatin1Char('-'));
    return isOffset ? typed : QString();
}

} // namespace

CommandSources::CommandSources(MainWindow* window, Shortcuts* shortcuts)
    : QObject(window)
    , m_window(window)
    , m_shortcuts(shortcuts) {}

CommandPalette& CommandSources::palette() {
    if (m_palette == nullptr) {
        m_palette = new CommandPalette(m_window);
        connect(m_palette, &CommandPalette::chosen, this, [this](const CommandEntry& entry) {
            count(entry);
            perform(entry);
        });
    }
    return *m_palette;
}

void CommandSources::show() {
    palette().ask(entries(), countedUses(),
                  [this](const QString& typed) { return readingsOf(typed); });
}

std::vector<CommandEntry> CommandSources::entries() const {
    std::vector<CommandEntry> list;
    addActions(list);
    addFiles(list);
    addEncodings(list);
    addSettings(list);
    addLessons(list);
    for (CommandEntry& entry : list)
        entry.terms += commandKindName(entry.kind);
    return list;
}

void CommandSources::addActions(std::vector<CommandEntry>& list) const {
    for (const Shortcuts::Row& row : m_shortcuts->rows()) {
        if (row.action == nullptr || row.id.startsWith(QLatin1String("encoding.")))
            continue;
        const QString lens = row.id.mid(5);
        const bool isLens = row.id.startsWith(QLatin1String("lens.")) &&
                            (m_window->docks().host(lens) != nullptr ||
                             lens == QLatin1String("bytes") || lens == QLatin1String("folder"));
        list.push_back({.kind = isLens ? CommandKind::Lens : CommandKind::Action,
                        .id = row.id,
                        .title = Shortcuts::pathText(row.menus.mid(1) +
                                                     QStringList(Shortcuts::titleOf(*row.action))),
                        .detail = row.menus.value(0),
                        .keys = row.action->shortcut().toString(QKeySequence::NativeText),
                        .names = {row.id, wordsOfId(row.id)},
                        .terms = row.menus.mid(0, 1) + otherTerms(row.id),
                        .enabled = isPossible(*row.action)});
    }
}

void CommandSources::addEncodings(std::vector<CommandEntry>& list) const {
    const Document& document = m_window->document();
    const auto scripts = scriptsOfEncodings(document.codecs());
    for (const CodecInfo& info : document.codecs().list()) {
        QStringList names;
        for (const std::string& alias : info.aliases)
            names += fromUtf8(alias);
        const bool current = info.name == document.codec().name();
        list.push_back({.kind = CommandKind::Encoding,
                        .id = fromUtf8(info.name),
                        .title = tr("Read as %1").arg(fromUtf8(info.name)),
                        .detail = current ? tr("in use") : listText(names.mid(0, 3)),
                        .names = QStringList(fromUtf8(info.name)) + names,
                        .terms = {scripts.value(fromUtf8(info.name)).searched}});
    }
}

void CommandSources::addFiles(std::vector<CommandEntry>& list) const {
    for (const QString& path : m_window->opener().recentFiles().paths())
        list.push_back({.kind = CommandKind::File,
                        .id = path,
                        .title = safeName(QFileInfo(path).fileName()),
                        .detail = safeName(QDir::toNativeSeparators(QFileInfo(path).path())),
                        .names = {path}});
}

void CommandSources::addSettings(std::vector<CommandEntry>& list) const {
    for (const SettingInfo& info : settingList())
        if (!info.isMemory())
            list.push_back({.kind = CommandKind::Setting,
                            .id = QLatin1String(info.key),
                            .title = info.translatedTitle(),
                            .detail = QLatin1String(info.key),
                            .names = {QLatin1String(info.key), QLatin1String(info.title)},
                            .terms = otherTerms(QLatin1String(info.key))});
}

void CommandSources::addLessons(std::vector<CommandEntry>& list) const {
    for (const LessonLibrary::Listed& listed : m_window->lessons().library().lessons())
        list.push_back({.kind = CommandKind::Lesson,
                        .id = listed.lesson.id,
                        .title = listed.lesson.title.text(),
                        .detail = listed.lesson.topic.text(),
                        .names = {listed.lesson.id},
                        .terms = {listed.lesson.topic.text()}});
}

std::vector<CommandEntry> CommandSources::readingsOf(const QString& typed) const {
    std::vector<CommandEntry> list;
    const QString place = placeOf(typed);
    const auto target = GoTo::parse(place, m_window->selection().caret());
    if (target) {
        CommandEntry entry{.kind = CommandKind::Place, .id = place, .title = {}};
        if (const auto* line = std::get_if<TextPlace>(&*target))
            entry.title = line->column == 1
                              ? tr("Go to line %1").arg(numberText(line->line))
                              : tr("Go to line %1, column %2")
                                    .arg(numberText(line->line), numberText(line->column));
        else if (const auto* offset = std::get_if<std::uint64_t>(&*target))
            entry.title =
                *offset > m_window->document().size()
                    ? tr("Go to the end, offset %1").arg(offsetText(m_window->document().size()))
                    : tr("Go to offset %1").arg(offsetText(*offset));
        list.push_back(entry);
    }
    if (const auto character = characterOf(typed))
        list.push_back(characterEntry(*character, fromUtf8(unicode::name(*character))));
    return list;
}

/// The settings keep the most used.
void CommandSources::count(const CommandEntry& entry) {
    if (entry.kind == CommandKind::Place)
        return;
    QJsonObject uses = settings().get(setting::kPaletteUses);
    uses[entry.key()] = uses[entry.key()].toInt() + 1;
    while (uses.size() > kMostCounted) {
        auto least = uses.begin();
        for (auto one = uses.begin(); one != uses.end(); ++one)
            if (one.value().toInt() < least.value().toInt())
                least = one;
        uses.erase(least);
    }
    settings().set(setting::kPaletteUses, uses);
}

void CommandSources::perform(const CommandEntry& entry) {
    switch (entry.kind) {
    case CommandKind::Place:
        return goTo(entry.id);
    case CommandKind::Action:
    case CommandKind::Lens:
        if (const Shortcuts::Row* row = m_shortcuts->find(entry.id); row && row->action)
            row->action->trigger();
        return;
    case CommandKind::Encoding:
        if (const Codec* codec = m_window->document().codecs().find(toUtf8(entry.id)))
            m_window->document().setCodec(*codec);
        return;
    case CommandKind::File:
        return m_window->opener().open(entry.id);
    case CommandKind::Setting:
        return Q_EMIT settingWanted(entry.id);
    case CommandKind::Lesson:
        if (const Lesson* lesson = m_window->lessons().library().find(entry.id))
            m_window->lessons().start(*lesson, 0);
        return;
    case CommandKind::Character:
        if (const auto character = characterOf(entry.id))
            insertCharacter(*character);
        return;
    }
}

void CommandSources::goTo(const QString& place) {
    const auto target = GoTo::parse(place, m_window->selection().caret());
    if (!target)
        return;
    if (m_search == nullptr) {
        m_search = new PlaceSearch(&m_window->document(), this);
        connect(m_search, &PlaceSearch::found, m_window, [this](std::uint64_t offset) {
            m_window->jumpTo({offset, offset});
        });
        connect(m_search, &PlaceSearch::endReached, m_window, &MainWindow::say);
    }
    m_search->setDocument(&m_window->document());
    m_search->find(*target);
}

/// In place of the selection, in the document's encoding.
void CommandSources::insertCharacter(char32_t codePoint) {
    Document& document = m_window->document();
    const std::u32string text(1, codePoint);
    const auto written = encodedInPlace(document, m_window->selection().range(), text);
    if (!written)
        return m_window->say(
            encodeAll(document.codec(), text)
                ? notInPlaceText(document.codec())
                : tr("%1 cannot be written in %2.")
                      .arg(codePointText(codePoint), fromUtf8(document.codec().name())));
    const ByteRange range = written->range;
    if (document.replace(range, written->bytes, tr("Insert %1").arg(codePointText(codePoint))))
        m_window->selection().select({range.begin, range.begin + written->bytes.size()});
}

} // namespace moji::app
