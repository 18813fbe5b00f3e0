import BenchmarkKit

/// A worker's answer: the result, or the reason there is none.
package struct WorkerAnswer<Part: Codable & Sendable>: Codable, Sendable {
  package var part: Part?
  package var failure: String?

  package init(part: Part?, failure: String? = nil) {
    self.part = part
    self.failure = failure
  }
}

extension WorkerAnswer where Part: MetricPart {
  /// Adds the answer for later sessions; the sum has failed if either answer has.
  mutating func add(_ later: WorkerAnswer) {
    failure = failure ?? later.failure
    guard let other = later.part else { return }
    if part == nil { part = other } else { part?.add(other) }
  }
}
