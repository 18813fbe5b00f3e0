import LeakDetection
import UIKit

/// The checks available in this build; each missing one is reported as a finding.
package struct Capabilities: Sendable {
  /// Whether objects are counted; needs Linux, the dynamic Swift runtime and the hooks.
  package var countsObjects: Bool
  /// Whether the app's `async` code runs during a session.
  package var runsTasks: Bool

  package init(
    countsObjects: Bool = HeapCensus.isAvailable, runsTasks: Bool = VirtualConcurrency.isAvailable
  ) {
    self.countsObjects = countsObjects
    self.runsTasks = runsTasks
  }
}

extension Finding {
  static let uncountedObjects = Finding(
    .notChecked, "objects",
    detail: """
      objects were not counted, so leaks and lifetimes were not checked; counting requires
      Linux on x86-64, the dynamic Swift runtime, the product RandomUsers in the test target,
      and at most 4 million live objects
      """, events: [])

  static let tasksNotRun = Finding(
    .notChecked, "tasks",
    detail: """
      the app has async code, but its tasks do not run with this compiler or system;
      nothing that awaits them was tested, and dead touches and dead ends are not reported
      """, events: [])
}
