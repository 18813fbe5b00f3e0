import FitnessAppointments
import UserSessions

// Waits after which the server answers differently. Without them, hardly any random session would
// encounter a taken slot or a changed role.
extension FitnessModel {
  private static let tenMinutes = 600

  /// Proposes waiting until strangers have booked the slot of a draft.
  func addDelay(before draft: Draft, to all: inout [Candidate]) {
    guard let club = draft.clubID, let slot = draft.slot else { return }
    let isTaken = [0, Self.tenMinutes].map {
      ServerRules.isTaken(
        slot, of: draft.trainerID, in: club, at: server.now + 1000 * $0, booked: [])
    }
    guard isTaken == [false, true] else { return }
    all.append(Candidate(.wait(seconds: Self.tenMinutes), .explore, weight: 3))
  }

  /// Proposes waiting until the user's role on the server has changed, and then returning to the
  /// app.
  func addTimes(to all: inout [Candidate]) {
    guard identity.isSignedIn else {
      if identity == .guest { all.append(Self.fiftyMinutes) }
      return
    }
    if hasOtherRole(in: 0) {
      all.append(Candidate(.background, .explore, weight: 12))
    } else if hasOtherRole(in: Self.tenMinutes), showsRole {
      all.append(Candidate(.wait(seconds: Self.tenMinutes), .explore, weight: 8))
    }
  }

  // Tomas is a trainer for an hour and a token is valid for twenty minutes, so a login after fifty
  // minutes reveals the change. Guests have no token that would expire meanwhile.
  private static let fiftyMinutes = Candidate(.wait(seconds: 3000), .system, weight: 2)

  /// Returns whether the signed-in user's role on the server will then differ from the one that the
  /// app knows.
  private func hasOtherRole(in seconds: Int) -> Bool {
    let role = ServerRules.identity(of: server.token, at: server.now + 1000 * seconds)
    return role.isSignedIn && role != identity
  }

  /// Whether the account or appointments that change with the user's role are in front.
  private var showsRole: Bool {
    appointments.map { $0.scope == .withMe || identity.trainerID == nil } ?? (tab == 1)
  }
}
