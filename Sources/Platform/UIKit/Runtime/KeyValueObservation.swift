/// What a closure that observes a property is told.
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
/// changes in one turn, and not at all for a value that cannot be compared.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
  @exclusivity(unchecked) fileprivate var check: (() -> Bool)?

  nonisolated public func invalidate() { MainActor.assumeIsolated { check = nil } }
}

/// The observations of all objects, which retain neither each other nor the objects.
@MainActor enum Observations {
  private struct Entry { weak var observation: NSKeyValueObservation? }

  @exclusivity(unchecked) private static var entries: [Entry] = []
  static var isInUse: Bool { !entries.isEmpty }

  fileprivate static func add(_ observation: NSKeyValueObservation) {
    entries.append(Entry(observation: observation))
  }

  /// Calls the closures of properties that have changed; returns whether there are any.
  static func check() -> Bool {
    entries.removeAll { $0.observation?.check == nil }
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
    let observation = NSKeyValueObservation()
    var last = self[keyPath: keyPath]
    let report = { (object: Self, new: Value, old: Value?) in
      changeHandler(
        object,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    observation.check = { [weak self] in
      guard let self else { return false }
      let new = self[keyPath: keyPath]
      guard isDifferent(new, last) else { return false }
      let old = last
      last = new
      report(self, new, old)
      return true
    }
    Observations.add(observation)
    if options.contains(.initial) { report(self, last, nil) }
    return observation
  }
}

/// Whether two values differ; `false` if they cannot be compared.
private func isDifferent<Value>(_ one: Value, _ other: Value) -> Bool {
  if let one = one as? any Equatable { return !one.equals(other) }
  guard Value.self is AnyObject.Type else { return false }
  return one as AnyObject !== other as AnyObject
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
