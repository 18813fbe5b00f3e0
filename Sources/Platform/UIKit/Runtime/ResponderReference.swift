/// A reference to a responder that becomes `nil` with it, like a weak one.
///
/// A Swift object that was ever referenced weakly counts its references in a side table for the rest
/// of its life, five times as slowly. UIKit's own references to controllers and windows, which every
/// event touches, are therefore made through this object, which the responder clears when it dies.
final class ResponderReference {
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate unowned(unsafe) var target: UIResponder?

  fileprivate init(_ target: UIResponder) { self.target = target }

  func clear() { target = nil }

  /// The target, as the type that it was when it was referenced.
  func target<Target: UIResponder>(as type: Target.Type) -> Target? {
    guard let target else { return nil }
    return unsafeDowncast(target, to: type)
  }
}

extension UIResponder {
  /// The shared reference to this object.
  final var reference: ResponderReference {
    if let ownReference { return ownReference }
    let made = ResponderReference(self)
    ownReference = made
    return made
  }
}
