import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

// The stacks and layers.
extension FitnessModel {
  /// The layer that is touched and compared: the topmost one that is not an alert.
  enum Front: Sendable {
    case splash
    case stack(Int)
    case login(LoginState)
    case note(NoteState)
  }

  var front: Front {
    if !isStarted { return .splash }
    if let note { return .note(note) }
    if let login { return .login(login) }
    return .stack(isAppointmentsUp ? Self.sheet : tab)
  }

  var isAppointmentsUp: Bool { !stacks[Self.sheet].isEmpty }
  var hasSheet: Bool { isAppointmentsUp || login != nil || note != nil }

  /// Returns the position of a screen on a stack.
  func position(of id: Int) -> (stack: Int, index: Int)? {
    for stack in stacks.indices {
      if let index = stacks[stack].firstIndex(where: { $0.id == id }) { return (stack, index) }
    }
    return nil
  }

  /// Returns whether a screen is on a stack or is a sheet.
  func isAlive(_ id: Int) -> Bool {
    position(of: id) != nil || login?.id == id || note?.id == id
  }

  func screen(_ id: Int) -> ScreenState? {
    position(of: id).map { stacks[$0.stack][$0.index] }
  }

  mutating func push(_ content: ScreenState.Content, on stack: Int) {
    stacks[stack].append(ScreenState(id: newID(), content: content))
  }

  mutating func pop(_ stack: Int, toDepth depth: Int) {
    stacks[stack].removeLast(max(0, stacks[stack].count - depth))
  }

  mutating func update(_ id: Int, _ change: (inout ScreenState.Content) -> Void) {
    guard let (stack, index) = position(of: id) else { return }
    change(&stacks[stack][index].content)
  }

  /// Dismisses everything over the tabs.
  mutating func closeLayers() {
    alert = nil
    note = nil
    dismissLogin()
    stacks[Self.sheet] = []
  }

  mutating func setBusy(_ isBusy: Bool, _ id: Int) {
    if login?.id == id { login?.isBusy = isBusy }
    update(id) {
      switch $0 {
      case .subcategories(var state):
        state.isBusy = isBusy
        $0 = .subcategories(state)
      case .summary(var state):
        state.isBusy = isBusy
        $0 = .summary(state)
      case .appointments(var state):
        state.isBusy = isBusy
        $0 = .appointments(state)
      case .appointment(var state):
        state.isBusy = isBusy
        $0 = .appointment(state)
      default: break
      }
    }
  }
}
