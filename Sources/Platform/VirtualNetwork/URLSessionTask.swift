public import UIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A request of an app.
///
/// From `resume()` to its end, the main loop retains the task, and the task retains its completion
/// handler. As with Foundation's, a task that is never resumed does nothing.
open class URLSessionTask: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable { case running, suspended, canceling, completed }

  public static let defaultPriority: Float = 0.5
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75

  open private(set) var originalRequest: URLRequest?
  open private(set) var state = State.suspended
  open private(set) var response: URLResponse?
  open private(set) var error: (any Error)?
  open private(set) var countOfBytesReceived: Int64 = 0
  public private(set) final var taskIdentifier = 0
  open var taskDescription: String?
  open var priority = URLSessionTask.defaultPriority
  open weak var delegate: (any URLSessionTaskDelegate)?
  public let progress = Progress(totalUnitCount: 1)

  private var session: URLSession?
  private var completion: ((Data?, URLResponse?, (any Error)?) -> Void)?
  // The main loop's token for the scheduled answer.
  private var token: Int?
  // The number of times that the task was resumed.
  @MainActor private var attempt = 0

  /// Creates a task that makes no request, for an app's own subclasses.
  public override init() { super.init() }

  final func prepare(
    _ request: URLRequest, identifier: Int, in session: URLSession,
    _ completion: ((Data?, URLResponse?, (any Error)?) -> Void)?
  ) {
    originalRequest = request
    taskIdentifier = identifier
    self.session = session
    self.completion = completion
  }

  open var currentRequest: URLRequest? { originalRequest }

  final var isWaiting: Bool { state == .running }

  /// Starts the request.
  open func resume() {
    guard state == .suspended, let request = originalRequest, let session else { return }
    state = .running
    onLoop { [self] in connect(request, session) }
  }

  /// Starts the request once the session's delegate accepts the host.
  @MainActor private func connect(_ request: URLRequest, _ session: URLSession) {
    attempt += 1
    let number = attempt
    var isAnswered = false
    session.connect(to: request.url) { [self] disposition in
      isAnswered = true
      // The task may have been cancelled, or suspended and resumed.
      guard number == attempt, state == .running else { return }
      if let token { MainLoop.current.cancel(token) }
      switch disposition {
      case .useCredential, .performDefaultHandling: start(request, session)
      case .cancelAuthenticationChallenge: finish(after: 0, .failure(.cancelled))
      case .rejectProtectionSpace: finish(after: 0, .failure(.serverCertificateUntrusted))
      }
    }
    if !isAnswered { finish(after: timeout(of: request, in: session), .failure(.timedOut)) }
  }

  private func timeout(of request: URLRequest, in session: URLSession) -> TimeInterval {
    min(request.timeoutInterval, session.configuration.timeoutIntervalForRequest)
  }

  /// Cancels the request, which fails with `URLError.cancelled` in a later turn.
  open func cancel() {
    guard state == .running || state == .suspended, session != nil else { return }
    state = .canceling
    onLoop { [self] in
      if let token { MainLoop.current.cancel(token) }
      finish(after: 0, .failure(.cancelled))
    }
  }

  /// Delays the request until it is resumed; a request that has already started will start over.
  open func suspend() {
    guard state == .running else { return }
    state = .suspended
    onLoop { [self] in
      if let token { MainLoop.current.cancel(token) }
      token = nil
    }
  }

  @MainActor private func start(_ request: URLRequest, _ session: URLSession) {
    guard state == .running else { return }
    let answer = Server.answer(to: request, of: self)
    let timeout = timeout(of: request, in: session)
    if case .never = answer.content {
      finish(after: timeout, .failure(.timedOut))
    } else if answer.delay > timeout {
      finish(after: timeout, .failure(.timedOut))
    } else {
      finish(after: answer.delay, answer.content)
    }
  }

  @MainActor private func finish(after delay: TimeInterval, _ content: ServerAnswer.Content) {
    token = MainLoop.current.schedule(after: delay) { [self] in end(content) }
  }

  @MainActor private func end(_ content: ServerAnswer.Content) {
    guard state != .completed, let session else { return }
    state = .completed
    token = nil
    var data: Data?
    switch content {
    case .data(let body, let status, let headers):
      data = body
      countOfBytesReceived = Int64(body.count)
      response = originalRequest?.url.flatMap {
        HTTPURLResponse(url: $0, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
      }
    case .failure(let code):
      error = URLError(code, userInfo: originalRequest?.url.map { [NSURLErrorKey: $0] } ?? [:])
    case .never: break
    }
    progress.completedUnitCount = 1
    let completion = completion
    self.completion = nil
    self.session = nil
    deliver(data, to: completion, of: session)
    session.taskDidEnd(self)
  }

  @MainActor private func deliver(
    _ data: Data?, to completion: ((Data?, URLResponse?, (any Error)?) -> Void)?,
    of session: URLSession
  ) {
    if let completion { return completion(data, response, error) }
    if let response, let listener = session.delegate as? any URLSessionDataDelegate,
      let task = self as? URLSessionDataTask
    {
      listener.urlSession(session, dataTask: task, didReceive: response) { _ in }
      if let data, !data.isEmpty { listener.urlSession(session, dataTask: task, didReceive: data) }
    }
    let listener = delegate ?? session.delegate as? any URLSessionTaskDelegate
    listener?.urlSession(session, task: self, didCompleteWithError: error)
  }
}

/// Runs `body` at once if called on the main loop's thread; otherwise, in a later turn of the loop.
private func onLoop(_ body: @escaping @MainActor () -> Void) {
  if MainLoop.isOnItsThread {
    MainActor.assumeIsolated(body)
  } else {
    DispatchQueue.main.async(execute: body)
  }
}

/// A request for data.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A request that sends data.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A request for a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
