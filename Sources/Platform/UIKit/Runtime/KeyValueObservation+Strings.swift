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
    if !NamedProperty.exists(keyPath, in: object) {
      MainLoop.current.record(
        .warning(
          "\(type(of: object)) has no stored property '\(keyPath)'; its changes are not observed"),
        about: observer)
    }
    Self.all.removeAll { $0.object == nil || $0.observer == nil }
    Self.all.append(self)
    let (keyPath, context) = (keyPath, context)
    observation = object.observe(
      { NamedProperty.read(keyPath, of: $0) }, options: options
    ) { [weak observer] object, change in
      var entries: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
      if let new = change.newValue { entries[.newKey] = new ?? NSNull() }
      if let old = change.oldValue { entries[.oldKey] = old ?? NSNull() }
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

/// Reads properties by name.
private enum NamedProperty {
  /// Follows stored properties by name; `nil` if there is none of a name, or if it is `nil`.
  static func read(_ keyPath: String, of object: NSObject) -> Any? {
    keyPath.split(separator: ".").reduce(object as Any?) { owner, name in
      owner.flatMap { find(String(name), in: $0) }.flatMap(unwrapped)
    }
  }

  /// Whether an object has the first property of a path.
  static func exists(_ keyPath: String, in object: NSObject) -> Bool {
    keyPath.split(separator: ".").first.map { find(String($0), in: object) != nil } ?? false
  }

  private static func find(_ name: String, in owner: Any) -> Any? {
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
