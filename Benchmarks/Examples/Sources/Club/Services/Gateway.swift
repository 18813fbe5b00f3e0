import UIKit

enum ApplicationState {
  case authorization
  case main
}

enum GatewayError: Error {
  case wrongPassword
}

/// A placeholder for the club's server.
final class Gateway {

  private(set) var members = Member.founders
  let lastLogin = "ada@club.org"
  private var isAuthorized = false

  func getState(completion: @escaping (ApplicationState) -> Void) {
    completion(isAuthorized ? .main : .authorization)
  }

  func signIn(
    login: String, password: String, completion: @escaping (Result<Void, GatewayError>) -> Void
  ) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      guard let self = self else { return }
      if login.isEmpty || password.isEmpty {
        completion(.failure(.wrongPassword))
      } else {
        self.isAuthorized = true
        completion(.success(()))
      }
    }
  }

  func signInAsGuest() {
    isAuthorized = true
  }

  func signOut() {
    isAuthorized = false
  }

  func getMember(id: Int, completion: @escaping (Member) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let member = self?.members.first { $0.id == id }
      DispatchQueue.main.async {
        if let member = member { completion(member) }
      }
    }
  }

  func getInvitation(completion: @escaping (String) -> Void) {
    DispatchQueue.main.async {
      completion("CLUB-7")
    }
  }

  func save(_ member: Member) {
    guard let index = members.firstIndex(where: { $0.id == member.id }) else { return }
    members[index] = member
  }

  func remove(_ member: Member) {
    members.removeAll { $0.id == member.id }
  }
}
