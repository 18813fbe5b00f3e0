import FootballGather
import FootballGatherUI
import UserSessions

/// The state of the login screen: the root, and the only screen that always exists.
struct LoginState: Sendable {
  let id = 0
  private(set) var username: String
  private(set) var password = ""
  private(set) var remembers: Bool
  var isBusy = false

  // Row 1.
  init(_ start: FootballGatherModel.Start, _ deviations: Deviations) {
    remembers = start.remembersUser
    let isShown = start.remembersUser || deviations.contains(.d14)
    username = isShown ? start.username ?? "" : ""
  }

  // Row 8.
  mutating func toggle() {
    if !isBusy { remembers.toggle() }
  }

  // Row 8.
  mutating func type(_ text: String, into field: String) {
    guard !isBusy else { return }
    switch field {
    case ElementID.username: username = text
    case ElementID.password: password = text
    default: break
    }
  }
}

extension FootballGatherModel {
  // Rows 2 to 4, and 8: a tap also flips a switch.
  mutating func tapInLogin(_ name: String) {
    guard !login.isBusy else { return }
    switch name {
    case ElementID.remember: login.toggle()
    case ElementID.login: signIn(.login(username: login.username))
    case ElementID.register: signIn(.register(username: login.username))
    default: break
    }
  }

  private mutating func signIn(_ operation: InMemoryBackend.Operation) {
    let isMissing = login.username.isEmpty || login.password.isEmpty
    if isMissing, !deviations.contains(.d12) { return show(.credentialsMissing, by: login.id) }
    login.isBusy = true
    server.lastPassword = login.password
    request(operation, by: login.id)
  }

  // Rows 5 to 7.
  mutating func loginAnswered(_ isSuccess: Bool) {
    login.isBusy = false
    guard isSuccess else { return show(.failure(.unreachable), by: login.id) }
    if !deviations.contains(.d13) { server.remembersUser = login.remembers }
    server.username = login.remembers ? login.username : nil
    openList()
  }
}

extension LoginState {
  func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.screen(ElementID.loginScreen, title: "")
    sink.flag(ElementID.loginScreen, true)
    sink.field(ElementID.username, username, placeholder: "Username", !isBusy)
    sink.field(ElementID.password, password, placeholder: "Password", !isBusy)
    sink.flag(ElementID.remember, true)
    sink.flag(ElementID.remember, remembers)
    sink.flag(ElementID.remember, !isBusy)
    sink.button(ElementID.login, "Login", !isBusy)
    sink.button(ElementID.register, "Register", !isBusy)
    sink.flag(ElementID.overlay, isBusy)
  }
}
