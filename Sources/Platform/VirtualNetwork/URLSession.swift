import Security
public import UIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

private typealias DispatchQueue = UIKit.DispatchQueue

/// A replacement for Foundation's class, whose requests a test answers with ``Server``.
///
/// Answers arrive in later turns of the main loop, on its thread, after the delay that the test
/// chose. Requests, responses and errors are Foundation's. Not included: streams, web sockets,
/// caches, cookies, authentication other than that of servers, redirects and background sessions.
///
/// An app's unmodified code uses it through type aliases in its module:
///
/// ```swift
/// import VirtualNetwork
///
/// typealias URLSession = VirtualNetwork.URLSession
/// typealias URLSessionDataTask = VirtualNetwork.URLSessionDataTask
/// ```
open class URLSession: NSObject, @unchecked Sendable {
  /// Whether a delegate accepts a response. Ignored: all data is delivered.
  public enum ResponseDisposition: Int, Sendable { case cancel, allow, becomeDownload }

  /// A delegate's response to an authentication challenge.
  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge,
      rejectProtectionSpace
  }

  public static let shared = URLSession(configuration: .default)

  public let configuration: URLSessionConfiguration
  public let delegateQueue: OperationQueue
  /// The delegate, retained until the session is invalidated.
  public private(set) final var delegate: (any URLSessionDelegate)?
  open var sessionDescription: String?

  private let lock = NSLock()
  private var lastIdentifier = 0
  private var tasks: [URLSessionTask] = []
  private var isInvalid = false

  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
    delegateQueue = .main
    super.init()
  }

  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    self.configuration = configuration
    self.delegate = delegate
    delegateQueue = queue ?? .main
    super.init()
  }

  /// Creates a session with the default configuration, for an app's own subclasses.
  public override convenience init() { self.init(configuration: .default) }

  // MARK: Tasks

  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    prepared(URLSessionDataTask(), request, nil)
  }

  open func dataTask(with url: URL) -> URLSessionDataTask {
    prepared(URLSessionDataTask(), URLRequest(url: url), nil)
  }

  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { prepared(URLSessionDataTask(), request, completionHandler) }

  open func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    prepared(URLSessionDataTask(), URLRequest(url: url), completionHandler)
  }

  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    prepared(URLSessionUploadTask(), request.sending(bodyData), nil)
  }

  open func uploadTask(with request: URLRequest, fromFile file: URL) -> URLSessionUploadTask {
    prepared(URLSessionUploadTask(), request.sending(try? Data(contentsOf: file)), nil)
  }

  open func uploadTask(
    with request: URLRequest, fromFile file: URL,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    uploadTask(
      with: request, from: try? Data(contentsOf: file), completionHandler: completionHandler)
  }

  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    prepared(URLSessionUploadTask(), request.sending(bodyData), completionHandler)
  }

  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    prepared(URLSessionDownloadTask(), request) { data, response, error in
      guard let data else { return completionHandler(nil, response, error) }
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      do {
        try data.write(to: file)
        completionHandler(file, response, nil)
        // As on a phone, the file is gone unless the app has moved it.
        try? FileManager.default.removeItem(at: file)
      } catch {
        completionHandler(nil, response, error)
      }
    }
  }

  open func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  private func prepared<Task: URLSessionTask>(
    _ task: Task, _ request: URLRequest,
    _ completion: ((Data?, URLResponse?, (any Error)?) -> Void)?
  ) -> Task {
    let identifier = lock.withLock {
      lastIdentifier += 1
      tasks.append(task)
      return lastIdentifier
    }
    task.prepare(
      request.adding(configuration.httpAdditionalHeaders), identifier: identifier, in: self,
      completion)
    return task
  }

  // MARK: The certificates of servers

  private struct Endpoint: Hashable {
    let host: String
    let port: Int

    init?(_ url: URL?) {
      guard let url, url.scheme == "https", let host = url.host else { return nil }
      (self.host, port) = (host, url.port ?? 443)
    }
  }

  /// The servers whose certificates the delegate has accepted.
  @MainActor private var accepted: Set<Endpoint> = []
  /// The tasks that wait for the delegate's answer.
  @MainActor private var connecting: [Endpoint: [@MainActor (AuthChallengeDisposition) -> Void]] =
    [:]

  /// Asks the delegate whether it accepts the certificates of the request's server, unless it has
  /// accepted them before, or there are none. Tasks that begin in the meantime share the answer.
  @MainActor final func connect(
    to url: URL?, _ answer: @escaping @MainActor (AuthChallengeDisposition) -> Void
  ) {
    guard delegate != nil, !Server.certificates.isEmpty, let server = Endpoint(url),
      !accepted.contains(server)
    else { return answer(.performDefaultHandling) }
    connecting[server, default: []].append(answer)
    guard connecting[server]?.count == 1 else { return }
    MainLoop.current.enqueue { [self] in challenge(server) }
  }

  @MainActor private func challenge(_ server: Endpoint) {
    guard let delegate else { return settle(server, .cancelAuthenticationChallenge) }
    let challenge = URLAuthenticationChallenge(
      protectionSpace: CertifiedServer(
        host: server.host, port: server.port, certificates: Server.certificates),
      proposedCredential: nil, previousFailureCount: 0, failureResponse: nil, error: nil,
      sender: ChallengeSender())
    delegate.urlSession(self, didReceive: challenge) { disposition, _ in
      // Foundation's handlers are not isolated, and an app may call them on any queue.
      DispatchQueue.main.async { self.settle(server, disposition) }
    }
  }

  @MainActor private func settle(_ server: Endpoint, _ disposition: AuthChallengeDisposition) {
    if [.useCredential, .performDefaultHandling].contains(disposition) { accepted.insert(server) }
    for answer in connecting.removeValue(forKey: server) ?? [] { answer(disposition) }
  }

  final func taskDidEnd(_ task: URLSessionTask) {
    let isLast = lock.withLock {
      tasks.removeAll { $0 === task }
      return isInvalid && tasks.isEmpty
    }
    if isLast { invalidate() }
  }

  // MARK: The tasks that have not ended

  open func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) {
    let running = lock.withLock { tasks }
    // Called on the thread of the main loop, as all handlers are.
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler(running) }
  }

  open func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void
  ) {
    getAllTasks { all in
      completionHandler(
        all.filter { !($0 is URLSessionUploadTask) }.compactMap { $0 as? URLSessionDataTask },
        all.compactMap { $0 as? URLSessionUploadTask },
        all.compactMap { $0 as? URLSessionDownloadTask })
    }
  }

  // MARK: Invalidation

  /// Invalidates the session once its tasks have ended, which releases the delegate.
  open func finishTasksAndInvalidate() {
    let isIdle = lock.withLock {
      isInvalid = true
      return tasks.isEmpty
    }
    if isIdle { invalidate() }
  }

  /// Cancels all tasks and invalidates the session.
  open func invalidateAndCancel() {
    let running = lock.withLock { tasks }
    for task in running { task.cancel() }
    finishTasksAndInvalidate()
  }

  private func invalidate() {
    DispatchQueue.main.async { [self] in
      let listener = delegate
      delegate = nil
      listener?.urlSession(self, didBecomeInvalidWithError: nil)
    }
  }

  // MARK: Async functions

  // Separate overloads without a delegate can satisfy the requirements of an app's own protocol.

  open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await result { self.dataTask(with: request, completionHandler: $0) }
  }

  open func data(from url: URL) async throws -> (Data, URLResponse) {
    try await result { self.dataTask(with: url, completionHandler: $0) }
  }

  open func upload(
    for request: URLRequest, from bodyData: Data
  ) async throws -> (Data, URLResponse) {
    try await result { self.uploadTask(with: request, from: bodyData, completionHandler: $0) }
  }

  public final func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) { try await data(for: request) }

  public final func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) { try await data(from: url) }

  public final func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) { try await upload(for: request, from: bodyData) }

  /// The result of a task, which is cancelled together with the Swift task that awaits it.
  ///
  /// The request starts on the caller's actor, without a prior suspension.
  private func result(
    isolation: isolated (any Actor)? = #isolation,
    _ make: (@escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
  ) async throws -> (Data, URLResponse) {
    let waiting = Waiting()
    return try await withTaskCancellationHandler {
      // Only a closure that captures the actor runs on it.
      _ = isolation
      return try await withCheckedThrowingContinuation { continuation in
        let task = make { data, response, error in
          if let data, let response {
            continuation.resume(returning: (data, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.unknown))
          }
        }
        waiting.begin(task)
        task.resume()
      }
    } onCancel: {
      waiting.cancel()
    }
  }
}

/// The sender of a challenge. It does nothing: an app answers with the completion handler.
private final class ChallengeSender: NSObject, URLAuthenticationChallengeSender {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
  func cancel(_ challenge: URLAuthenticationChallenge) {}
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}

/// The task that an async function waits for, which may be cancelled before it begins.
private final class Waiting: @unchecked Sendable {
  private let lock = NSLock()
  private var task: URLSessionTask?
  private var isCancelled = false

  func begin(_ task: URLSessionTask) {
    let isCancelled = lock.withLock {
      self.task = task
      return self.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  func cancel() {
    let task = lock.withLock {
      isCancelled = true
      return self.task
    }
    task?.cancel()
  }
}

extension URLRequest {
  /// The request with the session's headers added, except those that the request already sets.
  fileprivate func adding(_ headers: [AnyHashable: Any]?) -> URLRequest {
    guard let headers else { return self }
    var request = self
    for case (let name as String, let value) in headers
    where request.value(forHTTPHeaderField: name) == nil {
      request.setValue("\(value)", forHTTPHeaderField: name)
    }
    return request
  }

  fileprivate func sending(_ body: Data?) -> URLRequest {
    var request = self
    request.httpBody = body
    return request
  }
}
