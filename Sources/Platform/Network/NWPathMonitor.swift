// The state of the device's connection. Connections of an app's own are not included.
public import UIKit

/// Reports the device's connection, and each change that a test makes:
///
///     NWPathMonitor.connection = nil
@preconcurrency @MainActor public final class NWPathMonitor {
  private struct Reference { weak var monitor: NWPathMonitor? }

  @PerDevice private static var interface: NWInterface.InterfaceType? = .wifi
  @PerDevice private static var running: [Reference] = []

  /// The device's connection; `nil` when it is offline. A new device uses Wi-Fi. A change is
  /// reported in a later turn. Requests of `VirtualNetwork` succeed or fail as its server says,
  /// whatever the connection.
  public static var connection: NWInterface.InterfaceType? {
    get { interface }
    set {
      guard newValue != interface else { return }
      interface = newValue
      running.removeAll { $0.monitor == nil }
      for reference in running { reference.monitor?.reportLater() }
    }
  }

  /// Called in a later turn of the main loop, whatever the queue: once after the start, and once
  /// per change.
  public var pathUpdateHandler: (@MainActor (NWPath) -> Void)?
  public private(set) var queue: DispatchQueue?
  private let required: NWInterface.InterfaceType?
  private var isRunning = false
  private var isCancelled = false

  /// Creates a monitor of any connection.
  public init() { required = nil }
  /// Creates a monitor to which any other connection is none.
  public init(requiredInterfaceType: NWInterface.InterfaceType) { required = requiredInterfaceType }

  public var currentPath: NWPath {
    let connection = Self.connection
    return NWPath(connection: required == nil || required == connection ? connection : nil)
  }

  /// Begins to report. A cancelled monitor does not begin again. As on a phone, only the app keeps
  /// the monitor.
  public func start(queue: DispatchQueue) {
    guard !isRunning, !isCancelled else { return }
    isRunning = true
    self.queue = queue
    Self.running.append(Reference(monitor: self))
    reportLater()
  }

  public func cancel() {
    isRunning = false
    isCancelled = true
    Self.running.removeAll { $0.monitor === self }
  }

  private func reportLater() {
    let path = currentPath
    MainLoop.current.enqueue { [weak self] in
      guard let self, isRunning else { return }
      pathUpdateHandler?(path)
    }
  }
}
