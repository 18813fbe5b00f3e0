/// How an associated object is held.
public enum objc_AssociationPolicy: Sendable {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC,
    OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}

/// The objects associated with one owner, by the address of the key.
///
/// They are found by the owner's address. No class tells of its death here, so the values of the dead are swept out at the
/// end of every turn.
final class Associations: @unchecked Sendable {
  static let shared = Associations()

  /// Whether anything is attached to anything; asked every turn, and therefore without the lock.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var isInUse = false

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
    var weakValues: [UnsafeRawPointer: WeakReference] = [:]
  }

  private struct WeakReference { weak var object: AnyObject? }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func set(_ value: Any?, for key: UnsafeRawPointer, of owner: AnyObject, isStrong: Bool) {
    let replaced = lock.withLock {
      isInUse = true
      var entry = entries[ObjectIdentifier(owner)] ?? Entry(owner: owner)
      var old: [Any] = []
      if entry.owner !== owner {
        // The address was a dead object's.
        old = Array(entry.values.values)
        entry = Entry(owner: owner)
      } else if let value = entry.values[key] {
        old = [value]
      }
      entry.values[key] = isStrong ? value : nil
      entry.weakValues[key] = isStrong ? nil : value.map { WeakReference(object: $0 as AnyObject) }
      entries[ObjectIdentifier(owner)] = entry
      return old
    }
    // Released outside the lock: a deinit may come back here.
    _ = replaced
  }

  func value(for key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      return entry.values[key] ?? entry.weakValues[key]?.object
    }
  }

  /// Lets go of what belongs to owners that have died.
  func sweep() {
    let dead = lock.withLock {
      let dead = entries.filter { $0.value.owner == nil }
      for key in dead.keys { entries[key] = nil }
      isInUse = !entries.isEmpty
      return dead
    }
    _ = dead
  }

}

/// Attaches an object to another under the address of a key; `nil` takes it off.
///
/// - Note: The values of an owner that has died are let go of at the end of the turn in which it died, not within its
///   `deinit` as on a phone.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.shared.set(
    value, for: key, of: object as AnyObject, isStrong: policy != .OBJC_ASSOCIATION_ASSIGN)
}

/// The object attached under the address of a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.shared.value(for: key, of: object as AnyObject)
}

/// Runs `body`. Swift releases at once here, so there is nothing for a pool to hold.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
