/// A promise of UIKit's that a session broke.
package struct BrokenInvariant: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A callback twice, without its other half, or out of order.
    case callbackOrder
    /// A contradiction at rest, as `Device.inconsistencies()` finds them.
    case inconsistency
    /// A screen's view in the window that belongs to no screen there.
    case leftoverView
    /// A visible screen that no touch reaches.
    case deafness
    /// An object alive that has no place in a window and no owner in the app.
    case leak
    /// A completion that ran twice, or not at all although nothing was refused.
    case completion
    /// An exception, although every call was legal.
    case crash
    /// A main queue that is never empty.
    case hang
  }

  package let kind: Kind
  package let text: String

  package var description: String { "\(kind.rawValue): \(text)" }
}
