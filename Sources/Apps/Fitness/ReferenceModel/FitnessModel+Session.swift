import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

// The start, and changes of the identity.
extension FitnessModel {
  // Rows 2 to 4: the tabs replace the splash screen, then the parked link is followed.
  mutating func install(_ identity: Identity) {
    self.identity = identity
    stacks[0] = [ScreenState(id: newID(), content: .activities(ActivitiesState()))]
    stacks[1] = [ScreenState(id: newID(), content: .account(AccountState()))]
    appear()
    followParkedLink()
  }

  // Row 6.
  mutating func tryAgain(by asker: Int) {
    guard identity == .offline, !server.isStateOpen else { return }
    mark(6)
    _ = server.ask(.state, by: asker)
  }

  // Rows 9 and 10.
  mutating func enterForeground() {
    guard isStarted else { return mark(5) }
    if identity != .guest, !server.isStateOpen {
      mark(9)
      _ = server.ask(.state, by: nil)
    }
    if case .activities(let state) = stacks[0][0].content, identity != .offline,
      !state.load.isLoading
    {
      mark(10)
      load(stacks[0][0].id)
    }
  }

  // Rows 2, 3, 7, 8, 11 and 12.
  mutating func stateAnswered(_ identity: Identity?, asker: Int?) {
    guard let identity else { return stateFailed(asker: asker) }
    if !isStarted {
      mark(2)
      if identity == .guest { server.token = nil }
      return install(identity)
    }
    switch self.identity {
    case identity: break
    case .offline: goOnline(identity)
    case _ where identity == .guest:
      mark(12)
      expire()
    default: changeRole(identity)
    }
  }

  // Rows 3 and 8.
  private mutating func stateFailed(asker: Int?) {
    if deviates(.d29) { parkedLink = nil }
    guard isStarted else {
      mark(3)
      return install(.offline)
    }
    if identity == .offline { mark(8) }
    if let asker, isAlive(asker) { show(.failure(.unreachable), by: asker) }
  }

  // Row 7.
  private mutating func goOnline(_ identity: Identity) {
    mark(7)
    if identity == .guest { server.token = nil }
    self.identity = identity
    if case .activities(let state) = stacks[0][0].content, state.load.hasFailed {
      load(stacks[0][0].id)
    }
    followParkedLink()
  }

  // Rows 11 and 76.
  private mutating func changeRole(_ identity: Identity) {
    mark(11)
    if deviates(.d37b) { remnants.trainerID = self.identity.trainerID }
    self.identity = identity
    guard appointments?.scope == .withMe, identity.trainerID == nil, !deviates(.d37) else { return }
    mark(76)
    show(.mine)
  }

  // Rows 12 and 22.
  mutating func expire() {
    if !deviates(.d36) { logOut(isForced: true) }
  }

  // Rows 12, 21 and 22.
  mutating func logOut(isForced: Bool) {
    let keepsBooking = deviates(.d34)
    server.cancel {
      $0.operation.needsAccount && !(keepsBooking && $0.operation.isBooking)
        || $0.operation == .state
    }
    parkedLink = nil
    server.token = nil
    server.homeClubID = nil
    identity = .guest
    let sheet = stacks[Self.sheet]
    closeLayers()
    if deviates(.d33b) { stacks[Self.sheet] = sheet }
    if !deviates(.d33), !(isForced && deviates(.d36b)) { popBothToRoot() }
    if !deviates(.d33c) { tab = 0 }
    if isForced { presentLogin(.expired) }
  }

  private mutating func popBothToRoot() {
    for stack in 0...1 { pop(stack, toDepth: 1) }
  }
}

extension InMemoryServer.Operation {
  fileprivate var isBooking: Bool {
    if case .book = self { true } else { false }
  }
}
