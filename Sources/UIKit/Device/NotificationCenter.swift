/// Observers by name, called at once when something is posted. It takes the place of Foundation's in files that
/// import UIKit alone, because each device has a centre of its own.
@preconcurrency @MainActor public final class NotificationCenter {
  /// The centre of the current device.
  public internal(set) static var `default` = NotificationCenter()

  private final class Observation: NSObject {
    let name: Notification.Name?
    // Only what this object posts is of interest, where there is one. Not kept.
    private(set) weak var object: AnyObject?
    private let hasObject: Bool
    let block: (Notification) -> Void
    // A selector observer is held weakly, a block strongly (M22, M23).
    weak var target: AnyObject?

    init(_ name: Notification.Name?, object: Any?, block: @escaping (Notification) -> Void) {
      self.name = name
      self.object = object.map { $0 as AnyObject }
      hasObject = object != nil
      self.block = block
    }

    func isAbout(_ name: Notification.Name, from sender: Any?) -> Bool {
      guard self.name == nil || self.name == name else { return false }
      return !hasObject || (object != nil && object === sender.map { $0 as AnyObject })
    }
  }

  private var observations: [Observation] = []

  /// How many observations have been added and not removed.
  public var observationCount: Int { observations.count }

  /// Makes a centre without observers.
  public init() {}

  /// Calls `block` for every notification of this name until the token is removed; dropping the token is not enough.
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observation = Observation(name, object: object, block: block)
    observations.append(observation)
    return observation
  }

  /// Sends `selector` to `observer`, which is not kept alive.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let observer = observer as AnyObject
    let observation = Observation(name, object: object) { [weak observer] in
      if let observer { perform(selector, on: observer, from: $0) }
    }
    observation.target = observer
    observations.append(observation)
  }

  /// Removes the observations of an observer that are for this name and object.
  public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    let observer = observer as AnyObject
    let object = object.map { $0 as AnyObject }
    observations.removeAll {
      ($0 === observer || $0.target === observer) && (name == nil || $0.name == name)
        && (object == nil || $0.object === object)
    }
  }

  /// Removes a token, or all observations of an observer.
  public func removeObserver(_ observer: Any) {
    let object = observer as AnyObject
    observations.removeAll { $0 === object || $0.target === object }
  }

  /// Calls the observers of this name in the order they were added.
  public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    guard !observations.isEmpty else { return }
    let notification = Notification(name: name, object: object, userInfo: userInfo)
    for observation in observations where observation.isAbout(name, from: object) {
      observation.block(notification)
    }
  }

  /// Calls the observers of a notification.
  public func post(_ notification: Notification) {
    post(name: notification.name, object: notification.object, userInfo: notification.userInfo)
  }
}
