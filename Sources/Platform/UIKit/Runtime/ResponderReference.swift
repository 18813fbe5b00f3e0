import CUIKit

/// A reference to a responder that does not retain it.
///
/// Like a weak reference, it becomes `nil` when the deallocation of the target begins. However,
/// once a Swift object has been referenced weakly, it counts its references in a side table for the
/// rest of its life, which takes five times as long, and every event touches controllers and
/// windows. Read it only on the main actor; the target must not be deallocated on another thread
/// meanwhile.
final class ResponderReference {
  @exclusivity(unchecked) nonisolated(unsafe) private var target: UnsafeMutableRawPointer?

  fileprivate init(_ target: UIResponder) {
    self.target = Unmanaged.passUnretained(target).toOpaque()
  }

  /// Called in the target's `deinit`.
  func clear() { target = nil }

  /// Whether the target's deallocation has reached `UIResponder`. Cheaper than retaining it.
  var isCleared: Bool { target == nil }

  /// Whether the target is this object, even if its deallocation has begun. Cheaper than retaining
  /// the target.
  func refers(to object: UIResponder) -> Bool {
    target == Unmanaged.passUnretained(object).toOpaque()
  }

  /// The target as its known type, or `nil` once its deallocation has begun.
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

  /// An object that identifies this one, and no other as long as the identity is retained.
  ///
  /// In contrast, the address of a responder may be reused for a new one after its deallocation.
  package final var identity: AnyObject { reference }
}
