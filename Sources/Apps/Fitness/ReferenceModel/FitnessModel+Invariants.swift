import FitnessAppointments
import UserSessions

extension FitnessModel {
  /// The invariants of the specification that the state breaks; must always be empty.
  package var brokenInvariants: [String] {
    guard isStarted else { return [] }
    let checks: [(String, Bool)] = [
      ("stack 0 starts with H", stacks[0].first?.place == .activities),
      ("stack 1 starts with M", stacks[1].first?.place == .account),
      ("the sheet's stack starts with A", [.appointments, nil].contains(stacks[2].first?.place)),
      ("roots are on no other place", stacks.allSatisfy(\.hasOneRoot)),
      ("at most two sheets", login == nil || !isAppointmentsUp && note == nil),
      ("login for guests only", login == nil || identity == .guest),
      ("A, C, D, U and N for the signed in only", identity.isSignedIn || !hasScreenOfAnAccount),
      ("D lies on C, U on D, T on B", stacks.allSatisfy(\.isInOrder)),
      ("N only over a U", isNoteOverSummary),
      ("at most one state open", server.requests.count { $0.operation == .state } <= 1),
    ]
    return checks.filter { !$0.1 }.map(\.0)
  }

  private var hasScreenOfAnAccount: Bool {
    let places: Set<Place> = [.appointments, .appointment, .clubs, .dates, .summary]
    return note != nil || stacks.contains { $0.contains { places.contains($0.place) } }
  }

  private var isNoteOverSummary: Bool {
    guard let note else { return true }
    return stacks[isAppointmentsUp ? Self.sheet : tab].last.map {
      $0.id == note.owner && $0.place == .summary
    } ?? false
  }
}

extension [ScreenState] {
  fileprivate var hasOneRoot: Bool {
    dropFirst().allSatisfy { ![.activities, .account, .appointments].contains($0.place) }
  }

  fileprivate var isInOrder: Bool {
    zip(self, dropFirst()).allSatisfy { below, above in
      switch above.place {
      case .dates: below.place == .clubs
      case .summary: below.place == .dates
      case .trainers: below.place == .subcategories
      case .subcategories: below.place == .activities
      default: true
      }
    }
  }
}
