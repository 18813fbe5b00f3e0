public import UIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The server that answers an app's requests, as described by a test.
///
/// ```swift
/// Server.answer { request in
///   request.url?.path == "/players" ? .text(#"[{"name": "Ann"}]"#).after(2) : .failure(.timedOut)
/// }
/// ```
///
/// It answers the requests of ``URLSession`` on the virtual clock of the device that is switched
/// on, and ends with that device. Without it, requests fail as if the device were offline.
@MainActor public enum Server {
  /// A request and the task that waits for its answer.
  private struct Exchange {
    let request: URLRequest
    weak var task: URLSessionTask?
  }

  // A new device has neither a server nor requests.
  @PerDevice private static var answerer: (@MainActor (URLRequest) -> ServerAnswer)? = nil
  @PerDevice private static var exchanges: [Exchange] = []
  @PerDevice static var certificates: [Data] = []

  /// Answers the current device's requests from now on.
  ///
  /// - Parameters:
  ///   - certificates: The certificates, in DER form, that the hosts present to the delegates of
  ///     sessions, for apps that check them; without any, no delegate is asked.
  ///   - answer: Called when the app starts a request, which may be inside any call of the app.
  public static func answer(
    certificates: [Data] = [], _ answer: @escaping @MainActor (URLRequest) -> ServerAnswer
  ) {
    self.certificates = certificates
    answerer = answer
  }

  /// The requests made on the current device, oldest first.
  public static var requests: [URLRequest] { exchanges.map(\.request) }

  /// The requests that wait for an answer, oldest first.
  public static var pendingRequests: [URLRequest] {
    exchanges.filter { $0.task?.isWaiting == true }.map(\.request)
  }

  static func answer(to request: URLRequest, of task: URLSessionTask) -> ServerAnswer {
    exchanges.append(Exchange(request: request, task: task))
    return answerer?(request) ?? .failure(.notConnectedToInternet)
  }
}

/// A server's answer to a request.
public struct ServerAnswer: Sendable {
  enum Content: Sendable {
    case data(Data, status: Int, headers: [String: String])
    case failure(URLError.Code)
    case never
  }

  let content: Content
  var delay: TimeInterval = 0

  /// An answer with data.
  public static func data(
    _ data: Data, status: Int = 200, headers: [String: String] = [:]
  ) -> ServerAnswer { ServerAnswer(content: .data(data, status: status, headers: headers)) }

  /// An answer with text, such as JSON.
  public static func text(
    _ text: String, status: Int = 200, headers: [String: String] = [:]
  ) -> ServerAnswer { .data(Data(text.utf8), status: status, headers: headers) }

  /// An answer without content.
  public static func status(_ status: Int) -> ServerAnswer { .data(Data(), status: status) }

  /// A failure of the connection.
  public static func failure(_ code: URLError.Code) -> ServerAnswer {
    ServerAnswer(content: .failure(code))
  }

  /// No answer: the request fails when its timeout expires.
  public static let never = ServerAnswer(content: .never)

  /// The same answer, delayed by a number of virtual seconds.
  ///
  /// The request fails if its timeout expires first.
  public func after(_ seconds: TimeInterval) -> ServerAnswer {
    var later = self
    later.delay = seconds
    return later
  }
}
