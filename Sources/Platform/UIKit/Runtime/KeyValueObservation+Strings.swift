/// The entries of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(
    rawValue: "notificationIsPrior")
}

extension NSObject {
  /// Has the observer's `observeValue(forKeyPath:of:change:context:)` called after turns in which
  /// the property has changed.
  ///
  /// The names of properties are known only to reflection, which finds stored ones; others never
  /// change. The observer, which neither retains nor is retained, is a view, a controller or
  /// another responder: no other class here has the method.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let observer = observer as? UIResponder else { return }
    nonisolated(unsafe) let (object, context) = (self, context)
    MainActor.assumeIsolated {
      NamedObservation.add(
        NamedObservation(
          of: object, keyPath: keyPath, for: observer, options: options, context: context))
    }
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    nonisolated(unsafe) let (object, observer) = (self, observer)
    MainActor.assumeIsolated { NamedObservation.remove(of: object, keyPath, for: observer) }
  }

  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { removeObserver(observer, forKeyPath: keyPath) }
}

/// An observation of a property by its name.
@MainActor private final class NamedObservation {
  private static var all: [NamedObservation] = []

  private weak var object: NSObject?
  private weak var observer: UIResponder?
  private let keyPath: String
  private var observation: NSKeyValueObservation?

  init(
    of object: NSObject, keyPath: String, for observer: UIResponder,
    options: NSKeyValueObservingOptions, context: UnsafeMutableRawPointer?
  ) {
    self.object = object
    self.observer = observer
    self.keyPath = keyPath
    observation = object.observe(
      { NamedValue(of: $0, keyPath) }, options: options
    ) { [weak observer] object, change in
      var entries: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
      if change.newValue != nil { entries[.newKey] = NamedValue.read(keyPath, of: object) }
      entries[.oldKey] = change.oldValue?.value
      observer?.observeValue(forKeyPath: keyPath, of: object, change: entries, context: context)
    }
  }

  static func add(_ observation: NamedObservation) {
    all.removeAll { $0.object == nil || $0.observer == nil }
    all.append(observation)
  }

  static func remove(of object: NSObject, _ keyPath: String, for observer: NSObject) {
    all.removeAll {
      $0.object === object && $0.observer === observer && $0.keyPath == keyPath
    }
  }
}

/// The value of a property with a known name: an object's identity, so that it is not retained, or
/// a value that can be compared.
private struct NamedValue: Equatable {
  private let identity: ObjectIdentifier?
  let value: (any Equatable)?

  init(of object: NSObject, _ keyPath: String) {
    let found = Self.read(keyPath, of: object)
    identity = found.flatMap { type(of: $0) is AnyClass ? ObjectIdentifier($0 as AnyObject) : nil }
    value = identity == nil ? found as? any Equatable : nil
  }

  static func == (one: Self, other: Self) -> Bool {
    guard let first = one.value, let second = other.value else {
      return one.identity == other.identity && (one.value == nil) == (other.value == nil)
    }
    return first.equals(second)
  }

  /// Follows stored properties by name; `nil` if there is none of a name, or if it is `nil`.
  static func read(_ keyPath: String, of object: NSObject) -> Any? {
    keyPath.split(separator: ".").reduce(object as Any?) { owner, name in
      owner.flatMap { property(String(name), of: $0) }
    }
  }

  private static func property(_ name: String, of owner: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let level = mirror {
      if let found = level.children.first(where: { $0.label == name }) {
        let value = Mirror(reflecting: found.value)
        return value.displayStyle == .optional ? value.children.first?.value : found.value
      }
      mirror = level.superclassMirror
    }
    return nil
  }
}
