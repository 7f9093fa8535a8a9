#include "help/manual.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

// Static-library resources need explicit initialisation, outside any namespace.
static void initResources() {
    Q_INIT_RESOURCE(manual);
}

namespace moji::app {

namespace {

const QString kFolder = QStringLiteral(":/manual/");
const QString kFirst = QStringLiteral("index");

QString titleOf(const QString& text, const QString& id) {
    static const QRegularExpression heading(QStringLiteral("^# (.+)$"),
                                            QRegularExpression::MultilineOption);
    const QRegularExpressionMatch match = heading.match(text);
    return match.hasMatch() ? match.captured(1).trimmed() : id;
}

ManualPage readPage(const QString& id) {
    QFile file(kFolder + id + QLatin1String(".md"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    // A translated page begins with a comment that says what it translates.
    static const QRegularExpression comment(QStringLiteral("^<!--[^\n]*-->\n"));
    const QString text = QString::fromUtf8(file.readAll()).remove(comment);
    return {id, titleOf(text, id), text};
}

/// The pages that a page links to, in order.
QStringList linksOf(const QString& text) {
    static const QRegularExpression link(QStringLiteral(R"(\]\((?:\.\./)*([\w-]+)\.md[)#])"));
    QStringList ids;
    for (auto match = link.globalMatch(text); match.hasNext();)
        ids << match.next().captured(1);
    return ids;
}

} // namespace

Manual::Manual() {
    initResources();
    QStringList order{kFirst};
    order << linksOf(readPage(kFirst).text);
    for (const QString& name :
         QDir(kFolder).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name))
        order << name.chopped(3);
    order.removeDuplicates();
    for (const QString& id : order) {
        ManualPage page = readPage(id);
        if (!page.id.isEmpty())
            m_pages.push_back(std::move(page));
    }
}

const ManualPage* Manual::find(const QString& id) const {
    const auto found = std::ranges::find(m_pages, id, &ManualPage::id);
    return found == m_pages.end() ? nullptr : &*found;
}

std::vector<int> Manual::search(const QString& text) const {
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<int> found;
    for (int i = 0; i < static_cast<int>(m_pages.size()); ++i) {
        const QString& page = m_pages[static_cast<std::size_t>(i)].text;
        if (std::ranges::all_of(words, [&](const QString& word) {
                return page.contains(word, Qt::CaseInsensitive);
            }))
            found.push_back(i);
    }
    return found;
}

QUrl Manual::urlOf(const QString& id) {
    return QUrl(QStringLiteral("qrc:/manual/%1.md").arg(id));
}

QString Manual::idOf(const QUrl& url) {
    // A page's "../accuracy.md" is a page of the manual, too.
    static const QRegularExpression page(QStringLiteral("^/(?:manual/)?([\\w-]+)\\.md$"));
    return url.scheme() == QLatin1String("qrc") ? page.match(url.path()).captured(1) : QString();
}

} // namespace moji::app
