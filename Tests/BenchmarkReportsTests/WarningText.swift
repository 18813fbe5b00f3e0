@testable import BenchmarkKit

/// A warning of any text.
struct WarningText: WarningReason {
  let text: String

  init(_ text: String) { self.text = text }
}
