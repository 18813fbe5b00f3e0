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
  /// Only reflection knows the names of properties, and it finds stored ones: a property
  /// `isHidden` also by the name `hidden`, as in Objective-C. Another name causes a warning among
  /// the device's events. The observer is a view, a controller or another responder: no other class
  /// here has the method. Neither object is retained.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let observer = observer as? UIResponder else { return }
    nonisolated(unsafe) let (object, context) = (self, context)
    MainActor.assumeIsolated {
      NamedObservation(of: object, keyPath: keyPath, for: observer, context: context)
        .begin(options)
    }
  }

  /// Ends the last observation of the property by this observer; has no effect if there is none,
  /// which on a phone is an exception.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    nonisolated(unsafe) let (object, observer) = (self, observer)
    MainActor.assumeIsolated { NamedObservation.removeLast(of: object, keyPath, for: observer) }
  }

  /// Ends the last of these observations that has the context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let (object, observer, context) = (self, observer, context)
    MainActor.assumeIsolated {
      NamedObservation.removeLast(of: object, keyPath, for: observer) { $0 == context }
    }
  }
}

/// An observation of a property by its name.
@MainActor final class NamedObservation {
  private static var all: [NamedObservation] = []

  private weak var object: NSObject?
  private weak var observer: UIResponder?
  // A weak reference to an object is `nil` during its `deinit`, which is where many end observing.
  private let identities: [ObjectIdentifier]
  private let keyPath: String
  private let context: UnsafeMutableRawPointer?
  private var observation: NSKeyValueObservation?

  fileprivate init(
    of object: NSObject, keyPath: String, for observer: UIResponder,
    context: UnsafeMutableRawPointer?
  ) {
    self.object = object
    self.observer = observer
    identities = [ObjectIdentifier(object), ObjectIdentifier(observer)]
    self.keyPath = keyPath
    self.context = context
  }

  fileprivate func begin(_ options: NSKeyValueObservingOptions) {
    guard let object, let observer else { return }
    if !NamedValue.exists(keyPath, in: object) {
      MainLoop.current.record(
        .warning(
          "\(type(of: object)) has no stored property '\(keyPath)'; its changes are not observed"),
        about: observer)
    }
    Self.all.removeAll { $0.object == nil || $0.observer == nil }
    Self.all.append(self)
    let (keyPath, context) = (keyPath, context)
    observation = object.observe(
      { NamedValue(of: $0, keyPath) }, options: options
    ) { [weak observer] object, change in
      var entries: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
      if change.newValue != nil {
        entries[.newKey] = NamedValue.read(keyPath, of: object) ?? NSNull()
      }
      if let old = change.oldValue { entries[.oldKey] = old.value ?? NSNull() }
      observer?.observeValue(forKeyPath: keyPath, of: object, change: entries, context: context)
    }
    // The observer may have stopped observing when it received the first value.
    if !Self.all.contains(where: { $0 === self }) { observation = nil }
  }

  fileprivate static func removeLast(
    of object: NSObject, _ keyPath: String, for observer: NSObject,
    where isWanted: (UnsafeMutableRawPointer?) -> Bool = { _ in true }
  ) {
    let identities = [ObjectIdentifier(object), ObjectIdentifier(observer)]
    let place = all.lastIndex {
      $0.identities == identities && $0.keyPath == keyPath && isWanted($0.context)
    }
    if let place { all.remove(at: place) }
  }

  /// Ends all observations.
  static func endAll() { all = [] }
}

/// The value of a property with a known name: the identities of objects, so that they are not
/// retained, or a value that can be compared.
private struct NamedValue: Equatable {
  private let identities: [ObjectIdentifier]?
  let value: (any Equatable)?

  init(of object: NSObject, _ keyPath: String) {
    let found = Self.read(keyPath, of: object)
    identities = found.flatMap { found in
      if type(of: found) is AnyClass { return [ObjectIdentifier(found as AnyObject)] }
      return (type(of: found) as? any ObjectHolder.Type)?.identities(of: found)
    }
    value = identities == nil ? found as? any Equatable : nil
  }

  static func == (one: Self, other: Self) -> Bool {
    guard let first = one.value, let second = other.value else {
      return one.identities == other.identities && (one.value == nil) == (other.value == nil)
    }
    return first.equals(second)
  }

  /// Follows stored properties by name; `nil` if there is none of a name, or if it is `nil`.
  static func read(_ keyPath: String, of object: NSObject) -> Any? {
    keyPath.split(separator: ".").reduce(object as Any?) { owner, name in
      owner.flatMap { property(String(name), of: $0) }.flatMap { value in
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
      }
    }
  }

  /// Whether an object has the first property of a path.
  static func exists(_ keyPath: String, in object: NSObject) -> Bool {
    keyPath.split(separator: ".").first.map { property(String($0), of: object) != nil } ?? false
  }

  private static func property(_ name: String, of owner: Any) -> Any? {
    let names = [name, "is" + name.prefix(1).uppercased() + name.dropFirst()]
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let level = mirror {
      if let found = level.children.first(where: { $0.label.map(names.contains) ?? false }) {
        return found.value
      }
      mirror = level.superclassMirror
    }
    return nil
  }
}
