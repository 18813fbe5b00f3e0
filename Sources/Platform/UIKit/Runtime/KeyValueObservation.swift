/// The values that a closure which observes a property receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind = NSKeyValueChange.setting
  public let newValue: Value?
  public let oldValue: Value?
  public let isPrior = false
  public let indexes: IndexSet? = nil
}

/// An observation of a property. It ends when it is invalidated or released.
///
/// Nothing reports that a property of Swift has changed. The property is therefore compared with
/// its last value at the end of every turn of the main loop: the closure is called once for several
/// changes in one turn, and not at all for a value that cannot be compared. Objects are compared by
/// identity, and are not passed on as old values: remembering them would retain them.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
  @exclusivity(unchecked) fileprivate var check: (() -> Bool)?

  nonisolated public func invalidate() { MainActor.assumeIsolated { check = nil } }
}

/// The observations of all objects, which retain neither each other nor the objects.
@MainActor enum Observations {
  private struct Entry { weak var observation: NSKeyValueObservation? }

  @exclusivity(unchecked) private static var entries: [Entry] = []
  /// Whether there may be any. Stored, because reading the list checks whether it was created.
  @exclusivity(unchecked) private(set) static var isInUse = false

  fileprivate static func add(_ observation: NSKeyValueObservation) {
    entries.append(Entry(observation: observation))
    isInUse = true
  }

  /// Ends all observations, with the device.
  static func endAll() {
    entries = []
    isInUse = false
    NamedObservation.endAll()
  }

  /// Calls the closures of properties that have changed; returns whether there are any.
  static func check() -> Bool {
    entries.removeAll { $0.observation?.check == nil }
    isInUse = !entries.isEmpty
    var hasChanged = false
    for entry in entries where entry.observation?.check?() == true { hasChanged = true }
    return hasChanged
  }
}

/// An object whose properties can be observed.
@preconcurrency @MainActor public protocol KeyValueObservable: AnyObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
  /// Calls `changeHandler` after turns in which the property has changed.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observe({ $0[keyPath: keyPath] }, options: options, changeHandler: changeHandler)
  }

  /// Calls `changeHandler` after turns in which what `read` returns has changed.
  func observe<Value>(
    _ read: @escaping (Self) -> Value, options: NSKeyValueObservingOptions,
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    var last = Memory(read(self))
    let report = { (object: Self, new: Value, old: Value?) in
      changeHandler(
        object,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    observation.check = { [weak self, weak observation] in
      guard let self else {
        observation?.check = nil
        return false
      }
      let new = read(self)
      guard last.differs(from: new) else { return false }
      let old = last.value
      last = Memory(new)
      report(self, new, old)
      return true
    }
    Observations.add(observation)
    if options.contains(.initial) { report(self, read(self), nil) }
    return observation
  }
}

/// The last value of an observed property. Objects are remembered without retaining them.
private enum Memory<Value> {
  case value(Value)
  case objects([ObjectIdentifier])

  init(_ value: Value) {
    let held = unwrapped(value)
    if let held, type(of: held) is AnyClass {
      self = .objects([ObjectIdentifier(held as AnyObject)])
    } else if let identities = (held as? any ObjectList)?.identities {
      self = .objects(identities)
    } else {
      self = .value(value)
    }
  }

  /// The value; `nil` for objects.
  var value: Value? { if case .value(let value) = self { value } else { nil } }

  /// Whether the value has changed; `false` if it cannot be compared.
  func differs(from new: Value) -> Bool {
    switch (self, Memory(new)) {
    case (.objects(let old), .objects(let new)): return old != new
    case (.value(let old), .value(let new)):
      switch (unwrapped(old) as? any Equatable, unwrapped(new) as? any Equatable) {
      case (let old?, let new?): return !old.equals(new)
      case (nil, nil): return false
      default: return true
      }
    default: return true
    }
  }
}

/// The value in any number of optionals; `nil` if there is none.
func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}

/// An array, which may contain objects.
private protocol ObjectList {
  /// The identities of the objects; `nil` if the elements are no objects.
  var identities: [ObjectIdentifier]? { get }
}

extension Array: ObjectList {
  fileprivate var identities: [ObjectIdentifier]? {
    Element.self is AnyObject.Type ? map { ObjectIdentifier($0 as AnyObject) } : nil
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
