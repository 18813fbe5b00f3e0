/// An invariant of UIKit that a session broke.
package struct BrokenInvariant: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A repeated, unmatched or misordered callback.
    case callbackOrder
    /// A contradiction while idle, as found by `Device.inconsistencies()`.
    case inconsistency
    /// A view in the window whose controller is gone or has no parent.
    case leftoverView
    /// A visible controller that no touch reaches.
    case deafness
    /// A live controller without a place in a window or an owner in the app.
    case leak
    /// A completion that ran twice, or did not run although nothing was refused.
    case completion
    /// An exception although every call was legal.
    case crash
    /// A main queue that never becomes empty.
    case hang
  }

  package let kind: Kind
  package let text: String

  package var description: String { "\(kind.rawValue): \(text)" }
}
