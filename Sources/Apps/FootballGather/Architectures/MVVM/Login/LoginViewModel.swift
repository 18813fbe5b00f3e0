import FootballGather

/// Checks the credentials, sends them to the server, and remembers the user.
struct LoginViewModel {
  let services: Services

  var remembersUser: Bool { services.store.remembersUser }
  var rememberedUsername: String? { remembersUser ? services.store.username : nil }

  func areComplete(username: String, password: String) -> Bool {
    !username.isEmpty && !password.isEmpty
  }

  func login(username: String, password: String, completion: @escaping Completion<Void>) {
    services.login.login(username: username, password: password, completion: completion)
  }

  func register(username: String, password: String, completion: @escaping Completion<Void>) {
    services.login.register(username: username, password: password, completion: completion)
  }

  func remember(_ username: String, if remembers: Bool) {
    services.store.remembersUser = remembers
    services.store.username = remembers ? username : nil
  }

  func makePlayerList() -> PlayerListViewModel {
    PlayerListViewModel(services: services)
  }
}
