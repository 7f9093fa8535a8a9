#pragma once
// What the command line asks a window to show: documents, a comparison, a lesson, a lens and what
// that shows.

#include "options.h"
#include "window/opener.h"

#include <QSize>
#include <QStringList>

#include <optional>
#include <vector>

namespace moji::app {

class MainWindow;

/// The documents and folders. The last document comes to the front.
[[nodiscard]] std::vector<OpenRequest> requestsOf(const Options& options);

/// Opens them, or the sample where there are none.
void fill(MainWindow& window, const Options& options);

/// The first document, in front, with that of --compare.
void compare(MainWindow& window, const Options& options);

/// Why parts of --state and --step were refused; and says so on stderr.
[[nodiscard]] QStringList setStates(MainWindow& window, const Options& options);
void complainOfStates(const QStringList& refused);

void startLesson(MainWindow& window, const Options& options);

/// Shows the lens of --lens, or the bytes, alone on the whole screen.
void present(MainWindow& window, const Options& options, std::optional<QSize> size);

} // namespace moji::app
