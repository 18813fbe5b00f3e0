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
  /// - Parameter pattern: The planted pattern that was misread, if one was.
  static func uncountedObjects(misread pattern: String? = HeapCensus.misreadPattern) -> Finding {
    let reason =
      pattern.map {
        """
        the planted pattern '\($0)' was misread, so this compiler, runtime or processor is not
        supported
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

  static let tasksNotRun = Finding(
    .notChecked, "tasks",
    detail: """
      the app has async code, but its tasks do not run with this compiler or system;
      nothing that awaits them was tested, and dead touches and dead ends are not reported
      """, events: [])
}
