// Tasks in the background. None begins by itself: a test decides when.
public import UIKit

/// Keeps the app's tasks and the requests for them.
///
/// A test launches a task that the app has requested:
///
///     let task = BGTaskScheduler.shared.launchTask(withIdentifier: "org.example.refresh")
@preconcurrency @MainActor open class BGTaskScheduler: NSObject {
  /// The reason why a request was refused.
  public struct Error: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
    }

    public static let unavailable = Code.unavailable
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    public static let notPermitted = Code.notPermitted

    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) { self.code = code }
  }

  @PerDevice private static var scheduler = BGTaskScheduler()

  open class var shared: BGTaskScheduler { scheduler }

  private var handlers: [String: @MainActor (BGTask) -> Void] = [:]
  // In the order of submission.
  private var requests: [BGTaskRequest] = []

  private override init() { super.init() }

  /// Sets the closure that runs a task; returns whether the task had none before. The queue is
  /// ignored. On a phone, apps have to call this before they have finished launching, and list the
  /// identifier in their property list.
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping @MainActor (BGTask) -> Void
  ) -> Bool {
    guard handlers[identifier] == nil else { return false }
    handlers[identifier] = launchHandler
    return true
  }

  /// Adds a request, which replaces one with the same identifier. There can be ten requests for
  /// processing and one for a refresh, as on a phone.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    let others = requests.filter { $0.identifier != taskRequest.identifier }
    let isProcessing = taskRequest is BGProcessingTaskRequest
    let count = others.count { ($0 is BGProcessingTaskRequest) == isProcessing }
    guard count < (isProcessing ? 10 : 1) else { throw Error(.tooManyPendingTaskRequests) }
    requests = others + [taskRequest]
  }

  open func cancel(taskRequestWithIdentifier identifier: String) {
    requests.removeAll { $0.identifier == identifier }
  }

  open func cancelAllTaskRequests() { requests = [] }

  /// Passes on the requests in a later turn of the main loop; on a phone, on another thread.
  open func getPendingTaskRequests(
    completionHandler: @escaping @MainActor ([BGTaskRequest]) -> Void
  ) { MainLoop.current.enqueue { completionHandler(self.requests) } }

  open func pendingTaskRequests() async -> [BGTaskRequest] { requests }

  /// Launches a requested task, whose closure runs in a later turn; returns `nil` if the app has
  /// not requested or registered it. For tests: on a phone, the system decides.
  @discardableResult public final func launchTask(withIdentifier identifier: String) -> BGTask? {
    guard let handler = handlers[identifier],
      let request = requests.first(where: { $0.identifier == identifier })
    else { return nil }
    cancel(taskRequestWithIdentifier: identifier)
    let task = request.makeTask()
    MainLoop.current.enqueue { handler(task) }
    return task
  }
}

/// Allows `catch BGTaskScheduler.Error.notPermitted`.
public func ~= (code: BGTaskScheduler.Error.Code, error: any Error) -> Bool {
  (error as? BGTaskScheduler.Error)?.code == code
}
