import Foundation

/// The progress of a long command, written to standard error.
///
/// On a terminal, it is a single line that is redrawn; elsewhere, it is a few plain lines.
package struct Progress {
  private let total: Int
  private let label: String
  private let isLive: Bool
  private let isSilent: Bool
  private let start = ContinuousClock.now
  private var done = 0
  private var lastDrawn: ContinuousClock.Instant?
  private var nextPlainThird = 1

  /// Begins counting to `total` units of work.
  package init(_ label: String, total: Int, isSilent: Bool) {
    self.label = label
    self.total = max(1, total)
    self.isSilent = isSilent
    let (errors, environment) = (Invocation.current.errors, Invocation.current.environment)
    isLive =
      isatty(errors) != 0 && environment["TERM"] != "dumb" && (environment["CI"] ?? "").isEmpty
    if !isSilent, !isLive { write("\(label): 0 %\n") }
  }

  /// Records that more units are done.
  package mutating func advance(by units: Int) {
    done += units
    guard !isSilent else { return }
    if isLive { redraw() } else { writeThird() }
  }

  /// Removes the progress line.
  package func finish() {
    if isLive, !isSilent { write("\r\u{1B}[K") }
  }

  private mutating func redraw() {
    let now = ContinuousClock.now
    if let lastDrawn, now - lastDrawn < .milliseconds(100), done < total { return }
    lastDrawn = now
    let fraction = Double(done) / Double(total)
    let elapsed = now - start
    let rest = fraction > 0.02 ? elapsed * ((1 - fraction) / fraction) : nil
    let estimate = rest.map { ", about \($0.inWords) left" } ?? ""
    write("\r\u{1B}[K\(label): \(Int(fraction * 100)) %\(estimate)")
  }

  private mutating func writeThird() {
    while nextPlainThird <= 3, done * 3 >= total * nextPlainThird {
      write("\(label): \(nextPlainThird == 3 ? 100 : nextPlainThird * 33) %\n")
      nextPlainThird += 1
    }
  }

  private func write(_ text: String) {
    StandardStreams.writeError(text)
  }
}

/// Progress shared by several threads.
package final class SharedProgress: @unchecked Sendable {
  private let lock = NSLock()
  private var progress: Progress

  package init(_ progress: Progress) { self.progress = progress }

  package func advance(by units: Int) { lock.withLock { progress.advance(by: units) } }
  package func finish() { lock.withLock { progress.finish() } }
}
