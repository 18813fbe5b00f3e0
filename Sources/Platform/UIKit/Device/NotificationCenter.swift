/// A notification centre that calls observers synchronously.
///
/// Replaces Foundation's in files that import only UIKit, because each device has its own centre.
@preconcurrency @MainActor public final class NotificationCenter: NSObject {
  /// The notification centre of the current device.
  @exclusivity(unchecked) public internal(set) static var `default` = NotificationCenter()

  private class Observation: NSObject {
    let name: Notification.Name?
    // The only sender observed, if there is one, referenced weakly.
    private(set) weak var object: AnyObject?
    private let hasObject: Bool
    private var block: ((Notification) -> Void)?
    // Observers with a selector are referenced weakly, blocks strongly (M22, M23).
    private(set) weak var target: AnyObject?
    private let hasTarget: Bool

    /// Whether the observer with a selector has been released.
    var isOver: Bool { hasTarget && target == nil }

    init(
      _ name: Notification.Name?, object: Any?, target: AnyObject? = nil,
      block: @escaping (Notification) -> Void
    ) {
      self.name = name
      self.target = target
      hasTarget = target != nil
      self.object = object.map { $0 as AnyObject }
      hasObject = object != nil
      self.block = block
    }

    func isAbout(_ name: Notification.Name, from sender: Any?) -> Bool {
      guard self.name == nil || self.name == name else { return false }
      return !hasObject || (object != nil && object === sender.map { $0 as AnyObject })
    }

    /// - Returns: Whether the observation goes on.
    func receive(_ notification: Notification) -> Bool {
      block?(notification)
      return true
    }

    /// Releases the block; a token that is kept no longer holds what the block has captured.
    func end() { block = nil }
  }

  /// The observation of an asynchronous loop.
  private final class LoopObservation: Observation {
    private let continuation: AsyncStream<Notification>.Continuation

    init(
      _ name: Notification.Name, object: Any?,
      _ continuation: AsyncStream<Notification>.Continuation
    ) {
      self.continuation = continuation
      super.init(name, object: object) { _ in }
    }

    override func receive(_ notification: Notification) -> Bool {
      // The loop runs on the thread of the main loop.
      nonisolated(unsafe) let notification = notification
      if case .terminated = continuation.yield(notification) { return false }
      return true
    }
  }

  @exclusivity(unchecked) private var observations: [Observation] = []

  /// The number of observations that have not been removed.
  public var observationCount: Int { observations.count }

  /// Whether any observation is for this name.
  func observes(_ name: Notification.Name) -> Bool {
    observations.contains { $0.name == nil || $0.name == name }
  }

  /// Creates a notification centre without observers.
  public override init() { super.init() }

  /// Calls `block` for each notification with this name until the token is removed.
  ///
  /// Releasing the token does not remove it.
  @discardableResult public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observation = Observation(name, object: object, block: block)
    observations.append(observation)
    return observation
  }

  /// Sends `selector` to `observer`, referenced weakly, for each notification with this name.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let observer = observer as AnyObject
    // An observer need not be removed before it is released.
    observations.removeAll(where: \.isOver)
    observations.append(
      Observation(name, object: object, target: observer) { [weak observer] in
        if let observer { UIKit.perform(selector, on: observer, from: $0) }
      })
  }

  /// The sequence of an asynchronous loop over notifications.
  public typealias Notifications = AsyncStream<Notification>

  /// The notifications with this name that are posted from now on.
  ///
  /// The object is not retained. The observation is removed at the first notification after the
  /// loop has ended.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
    observations.append(LoopObservation(name, object: object, continuation))
    return stream
  }

  /// Removes an observer's observations for this name and object.
  public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    let observer = observer as AnyObject
    let object = object.map { $0 as AnyObject }
    remove {
      ($0 === observer || $0.target === observer) && (name == nil || $0.name == name)
        && (object == nil || $0.object === object)
    }
  }

  /// Removes a block's token, or all of an observer's observations.
  public func removeObserver(_ observer: Any) {
    let object = observer as AnyObject
    remove { $0 === object || $0.target === object }
  }

  private func remove(where isRemoved: (Observation) -> Bool) {
    let removed = observations.filter(isRemoved)
    guard !removed.isEmpty else { return }
    observations.removeAll(where: isRemoved)
    // Afterwards, as releasing a block's captures may call the centre.
    for observation in removed { observation.end() }
  }

  /// Calls the observers of this name in the order in which they were added.
  public func post(name: Notification.Name, object: Any?) {
    post(name: name, object: object, userInfo: nil)
  }

  /// Calls the observers of this name in the order in which they were added.
  public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]?) {
    guard !observations.isEmpty else { return }
    let notification = Notification(name: name, object: object, userInfo: userInfo)
    for observation in observations where observation.isAbout(name, from: object) {
      if !observation.receive(notification) { removeObserver(observation) }
    }
  }

  /// Calls the observers of a notification.
  public func post(_ notification: Notification) {
    post(name: notification.name, object: notification.object, userInfo: notification.userInfo)
  }
}
