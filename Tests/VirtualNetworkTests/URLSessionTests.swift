import Security
import Testing
import UIKit
import VirtualNetwork

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private typealias URLSession = VirtualNetwork.URLSession
private typealias URLSessionConfiguration = VirtualNetwork.URLSessionConfiguration
private typealias URLSessionDataDelegate = VirtualNetwork.URLSessionDataDelegate
private typealias URLSessionDataTask = VirtualNetwork.URLSessionDataTask
private typealias URLSessionTask = VirtualNetwork.URLSessionTask
private typealias URLSessionDelegate = VirtualNetwork.URLSessionDelegate

@MainActor @Suite("Network requests on virtual time")
struct URLSessionTests {
  private let url = URL(string: "https://example.org/players")!

  private func text(_ data: Data?) -> String? { data.map { String(decoding: $0, as: UTF8.self) } }

  @Test("an answer arrives in a later turn, with the data, the status and the headers")
  func answer() {
    let device = Device()
    Server.answer { _ in .text("[]", status: 201, headers: ["X-Count": "0"]) }
    var received: (String?, HTTPURLResponse?)
    let task = URLSession.shared.dataTask(with: url) { data, response, _ in
      received = (text(data), response as? HTTPURLResponse)
    }

    task.resume()
    #expect(received.0 == nil && task.state == .running && device.loop.isWaiting)
    device.loop.runUntilIdle()

    #expect(received.0 == "[]" && received.1?.statusCode == 201)
    #expect(received.1?.value(forHTTPHeaderField: "X-Count") == "0")
    #expect(task.state == .completed && !device.loop.isWaiting)
    #expect(Server.requests.map(\.url) == [url] && Server.pendingRequests.isEmpty)
  }

  @Test("a delayed answer arrives when the virtual clock has passed the delay")
  func delay() {
    let device = Device()
    Server.answer { _ in .text("late").after(3) }
    var received: String?
    URLSession.shared.dataTask(with: url) { data, _, _ in received = text(data) }.resume()

    device.loop.runUntilIdle()
    #expect(received == nil && device.loop.isWaiting && Server.pendingRequests.count == 1)
    device.loop.advance(by: 2.9)
    #expect(received == nil)
    device.loop.advance(by: 0.1)

    #expect(received == "late")
  }

  /// A delegate that answers challenges as a test wants, in a later turn.
  private final class Pinning: NSObject, URLSessionDelegate {
    var disposition = URLSession.AuthChallengeDisposition.useCredential
    private(set) var challenges: [URLAuthenticationChallenge] = []

    func urlSession(
      _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      challenges.append(challenge)
      nonisolated(unsafe) let completionHandler = completionHandler
      UIKit.DispatchQueue.main.async { [disposition] in completionHandler(disposition, nil) }
    }
  }

