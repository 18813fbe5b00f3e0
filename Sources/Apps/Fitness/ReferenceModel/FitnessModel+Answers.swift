import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

// Answers of the server.
extension FitnessModel {
  mutating func answer(_ index: Int, _ isSuccess: Bool) {
    guard server.requests.indices.contains(index) else { return }
    handleAnswer(to: server.remove(at: index), isSuccess)
  }

  /// Answers a request: the server always acts, but the screen reacts only if it still exists.
  mutating func handleAnswer(to request: ServerState.Request, _ isReachable: Bool) {
    let answer: Result<ServerState.Answer, ServiceError> =
      isReachable ? server.carryOut(request) : .failure(.unreachable)
    if request.operation == .state {
      if deviates(.d32), isStarted, request.isFirst { return }
      return stateAnswered(try? answer.get().identity, asker: request.owner)
    }
    guard let owner = request.owner, isAlive(owner) || isHeardOnceGone(request) else { return }
    switch request.operation {
    case .login: loginAnswered(answer)
    case .book, .classTrainer, .cancel: actionAnswered(answer, request.operation, owner)
    default: screen(owner).map { loadAnswered(answer, request, $0) }
    }
  }

  /// Returns whether an answer takes effect even though its screen is gone.
  private func isHeardOnceGone(_ request: ServerState.Request) -> Bool {
    switch request.operation {
    case .classTrainer: deviates(.d17)
    case .book: deviates(.d18)
    default: false
    }
  }

  // Rows 42, 79 and 80.
  private mutating func loginAnswered(_ answer: Result<ServerState.Answer, ServiceError>) {
    guard let id = login?.id else { return }
    setBusy(false, id)
    switch answer {
    case .success(.login(let identity, let token)): loggedIn(identity, token)
    case .success: break
    case .failure(let error):
      mark(error == .rejected ? 79 : 42)
      if deviates(.d22), error == .rejected { login?.reason = .account }
      show(.failure(error), by: id)
    }
  }

  // Rows 22, 41, 42, 62 to 64 and 70.
  private mutating func actionAnswered(
    _ answer: Result<ServerState.Answer, ServiceError>, _ operation: InMemoryServer.Operation,
    _ owner: Int
  ) {
    setBusy(false, owner)
    switch (operation, answer) {
    case (_, .failure(.expired)):
      mark(22)
      expire()
    case (_, .failure(.taken)):
      mark(64)
      show(deviates(.d44b) ? .failure(.unreachable) : .taken, by: owner)
    case (_, .failure(let error)):
      mark(42)
      show(.failure(error), by: owner)
    case (.book(let draft), _): booked(draft, by: owner)
    case (.cancel(let id), _): cancelled(id, by: owner)
    case (_, .success(.trainer(let trainer))): classTrainerAnswered(trainer, owner)
    default: break
    }
  }
}

extension ServerState.Answer {
  fileprivate var identity: Identity? {
    if case .identity(let identity) = self { identity } else { nil }
  }
}
