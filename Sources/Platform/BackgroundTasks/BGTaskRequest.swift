public import UIKit

/// A request to launch the app in the background for a task.
@preconcurrency @MainActor open class BGTaskRequest: NSObject {
  public let identifier: String
  /// Stored, but has no effect: a test decides when a task begins.
  open var earliestBeginDate: Date?

  fileprivate init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }

  func makeTask() -> BGTask { BGTask(identifier) }
}

/// A request for a short task that refreshes the app's content.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(identifier) }
  override func makeTask() -> BGTask { BGAppRefreshTask(identifier) }
}

/// A request for a task that may take minutes.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Stored, but have no effect.
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false

  public init(identifier: String) { super.init(identifier) }
  override func makeTask() -> BGTask { BGProcessingTask(identifier) }
}

/// A task that runs in the background, until the app calls `setTaskCompleted(success:)`.
@preconcurrency @MainActor open class BGTask: NSObject {
  public let identifier: String
  /// Called on a phone when there is no time left. Here a test calls it.
  open var expirationHandler: (@MainActor () -> Void)?
  /// Whether the task succeeded; `nil` until it is completed. On a phone, an app cannot read it.
  public private(set) final var isSuccessful: Bool?

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }

  open func setTaskCompleted(success: Bool) {
    guard isSuccessful == nil else { return }
    isSuccessful = success
    expirationHandler = nil
  }
}

/// A short task that refreshes the app's content.
open class BGAppRefreshTask: BGTask {}

/// A task that may take minutes.
open class BGProcessingTask: BGTask {}
