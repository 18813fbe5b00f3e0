/// The memory options of a hash or map table.
public struct NSPointerFunctionsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strongMemory: NSPointerFunctionsOptions = []
  public static let weakMemory = NSPointerFunctionsOptions(rawValue: 5)
  public static let objectPointerPersonality = NSPointerFunctionsOptions(rawValue: 512)
}

private struct Reference<Object: AnyObject> {
  weak var weakObject: Object?
  let strongObject: Object?

  init(_ object: Object, isWeak: Bool) {
    weakObject = object
    strongObject = isWeak ? nil : object
  }

  var object: Object? { strongObject ?? weakObject }
}

/// A set that can reference its members weakly. Released members are not included.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let isWeak: Bool
  private var references: [Reference<ObjectType>] = []

  public init(options: NSPointerFunctionsOptions = [], capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  public static func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  public var allObjects: [ObjectType] { references.compactMap(\.object) }
  public var anyObject: ObjectType? { allObjects.first }
  public var count: Int { allObjects.count }

  public func contains(_ object: ObjectType?) -> Bool {
    object.map { object in references.contains { $0.object === object } } ?? false
  }

  public func add(_ object: ObjectType?) {
    references.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    references.append(Reference(object, isWeak: isWeak))
  }

  public func remove(_ object: ObjectType?) {
    references.removeAll { $0.object == nil || $0.object === object }
  }

  public func removeAllObjects() { references = [] }
}

/// A dictionary that can reference its keys and values weakly.
///
/// Entries whose key or value was released are not included.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyIsWeak: Bool
  private let valueIsWeak: Bool
  private var entries: [(key: Reference<KeyType>, value: Reference<ObjectType>)] = []

  public init(
    keyOptions: NSPointerFunctionsOptions = [], valueOptions: NSPointerFunctionsOptions = [],
    capacity: Int = 0
  ) {
    keyIsWeak = keyOptions.contains(.weakMemory)
    valueIsWeak = valueOptions.contains(.weakMemory)
    super.init()
  }

  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }
  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  public var count: Int { entries.count { $0.key.object != nil && $0.value.object != nil } }

  public func object(forKey key: KeyType?) -> ObjectType? {
    entries.first { $0.key.object.map { isEqual($0, key) } ?? false }?.value.object
  }

  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    removeObject(forKey: key)
    guard let object, let key else { return }
    entries.append((Reference(key, isWeak: keyIsWeak), Reference(object, isWeak: valueIsWeak)))
  }

  public func removeObject(forKey key: KeyType?) {
    entries.removeAll {
      $0.value.object == nil || $0.key.object.map { isEqual($0, key) } ?? true
    }
  }

  public func removeAllObjects() { entries = [] }

  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: entries.compactMap(\.value.object)).objectEnumerator()
  }

  // Keys compare like Foundation objects: an NSString by its characters.
  private func isEqual(_ one: KeyType, _ other: KeyType?) -> Bool {
    guard let other else { return false }
    if one === other { return true }
    return (one as? NSObject)?.isEqual(other) ?? false
  }
}