  @Test("a delegate is asked once whether it accepts the certificates of a host")
  func certificates() throws {
    let device = Device()
    let certificate = Data([1, 2, 3])
    Server.answer(certificates: [certificate]) { _ in .text("[]") }
    let pinning = Pinning()
    let session = URLSession(configuration: .default, delegate: pinning, delegateQueue: nil)
    var received: [String?] = []
    for count in [2, 1] {
      let requests = Server.requests.count
      for _ in 0..<count {
        session.dataTask(with: url) { data, _, _ in received.append(text(data)) }.resume()
      }
      // The first two wait for the delegate, which is not asked inside the call.
      #expect(Server.requests.count == (count == 2 ? 0 : requests + 1))
      #expect(pinning.challenges.count == (count == 2 ? 0 : 1))
      device.loop.runUntilIdle()
    }

    #expect(received == ["[]", "[]", "[]"] && pinning.challenges.count == 1)
    let space = try #require(pinning.challenges.first?.protectionSpace)
    #expect(space.host == "example.org" && space.port == 443)
    #expect(space.authenticationMethod == NSURLAuthenticationMethodServerTrust)
    let trust = try #require(space.serverTrust)
    let presented = try #require(SecTrustGetCertificateAtIndex(trust, 0))
    #expect(SecCertificateCopyData(presented) as Data == certificate)
    #expect(SecTrustEvaluateWithError(trust, nil))
    let (same, other) = (
      SecCertificateCreateWithData(nil, certificate as CFData),
      SecCertificateCreateWithData(nil, Data([4]) as CFData)
    )
    SecTrustSetAnchorCertificates(trust, [try #require(other)] as CFArray)
    #expect(!SecTrustEvaluateWithError(trust, nil))
    SecTrustSetAnchorCertificates(trust, [try #require(other), try #require(same)] as CFArray)
    #expect(SecTrustEvaluateWithError(trust, nil))
  }

  @Test(
    "a request to a host that the delegate rejects fails, and does not reach the server",
    arguments: [
      (URLSession.AuthChallengeDisposition.cancelAuthenticationChallenge, URLError.cancelled),
      (.rejectProtectionSpace, .serverCertificateUntrusted),
    ])
  fileprivate func rejected(
    _ disposition: URLSession.AuthChallengeDisposition, _ code: URLError.Code
  ) {
    let device = Device()
    Server.answer(certificates: [Data([1])]) { _ in .text("[]") }
    let pinning = Pinning()
    pinning.disposition = disposition
    let session = URLSession(configuration: .default, delegate: pinning, delegateQueue: nil)
    var received: URLError.Code?
    session.dataTask(with: url) { _, _, error in received = (error as? URLError)?.code }.resume()
    device.loop.runUntilIdle()

    #expect(received == code && Server.requests.isEmpty)
  }

  @Test("a task that is suspended before the delegate answers starts once when it is resumed")
  func suspendedDuringChallenge() {
    let device = Device()
    Server.answer(certificates: [Data([1])]) { _ in .text("[]") }
    let session = URLSession(configuration: .default, delegate: Pinning(), delegateQueue: nil)
    var received = 0
    let task = session.dataTask(with: url) { _, _, _ in received += 1 }
    task.resume()
    task.suspend()
    task.resume()
    device.loop.runUntilIdle()

    #expect(received == 1 && Server.requests.count == 1)
  }

  /// A delegate that never answers.
  private final class Silent: NSObject, URLSessionDelegate {
    func urlSession(
      _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {}
  }

  @Test("a task whose delegate never answers fails when its timeout expires, and is then released")
  func silentDelegate() {
    let device = Device()
    Server.answer(certificates: [Data([1])]) { _ in .text("[]") }
    weak var delegate: Silent?
    var received: URLError.Code?
    do {
      let silent = Silent()
      delegate = silent
      let session = URLSession(configuration: .default, delegate: silent, delegateQueue: nil)
      session.dataTask(with: url) { _, _, error in received = (error as? URLError)?.code }.resume()
      session.finishTasksAndInvalidate()
    }
    device.loop.advance(by: 59)
    #expect(received == nil && delegate != nil && device.loop.isWaiting)
    device.loop.advance(by: 1)
    device.loop.runUntilIdle()

    #expect(received == .timedOut && delegate == nil)
  }

  @Test("without certificates, or without a delegate of its own, a session asks no delegate")
  func noCertificates() {
    let device = Device()
    Server.answer { _ in .text("[]") }
    let pinning = Pinning()
    let session = URLSession(configuration: .default, delegate: pinning, delegateQueue: nil)
    session.dataTask(with: url) { _, _, _ in }.resume()
    #expect(Server.requests.count == 1)
    Server.answer(certificates: [Data([1])]) { _ in .text("[]") }
    URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()
    #expect(Server.requests.count == 2 && pinning.challenges.isEmpty)
    device.loop.runUntilIdle()
  }

  @Test("failures arrive as Foundation errors")
  func failure() {
    let device = Device()
    Server.answer { _ in .failure(.networkConnectionLost) }
    var code: URLError.Code?
    URLSession.shared.dataTask(with: url) { data, response, error in
      #expect(data == nil && response == nil)
      code = (error as? URLError)?.code
    }.resume()

    device.loop.runUntilIdle()

    #expect(code == .networkConnectionLost)
  }

  @Test("without an answer, a request fails when the shorter of its timeouts has passed")
  func timeout() {
    let device = Device()
    Server.answer { $0.url?.path == "/slow" ? .text("").after(90) : .never }
    let configuration = URLSessionConfiguration.default
    configuration.timeoutIntervalForRequest = 20
    var codes: [String: URLError.Code] = [:]
    for (session, path) in [
      (URLSession.shared, "/never"), (URLSession.shared, "/slow"),
      (URLSession(configuration: configuration), "/patient"),
    ] {
      let request = URLRequest(url: URL(string: "https://example.org\(path)")!)
      session.dataTask(with: request) { _, _, error in codes[path] = (error as? URLError)?.code }
        .resume()
    }

    device.loop.advance(by: 20)
    #expect(codes == ["/patient": .timedOut])
    device.loop.advance(by: 40)

    #expect(codes == ["/patient": .timedOut, "/never": .timedOut, "/slow": .timedOut])
  }

  @Test("a cancelled request fails at once, and its answer does not arrive")
  func cancel() {
    let device = Device()
    Server.answer { _ in .text("answer").after(5) }
    var results: [String] = []
    let task = URLSession.shared.dataTask(with: url) { data, _, error in
      results.append(text(data) ?? "\((error as? URLError)?.code == .cancelled)")
    }
    task.resume()

    task.cancel()
    #expect(results.isEmpty && task.state == .canceling)
    device.loop.runUntilIdle()
    device.loop.advance(by: 10)

    #expect(results == ["true"] && task.state == .completed)
    #expect((task.error as? URLError)?.code == .cancelled)
  }

  @Test("a request without a server fails as if the device were offline, on each new device")
  func offline() {
    _ = Device()
    Server.answer { _ in .text("") }
    let device = Device()
    var code: URLError.Code?
    URLSession.shared.dataTask(with: url) { code = ($2 as? URLError)?.code }.resume()

    device.loop.runUntilIdle()

    #expect(code == .notConnectedToInternet)
  }

  @Test("a task that is not resumed makes no request")
  func notResumed() {
    let device = Device()
    Server.answer { _ in .text("") }
    let task = URLSession.shared.dataTask(with: url)

    device.loop.runUntilIdle()

    #expect(task.state == .suspended && Server.requests.isEmpty)
  }

  @Test("the server sees the method, the body and the session's headers")
  func request() {
    let device = Device()
    Server.answer { .text($0.httpMethod ?? "") }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpAdditionalHeaders = ["Accept": "text/plain", "Authorization": "none"]
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("Bearer 1", forHTTPHeaderField: "Authorization")
    var answer: String?
    URLSession(configuration: configuration)
      .uploadTask(with: request, from: Data("body".utf8)) { data, _, _ in answer = text(data) }
      .resume()

    device.loop.runUntilIdle()

    let seen = Server.requests.first
    #expect(answer == "POST" && text(seen?.httpBody) == "body")
    #expect(seen?.value(forHTTPHeaderField: "Accept") == "text/plain")
    #expect(seen?.value(forHTTPHeaderField: "Authorization") == "Bearer 1")
  }

  @Test("a completion handler is retained until the answer arrives, and no longer")
  func retention() {
    final class Screen {}
    let device = Device()
    Server.answer { _ in .text("").after(1) }
    var screen: Screen? = Screen()
    weak let alive = screen
    let task = URLSession.shared.dataTask(with: url) { [screen] _, _, _ in _ = screen }
    task.resume()
    screen = nil

    device.loop.runUntilIdle()
    #expect(alive != nil)
    device.loop.advance(by: 1)

    #expect(alive == nil)
  }

  @Test("a session retains its delegate until it is invalidated")
  func delegate() {
    final class Listener: NSObject, URLSessionDataDelegate {
      var lines: [String] = []
      func urlSession(
        _ session: VirtualNetwork.URLSession, dataTask: VirtualNetwork.URLSessionDataTask,
        didReceive data: Data
      ) { lines.append(String(decoding: data, as: UTF8.self)) }
      func urlSession(
        _ session: VirtualNetwork.URLSession, task: VirtualNetwork.URLSessionTask,
        didCompleteWithError error: (any Error)?
      ) { lines.append("complete") }
    }
    let device = Device()
    Server.answer { _ in .text("part") }
    var listener: Listener? = Listener()
    weak let alive = listener
    let session = URLSession(configuration: .default, delegate: listener, delegateQueue: nil)
    session.dataTask(with: url).resume()
    listener = nil

    device.loop.runUntilIdle()
    #expect(alive?.lines == ["part", "complete"])
    session.finishTasksAndInvalidate()
    device.loop.runUntilIdle()

    #expect(alive == nil)
  }

  @Test("a download arrives as a file that exists while its handler runs")
  func download() {
    let device = Device()
    Server.answer { _ in .text("file") }
    var content: String?
    var place: URL?
    URLSession.shared.downloadTask(with: url) { file, _, _ in
      place = file
      content = text(file.flatMap { try? Data(contentsOf: $0) })
    }.resume()

    device.loop.runUntilIdle()

    #expect(content == "file")
    #expect(place.map { FileManager.default.fileExists(atPath: $0.path) } == false)
  }

  @Test("an async request ends with its answer or its error")
  func async() async throws {
    let device = Device()
    Server.answer {
      $0.url?.path == "/players" ? .text("[]").after(1) : .failure(.badServerResponse)
    }
    let other = URL(string: "https://example.org/other")!
    // Both run up to their requests before this test can be interrupted.
    let good = Task.immediate { @MainActor in try await URLSession.shared.data(from: url).0 }
    let bad = Task.immediate { @MainActor in
      try await URLSession.shared.data(for: URLRequest(url: other)).0
    }
    #expect(Server.pendingRequests.count == 2)
    device.loop.advance(by: 1)

    #expect(try await text(good.value) == "[]")
    await #expect { try await bad.value } throws: {
      ($0 as? URLError)?.code == .badServerResponse
    }
  }

  @Test("an async request is cancelled with the task that waits for it")
  func asyncCancellation() async {
    let device = Device()
    Server.answer { _ in .never }
    let task = Task.immediate { @MainActor in try await URLSession.shared.data(from: url).0 }
    task.cancel()
    device.loop.runUntilIdle()

    await #expect { try await task.value } throws: { ($0 as? URLError)?.code == .cancelled }
  }

  @Test("an app's tests can replace tasks with subclasses of their own")
  func subclasses() {
    final class Task: VirtualNetwork.URLSessionDataTask, @unchecked Sendable {
      var isResumed = false
      override func resume() { isResumed = true }
    }
    final class Session: VirtualNetwork.URLSession, @unchecked Sendable {
      let task = Task()
      override func dataTask(
        with request: URLRequest,
        completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
      ) -> VirtualNetwork.URLSessionDataTask { task }
    }
    let session = Session()
    (session as URLSession).dataTask(with: URLRequest(url: url)) { _, _, _ in }.resume()

    #expect(session.task.isResumed)
  }
}
