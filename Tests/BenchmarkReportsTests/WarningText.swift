@testable import BenchmarkKit

/// A warning with arbitrary text.
struct WarningText: WarningReason {
  let text: String

  init(_ text: String) { self.text = text }
}
