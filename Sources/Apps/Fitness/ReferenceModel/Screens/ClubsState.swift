import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

/// The state of C, the clubs.
struct ClubsState: Sendable {
  enum Purpose: Sendable {
    /// The choice of a home club.
    case pick
    /// The first step of an appointment.
    case create(Draft)
  }

  var purpose: Purpose
  /// The home club when the screen was made.
  let checkedClub: Club.ID?
}

extension FitnessModel {
  mutating func pushClubs(_ purpose: ClubsState.Purpose, on stack: Int) {
    let purpose = deviates(.d10) ? purpose.with(note: remnants.note) : purpose
    push(
      .clubs(ClubsState(purpose: purpose, checkedClub: server.homeClubID)), on: stack)
  }

  // Rows 48 and 53.
  mutating func tapClub(_ row: Int, in state: ClubsState, on stack: Int) {
    guard Catalogue.clubs.indices.contains(row) else { return }
    let club = Catalogue.clubs[row].id
    switch state.purpose {
    case .pick:
      mark(48)
      server.homeClubID = club
      pop(stack, toDepth: 1)
    case .create(var draft):
      mark(53)
      if draft.clubID == nil { draft.clubID = club }
      if deviates(.d09) { keep(draft, on: stack) }
      push(.dates(DatesState(draft: draft)), on: stack)
    }
  }

  /// Keeps the chosen club for the next choice on the same screen.
  private mutating func keep(_ draft: Draft, on stack: Int) {
    guard let id = stacks[stack].last?.id else { return }
    update(id) {
      guard case .clubs(var state) = $0 else { return }
      state.purpose = .create(draft)
      $0 = .clubs(state)
    }
  }
}

extension ClubsState.Purpose {
  fileprivate func with(note: String) -> Self {
    guard case .create(var draft) = self, draft.note.isEmpty else { return self }
    draft.note = note
    return .create(draft)
  }
}

extension ClubsState {
  func describe<Sink: ScreenSink>(bar: [BarItem], into sink: inout Sink) {
    sink.screen(ElementID.clubsScreen, title: "Clubs", bar: bar)
    sink.table(ElementID.clubs)
    sink.section(ElementID.clubs, rows: Catalogue.clubs.count)
    for club in Catalogue.clubs {
      sink.row(ElementID.clubs, club.name, "", isChecked: club.id == checkedClub)
    }
    sink.overlay()
  }
}
