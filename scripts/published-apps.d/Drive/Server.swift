import Foundation
import FoundationNetworking
import VirtualNetwork

/// A server for the apps, with four players and no memory.
///
/// - Parameter addingPlayer: The status that answers when a player joins a gather. Four of the
///   apps take any other status than 200 for success.
@MainActor func serve(addingPlayer: Int) {
  var lastNumber = 100
  Server.answer { request in
    let path = request.url?.path ?? ""
    let answer: ServerAnswer
    switch request.httpMethod {
    case "POST" where path.hasSuffix("/login"):
      answer = .text(#"{"id": "\#(UUID())", "userID": "\#(UUID())", "token": "secret"}"#)
    case "POST" where path.contains("/gathers/"):
      answer = .status(addingPlayer)
    case "POST":
      lastNumber += 1
      let name = path.hasSuffix("/players") ? "\(lastNumber)" : "\(UUID())"
      answer = .data(Data(), status: 201, headers: ["Location": "\(path)/\(name)"])
    case "GET":
      answer = .text("[" + (1...4).map(player).joined(separator: ",") + "]")
    default:
      if path.contains("/gathers/") { EndedGathers.shared.add() }
      answer = .status(204)
    }
    return answer.after(0.3)
  }
}

private func player(_ number: Int) -> String {
  """
  {"id": \(number), "name": "Player \(number)", "age": 2\(number), "skill": "beginner",
   "preferredPosition": "winger", "favouriteTeam": "FC \(number)"}
  """
}

/// The number of ended gathers in all sessions, in memory that their processes share.
final class EndedGathers: Sendable {
  static let shared = EndedGathers()
  private nonisolated(unsafe) let memory: UnsafeMutablePointer<Int>

  private init() {
    let page = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)!
    memory = page.assumingMemoryBound(to: Int.self)
  }

  func add() { memory.pointee += 1 }

  /// The number since the last call.
  func take() -> Int {
    defer { memory.pointee = 0 }
    return memory.pointee
  }
}
