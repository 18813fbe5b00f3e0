/// An error thrown when a job cannot have a result, although other jobs may have one.
package struct Unmeasurable: Error, CustomStringConvertible, Sendable {
  /// The reason: the problem and the expectation.
  package let description: String

  package init(_ description: String) { self.description = description }
}
