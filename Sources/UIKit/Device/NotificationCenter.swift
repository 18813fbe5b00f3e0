/// Observers by name, called at once when something is posted. It takes the place of Foundation's in files that
/// import UIKit alone, because each device has a centre of its own.
@preconcurrency @MainActor public final class NotificationCenter {
  /// The centre of the current device.
  public internal(set) static var `default` = NotificationCenter()

  private final class Observation: NSObject {
    let name: Notification.Name?
    let block: (Notification) -> Void
    // A selector observer is held weakly, a block strongly (M22, M23).
    weak var target: AnyObject?

    init(_ name: Notification.Name?, block: @escaping (Notification) -> Void) {
      self.name = name
      self.block = block
    }
  }

  private var observations: [Observation] = []

  /// Makes a centre without observers.
  public init() {}

  /// Calls `block` for every notification of this name until the token is removed; dropping the token is not enough.
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: Any?,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observation = Observation(name, block: block)
    observations.append(observation)
    return observation
  }

  /// Sends `selector` to `observer`, which is not kept alive.
  public func addObserver(
    _ observer: any SelectorTarget, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let observation = Observation(name) { [weak observer] in
      observer?.perform(selector, with: $0)
    }
    observation.target = observer
    observations.append(observation)
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
    for observation in observations where observation.name == nil || observation.name == name {
      observation.block(notification)
    }
  }
}
