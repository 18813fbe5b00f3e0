import Foundation
import FoundationNetworking
import VirtualNetwork

/// Answers the requests of the apps' own tests as the checkout's stubs say, which are WireMock's.
@_cdecl("published_apps_serve_stubs") public func serveStubs() {
  guard let folder = ProcessInfo.processInfo.environment["PUBLISHED_APPS_STUBS"] else { return }
  MainActor.assumeIsolated {
    let stubs = Stub.all(in: URL(filePath: folder))
    Server.answer { request in
      stubs.first { $0.request.matches(request) }?.response.answer ?? .status(404)
    }
  }
}

private struct Stub: Decodable {
  struct Request: Decodable {
    let method: String
    let url: String
    let headers: [String: [String: String]]?
    let basicAuthCredentials: [String: String]?
    let bodyPatterns: [[String: String]]?
  }
  struct Response: Decodable {
    let status: Int
    let headers: [String: String]?
    let body: String?
    let bodyFileName: String?
    let fault: String?
    var file: Data?
  }
  let request: Request
  var response: Response

  static func all(in folder: URL) -> [Stub] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "mappings"), includingPropertiesForKeys: nil)
    return (files ?? []).compactMap { file in
      guard let data = try? Data(contentsOf: file),
        var stub = try? JSONDecoder().decode(Stub.self, from: data)
      else { return nil }
      stub.response.file = stub.response.bodyFileName.flatMap {
        try? Data(contentsOf: folder.appending(path: "__files").appending(path: $0))
      }
      return stub
    }
  }
}

extension Stub.Request {
  func matches(_ request: URLRequest) -> Bool {
    method == request.httpMethod && url == request.url?.path
      && (headers ?? [:]).allSatisfy {
        request.value(forHTTPHeaderField: $0.key) == $0.value["equalTo"]
      }
      && basicAuthCredentials.map(authorization)
        .map { $0 == request.value(forHTTPHeaderField: "Authorization") } != false
      && (bodyPatterns ?? []).compactMap { $0["equalToJson"] }
        .allSatisfy { object(Data($0.utf8)) == object(request.httpBody ?? Data()) }
  }

  private func authorization(_ credentials: [String: String]) -> String {
    let text = "\(credentials["username"] ?? ""):\(credentials["password"] ?? "")"
    return "Basic " + Data(text.utf8).base64EncodedString()
  }

  private func object(_ data: Data) -> NSDictionary? {
    (try? JSONSerialization.jsonObject(with: data)) as? NSDictionary
  }
}

extension Stub.Response {
  var answer: ServerAnswer {
    guard fault == nil else { return .failure(.badServerResponse) }
    return .data(file ?? Data((body ?? "").utf8), status: status, headers: headers ?? [:])
  }
}
