import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

/// The state of M, the account; everything that it shows comes from the identity and the store.
struct AccountState: Sendable {}

extension FitnessModel {
  // Rows 6, 28 and 50.
  mutating func tapInAccount(_ name: String, _ id: Int) {
    switch name {
    case ElementID.login where identity == .guest:
      mark(50)
      presentLogin(.account)
    case ElementID.logout where identity.isSignedIn:
      mark(28)
      show(.logOut, by: id)
    case ElementID.retry: tryAgain(by: id)
    default: break
    }
  }

  // Rows 47 and 49.
  mutating func tapAccountRow(_ row: Int) {
    guard identity.isSignedIn else { return }
    switch (row, ownPage) {
    case (0, _):
      mark(47)
      pushClubs(.pick, on: 1)
    case (1, let trainer?):
      mark(49)
      push(.trainer(TrainerState(trainerID: trainer, flow: .page)), on: 1)
    default: break
    }
  }

  /// The trainer whose profile M offers to the user.
  private var ownPage: Trainer.ID? {
    identity.trainerID ?? (deviates(.d37b) && identity.isSignedIn ? remnants.trainerID : nil)
  }

  func describeAccount<Sink: ScreenSink>(into sink: inout Sink) {
    sink.screen(ElementID.accountScreen, title: "Account", bar: [.menu])
    sink.label(ElementID.identity, identity.text)
    let page = ownPage.map { Catalogue.trainer($0).name }
    sink.table(ElementID.account)
    sink.section(ElementID.account, rows: !identity.isSignedIn ? 0 : page == nil ? 1 : 2)
    if identity.isSignedIn {
      let club = server.homeClubID.map { Catalogue.club($0).name }
      sink.row(ElementID.account, "Home club", club ?? "None")
    }
    if let page { sink.row(ElementID.account, "My page", page) }
    sink.visibleButton(ElementID.login, "Log in", isVisible: identity == .guest)
    sink.visibleButton(ElementID.logout, "Log out", isVisible: identity.isSignedIn)
    sink.visibleButton(
      ElementID.retry, "Try again", isVisible: identity == .offline, !server.isStateOpen)
    sink.overlay()
  }
}
