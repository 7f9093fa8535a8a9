#pragma once
// A picture of the window or of one lens, for --snapshot: made after the background work that it
// needs has ended.

#include <QString>

class QWidget;

namespace moji::app {

class Document;
class JobMonitor;

/// Runs the event loop until no background work is left and the last events are
/// handled.
void waitUntilIdle(Document& document);
void waitUntilIdle(JobMonitor& jobs);

/// PNG, SVG or PDF by the ending of `path`. False if the file cannot be written.
[[nodiscard]] bool writeSnapshot(QWidget& widget, const QString& path);

} // namespace moji::app
