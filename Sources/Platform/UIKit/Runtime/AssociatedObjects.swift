/// The ownership of an associated object.
public enum objc_AssociationPolicy: Sendable {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC,
    OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}

/// The associated objects of all owners, by the addresses of owner and key.
///
/// No class reports its deallocation here, so the values of dead owners are removed at the end of
/// each turn.
final class Associations: @unchecked Sendable {
  static let shared = Associations()

  /// Whether there are any associated objects. Read in every turn, hence without the lock.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var isInUse = false

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
      Associations.isInUse = true
      var entry = entries[ObjectIdentifier(owner)] ?? Entry(owner: owner)
      var old: [Any] = []
      if entry.owner !== owner {
        // The address belonged to an object that has been released.
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
    // Released outside the lock: a `deinit` may call back into this class. Without this statement,
    // an optimised build releases the values while the lock is held.
    withExtendedLifetime(replaced) {}
  }

  func value(for key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      return entry.values[key] ?? entry.weakValues[key]?.object
    }
  }

  func removeAll(of owner: AnyObject) {
    let removed = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(removed) {}
  }

  /// Releases the values of dead owners.
  func sweep() {
    let dead = lock.withLock {
      let dead = entries.filter { $0.value.owner == nil }
      for key in dead.keys { entries[key] = nil }
      Associations.isInUse = !entries.isEmpty
      return dead
    }
    withExtendedLifetime(dead) {}
  }
}

/// Associates an object with another under a key's address; `nil` removes the association.
///
/// - Note: The values of a dead owner are released at the end of the turn in which it died, not in
///   its `deinit` as on a phone.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.shared.set(
    value, for: key, of: object as AnyObject, isStrong: policy != .OBJC_ASSOCIATION_ASSIGN)
}

/// Returns the object associated under the address of a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.shared.value(for: key, of: object as AnyObject)
}

/// Removes all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.shared.removeAll(of: object as AnyObject)
}

/// The locks of all objects that are currently locked, by the address of the object.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: (lock: NSRecursiveLock, users: Int)] = [:]

  func enter(_ object: ObjectIdentifier) {
    let own = lock.withLock {
      let own = entries[object]?.lock ?? NSRecursiveLock()
      entries[object] = (own, (entries[object]?.users ?? 0) + 1)
      return own
    }
    own.lock()
  }

  func exit(_ object: ObjectIdentifier) -> Bool {
    let own = lock.withLock { () -> NSRecursiveLock? in
      guard let entry = entries[object] else { return nil }
      entries[object] = entry.users > 1 ? (entry.lock, entry.users - 1) : nil
      return entry.lock
    }
    own?.unlock()
    return own != nil
  }
}

/// Locks an object for the current thread, which may lock it several times.
/// - Returns: Zero.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.shared.enter(ObjectIdentifier(object as AnyObject))
  return 0
}

/// Unlocks an object.
/// - Returns: Zero, or -1 if the object is not locked.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.shared.exit(ObjectIdentifier(object as AnyObject)) ? 0 : -1
}

/// Runs `body`. Swift releases objects immediately here, so the pool has nothing to hold.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
