import FitnessAppointments
import UserSessions

extension FitnessModel {
  /// Describes the requests and stored data of an app, for both the model and the harness.
  static func describe<Sink: ScreenSink>(
    _ requests: some Collection<InMemoryServer.Operation>, token: Token?, lastUsername: String?,
    homeClubID: Club.ID?, into sink: inout Sink
  ) {
    sink.number("requests", requests.count)
    for request in requests { describe(request, into: &sink) }
    sink.flag("token", token != nil)
    sink.text("token", token?.user ?? "")
    sink.number("token", token?.issuedAt ?? 0)
    sink.text("stored username", lastUsername ?? "")
    sink.number("home club", homeClubID ?? 0)
  }

  // Numbers distinguish the kinds of request, because digests ignore names.
  private static func describe<Sink: ScreenSink>(
    _ request: InMemoryServer.Operation, into sink: inout Sink
  ) {
    switch request {
    case .state: sink.number("request state", 1)
    case .login(let username):
      sink.number("request login", 2)
      sink.text("request login", username)
    case .offers: sink.number("request offers", 3)
    case .trainers(let id): sink.numbers("request trainers", 4, id)
    case .classTrainer(let id): sink.numbers("request class trainer", 5, id)
    case .details(let id): sink.numbers("request details", 6, id)
    case .slots(let trainer, let club): sink.numbers("request slots", 7, trainer, club)
    case .book(let draft): describe(draft, into: &sink)
    case .appointments(let scope): sink.numbers("request appointments", 9, scope.rawValue)
    case .cancel(let id): sink.numbers("request cancel", 10, id)
    }
  }

  private static func describe<Sink: ScreenSink>(_ draft: Draft, into sink: inout Sink) {
    let name = "request book"
    sink.number(name, 8)
    for row in draft.rows { sink.text(name, row.value) }
  }
}

extension ScreenSink {
  fileprivate mutating func numbers(_ name: String, _ values: Int...) {
    for value in values { number(name, value) }
  }
}
