import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

/// The state of L, the sheet in which a guest logs in.
struct LoginState: Sendable {
  let id: Int
  var reason: LoginReason
  /// The profile whose booking button was tapped.
  let asker: Int?
  /// The link that is followed after the login.
  var link: DeepLink?
  var username: String
  var password = ""
  var isBusy = false
}

extension FitnessModel {
  // Rows 20, 34, 46, 50 and 95.
  mutating func presentLogin(_ reason: LoginReason, by asker: Int? = nil, link: DeepLink? = nil) {
    guard identity == .guest, !hasSheet else { return }
    login = LoginState(
      id: newID(), reason: reason, asker: asker, link: link, username: server.lastUsername ?? "")
  }

  // Rows 77, 78 and 85.
  mutating func tapInLogin(_ name: String, _ state: LoginState) {
    switch name {
    case ElementID.cancel: closeLogin()
    case ElementID.login where !state.isBusy:
      if state.username.isEmpty || state.password.isEmpty {
        mark(77)
        return show(.credentialsMissing, by: state.id)
      }
      mark(78)
      login?.isBusy = true
      _ = server.ask(.login(username: state.username), by: state.id, password: state.password)
    default: break
    }
  }

  // Row 85.
  mutating func closeLogin() {
    mark(85)
    if deviates(.d23) { remnants.login = login }
    dismissLogin()
  }

  /// Closes the login: its reason is forgotten and its request cancelled.
  mutating func dismissLogin() {
    guard let id = login?.id else { return }
    login = nil
    server.cancel { $0.owner == id }
  }

  // Rows 80 to 84.
  mutating func loggedIn(_ identity: Identity, _ token: Token) {
    guard let state = login else { return }
    mark(80)
    server.token = token
    server.lastUsername = token.user
    self.identity = identity
    login = nil
    let earlier = remnants.login
    remnants.login = nil
    followReason(of: earlier ?? state)
  }

  // Rows 81 to 84.
  private mutating func followReason(of login: LoginState) {
    switch login.reason {
    case .account, .expired: break
    case .book: book(after: login)
    case .any:
      guard stacks[0].count == 1 else { return }
      mark(82)
      tapAny()
    case .appointments:
      mark(83)
      presentAppointments()
    case .link:
      guard let link = login.link else { return }
      mark(84)
      follow(link)
    }
  }

  // Row 81.
  private mutating func book(after login: LoginState) {
    guard let asker = login.asker, let (stack, index) = position(of: asker),
      index == stacks[stack].count - 1, let trainer = stacks[stack][index].trainer,
      trainer.trainerID != identity.trainerID || deviates(.d21)
    else { return }
    mark(81)
    if deviates(.d20) { return pop(stack, toDepth: 1) }
    pushClubs(.create(draft(with: trainer, on: stack)), on: stack)
  }
}

extension LoginState {
  func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.screen(ElementID.loginScreen, title: "Log in", bar: [.cancel])
    sink.label(ElementID.reason, reason.text)
    sink.field(ElementID.username, username, placeholder: "Username", !isBusy)
    sink.field(ElementID.password, password, placeholder: "Password", !isBusy)
    sink.button(ElementID.login, "Log in", !isBusy)
    sink.overlay(isBusy)
  }
}
