/// The screens above the player list.
///
/// With the login screen and the list below, these form the seven possible stacks; the type rules
/// out any other.
enum UpperScreens: Sendable {
  case nothing
  case detail(PlayerDetailState, PlayerEditState?)
  case add(PlayerAddState)
  case confirm(ConfirmPlayersState, GatherState?)
}

// The navigation stack: the current screen, the live screens, and going back.
extension FootballGatherModel {
  enum Place: CaseIterable { case login, list, detail, edit, add, confirm, gather }

  /// The screen on top.
  var place: Place {
    guard list != nil else { return .login }
    switch upper {
    case .nothing: return .list
    case .detail(_, let edit): return edit == nil ? .detail : .edit
    case .add: return .add
    case .confirm(_, let gather): return gather == nil ? .confirm : .gather
    }
  }

  /// The number of screens on the stack.
  var depth: Int {
    switch place {
    case .login: 1
    case .list: 2
    case .detail, .add, .confirm: 3
    case .edit, .gather: 4
    }
  }

  /// The ID of the screen on top.
  var topID: Int {
    guard let list else { return login.id }
    switch upper {
    case .nothing: return list.id
    case .detail(let detail, let edit): return edit?.id ?? detail.id
    case .add(let add): return add.id
    case .confirm(let confirm, let gather): return gather?.id ?? confirm.id
    }
  }

  /// The IDs of the screens on the stack, bottom first.
  ///
  /// A screen keeps its ID as long as it is on the stack; a screen opened in its place has a
  /// different ID.
  package var screens: [Int] {
    guard let list else { return [login.id] }
    let below = [login.id, list.id]
    switch upper {
    case .nothing: return below
    case .detail(let detail, let edit): return below + [detail.id] + (edit.map { [$0.id] } ?? [])
    case .add(let add): return below + [add.id]
    case .confirm(let confirm, let gather):
      return below + [confirm.id] + (gather.map { [$0.id] } ?? [])
    }
  }

  func isOnStack(_ id: Int) -> Bool {
    if id == login.id || id == list?.id { return true }
    switch upper {
    case .nothing: return false
    case .detail(let detail, let edit): return id == detail.id || id == edit?.id
    case .add(let add): return id == add.id
    case .confirm(let confirm, let gather): return id == confirm.id || id == gather?.id
    }
  }

  /// Rows 27, 36, 44, 49, 56 and 73: the screens above are released without a callback.
  mutating func pop(toDepth depth: Int) {
    if depth < 2 { list = nil }
    if depth < 3 { upper = .nothing }
    guard depth == 3 else { return }
    switch upper {
    case .detail(let detail, _): upper = .detail(detail, nil)
    case .confirm(let confirm, _): upper = .confirm(confirm, nil)
    case .nothing, .add: break
    }
  }

  // MARK: Changing a screen in place

  // The stack gives up the screen during a change, because a second owner would force a copy.

  mutating func editing(_ change: (inout PlayerEditState) -> Void) {
    guard case .detail(let detail, var edit?) = upper else { return }
    upper = .nothing
    change(&edit)
    upper = .detail(detail, edit)
  }

  mutating func adding(_ change: (inout PlayerAddState) -> Void) {
    guard case .add(var add) = upper else { return }
    upper = .nothing
    change(&add)
    upper = .add(add)
  }

  mutating func confirming(_ change: (inout ConfirmPlayersState) -> Void) {
    guard case .confirm(var confirm, let gather) = upper else { return }
    upper = .nothing
    change(&confirm)
    upper = .confirm(confirm, gather)
  }

  mutating func gathering(_ change: (inout GatherState) -> Void) {
    guard case .confirm(let confirm, var gather?) = upper else { return }
    upper = .nothing
    change(&gather)
    upper = .confirm(confirm, gather)
  }
}
