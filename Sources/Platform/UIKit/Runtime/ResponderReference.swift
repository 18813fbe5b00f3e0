import CUIKit

/// A reference to a responder that does not retain it.
///
/// It becomes `nil` when the deallocation of the target begins, like a weak reference. A Swift object
/// that was ever referenced weakly, however, counts its references in a side table for the rest of
/// its life, five times as slowly; controllers and windows are touched by every event. Read it only
/// on the main actor; the target must not be deallocated on another thread meanwhile.
final class ResponderReference {
  @exclusivity(unchecked) nonisolated(unsafe) private var target: UnsafeMutableRawPointer?

  fileprivate init(_ target: UIResponder) {
    self.target = Unmanaged.passUnretained(target).toOpaque()
  }

  /// Called in the target's `deinit`.
  func clear() { target = nil }

  /// The target, as the type that it had when it was referenced.
  func target<Target: UIResponder>(as type: Target.Type) -> Target? {
    // Fails while the `deinit` of a subclass runs, before `clear()` is called.
    guard let target, let retained = swift_tryRetain(target) else { return nil }
    return Unmanaged<Target>.fromOpaque(retained).takeRetainedValue()
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

  /// An object that stands for this one, and for no other as long as somebody keeps it.
  ///
  /// The address of a responder, in contrast, may be that of a new one once it is deallocated.
  package final var identity: AnyObject { reference }
}
