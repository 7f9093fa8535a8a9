#pragma once
// The manual: the Markdown pages of resources/docs/manual, compiled into the program, each in the
// reader's language where it is translated, else in English. A page's id is its file's name without
// ".md": the id of a lens or panel, or the name of a job.

#include <QString>
#include <QUrl>

#include <vector>

namespace moji::app {

struct ManualPage {
    QString id;
    QString title; // the page's first heading
    QString text;  // Markdown
};

class Manual {
public:
    Manual();

    /// In the order in which index.md links to them, index.md first; pages that it does not name
    /// last.
    [[nodiscard]] const std::vector<ManualPage>& pages() const { return m_pages; }
    /// Null if there is none.
    [[nodiscard]] const ManualPage* find(const QString& id) const;
    /// The positions in pages() of those that contain all words of `text`, in any case. Every page
    /// for an empty text.
    [[nodiscard]] std::vector<int> search(const QString& text) const;

    /// "qrc:/manual/bits.md", and back: empty for a URL of anything else.
    [[nodiscard]] static QUrl urlOf(const QString& id);
    [[nodiscard]] static QString idOf(const QUrl& url);

private:
    std::vector<ManualPage> m_pages;
};

} // namespace moji::app
