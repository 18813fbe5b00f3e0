import LeakDetection
import UIKit

/// The checks available in this build; each missing one is reported as a finding.
package struct Capabilities: Sendable {
  /// Whether objects are counted; needs Linux, the dynamic Swift runtime and the hooks.
  package var countsObjects: Bool
  /// Whether the app's `async` code runs during a session.
  package var runsTasks: Bool
  /// Whether a comparison counts instructions, where valgrind is installed; not a check.
  package var countsInstructions = true

  package init(
    countsObjects: Bool = HeapCensus.isAvailable, runsTasks: Bool = VirtualConcurrency.isAvailable
  ) {
    self.countsObjects = countsObjects
    self.runsTasks = runsTasks
  }
}

extension Finding {
  /// - Parameter failure: The reason why the leak detector's self-check failed, if it did.
  static func uncountedObjects(after failure: String? = HeapCensus.selfCheckFailure) -> Finding {
    let reason =
      failure.map {
        """
        the leak detector's self-check failed (\($0)): it cannot read the objects of this
        compiler, runtime or processor
        """
      } ?? """
        counting requires Linux on x86-64 or arm64, the dynamic Swift runtime, the product
        RandomUsers in the test target, and at most 4 million live objects
        """
    return Finding(
      .notChecked, "objects",
      detail: "objects were not counted, so leaks and lifetimes were not checked;\n\(reason)",
      events: [])
  }

  /// - Parameters:
  ///   - count: The number of sessions that ran.
  ///   - sessions: The number of sessions requested.
  static func sessionsLeftOut(after count: Int, of sessions: Int) -> Finding {
    Finding(
      .notChecked, "sessions",
      detail: """
        \(count) of \(sessions) sessions ran; the others were left out, because events waited in
        real time, for example for a thread or the network, and their waits added up to six times
        the timeout of one event. The sessions of findings were not shrunk. A cancelled request of
        Foundation's URLSession waits until the name of its host has been looked up: answer the
        app's requests with VirtualNetwork
        """, events: [])
  }

  static let tasksNotRun = Finding(
    .notChecked, "tasks",
    detail: """
      the app has async code, but its tasks do not run with this compiler or system;
      nothing that awaits them was tested, and dead touches and dead ends are not reported
      """, events: [])
}
