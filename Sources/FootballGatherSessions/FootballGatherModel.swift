public import FootballGather
import FootballGatherUI
public import UserSessions

/// Football Gather as a pure value: the oracle of every session.
///
/// It shows what the app must show after every event, in every architecture. Numbers in comments are the rows of
/// the transition table of the app's specification.
public struct FootballGatherModel: ReferenceModel {
  /// What the app finds at its launch.
  public struct Start: Hashable, Sendable, Codable {
    public var players: [Player]
    public var remembersUser: Bool
    public var username: String?
    public var token: String?
    /// A link that launched the app.
    public var link: String?
    /// A link in the notification that launched the app.
    public var notification: String?

    /// Describes a launch.
    public init(
      players: [Player] = [], remembersUser: Bool = true, username: String? = nil,
      token: String? = nil, link: String? = nil, notification: String? = nil
    ) {
      self.players = players
      self.remembersUser = remembersUser
      self.username = username
      self.token = token
      self.link = link
      self.notification = notification
    }
  }

  private let deviations: DeviationSet
  var server: ServerState
  var login: LoginState
  var list: PlayerListState?
  var upper = UpperScreens.nothing
  var alert: AlertState?
  var parkedLink: DeepLink?
  public var refusals = 0
  private var lastID = 0

  public init(start: Start) {
    self.init(start: start, deviations: [])
  }

  /// An app with some of the behaviours that published code has instead of the canonical ones.
  // Row 1; with a token the list is already on the stack.
  public init(start: Start, deviations: Set<Deviation>) {
    self.deviations = DeviationSet(deviations)
    server = ServerState(start)
    let showsName = start.remembersUser || deviations.contains(.d14)
    login = LoginState(
      id: 0, username: showsName ? start.username ?? "" : "", remembers: start.remembersUser)
    if start.token != nil { openList() }
    for link in [start.link, start.notification] { link.map { open($0) } }
  }

  mutating func newID() -> Int {
    lastID += 1
    return lastID
  }

  func deviates(_ deviation: Deviation) -> Bool { deviations.contains(deviation) }

  // MARK: Where the user is

  enum Place { case login, list, detail, edit, add, confirm, gather }

  var place: Place {
    guard list != nil else { return .login }
    switch upper {
    case .nothing: return .list
    case .detail(_, let edit): return edit == nil ? .detail : .edit
    case .add: return .add
    case .confirm(_, let gather): return gather == nil ? .confirm : .gather
    }
  }

  var depth: Int {
    switch place {
    case .login: 1
    case .list: 2
    case .detail, .add, .confirm: 3
    case .edit, .gather: 4
    }
  }

  /// The screen on top, by the number it got when it was opened.
  var topID: Int {
    guard let list else { return login.id }
    switch upper {
    case .nothing: return list.id
    case .detail(let detail, let edit): return edit?.id ?? detail.id
    case .add(let add): return add.id
    case .confirm(let confirm, let gather): return gather?.id ?? confirm.id
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

  // MARK: Moving

  /// Row 9.
  mutating func openList() {
    list = PlayerListState(id: newID())
    upper = .nothing
    loadList()
  }

  mutating func pop(toDepth depth: Int) {
    if depth < 2 { list = nil }
    if depth < 3 { upper = .nothing }
    if depth == 3 {
      switch upper {
      case .detail(let detail, _): upper = .detail(detail, nil)
      case .confirm(let confirm, _): upper = .confirm(confirm, nil)
      case .nothing, .add: break
      }
    }
  }

  /// An alert belongs to its screen: it is dropped where the screen is covered, refused where another is up.
  mutating func show(_ text: AlertText, by owner: Int, _ action: AlertState.Action = .none) {
    guard owner == topID else { return }
    if alert != nil {
      refusals += 1
    } else {
      alert = AlertState(text: text, owner: owner, action: action)
    }
  }

  mutating func request(_ operation: InMemoryBackend.Operation, by owner: Int) {
    server.requests.append(.init(operation: operation, owner: owner))
  }

  // MARK: Events

  public mutating func handle(_ event: UserEvent) {
    switch event {
    case .answer(let index, let isSuccess): answer(index, isSuccess)
    case .openURL(let link), .notification(let link): open(link)
    case .wait(let seconds): for _ in 0..<seconds { tick() }
    case .alertButton(let index): chooseInAlert(index)
    case .background, .interruption, .memoryWarning, .swipeBack(isFinished: false): break
    default: if alert == nil { touch(event) }
    }
  }

  private mutating func touch(_ event: UserEvent) {
    switch event {
    case .tap(let name): tap(name)
    case .doubleTap(let name):
      let top = topID
      tap(name)
      // The second tap is lost when the first has started a transition or an alert.
      if alert == nil, topID == top { tap(name) }
    case .back, .swipeBack: if depth > 1 { pop(toDepth: depth - 1) }
    case .backMenu(let index): if index >= 0, index < depth - 1 { pop(toDepth: index + 1) }
    case .type(let text, let field): type(text, into: field)
    case .toggle(ElementID.remember): if place == .login, !login.isBusy { login.remembers.toggle() }
    case .step(let name, let up): step(name, up)
    case .pick(ElementID.picker, let rows): pick(rows)
    case .tapRow(let table, let section, let row): tapRow(table, section, row)
    case .deleteRow(ElementID.players, let section, let row): deleteRow(section, row)
    case .moveRow(ElementID.teams, let from, let to): moveRow(from, to)
    default: break
    }
  }

  private mutating func tap(_ name: String) {
    switch place {
    case .login: tapInLogin(name)
    case .list: tapInList(name)
    case .detail: break
    case .edit: if name == ElementID.done { saveEdit() }
    case .add: if name == ElementID.done { saveNewPlayer() }
    case .confirm: if name == ElementID.start { startGather() }
    case .gather: tapInGather(name)
    }
  }

  private mutating func type(_ text: String, into field: String) {
    switch (place, field) {
    case (.login, ElementID.username): if !login.isBusy { login.username = text }
    case (.login, ElementID.password): if !login.isBusy { login.password = text }
    case (.edit, ElementID.value):
      editing { if !$0.isBusy, !$0.field.isPickList { $0.text = text } }
    case (.add, ElementID.name): adding { if !$0.isBusy { $0.name = text } }
    default: break
    }
  }

  private mutating func tapRow(_ table: String, _ section: Int, _ row: Int) {
    switch (place, table) {
    case (.list, ElementID.players): tapPlayer(section, row)
    case (.detail, ElementID.details): tapField(section, row)
    case (.edit, ElementID.items): pickItem(section, row)
    default: break
    }
  }

  // MARK: Alerts

  private mutating func chooseInAlert(_ index: Int) {
    guard let shown = alert, index >= 0 else { return }
    let buttons = shown.text.confirmation == nil ? 1 : 2
    guard index < buttons else { return }
    alert = nil
    guard buttons == 2, index == 0, isOnStack(shown.owner) else { return }
    switch shown.action {
    case .none: break
    case .delete(let player): confirmDeletion(of: player)
    case .endGather: confirmEnd()
    }
  }

  // MARK: Answers

  private mutating func answer(_ index: Int, _ isSuccess: Bool) {
    guard server.requests.indices.contains(index) else { return }
    let request = server.requests.remove(at: index)
    let gather = isSuccess ? server.carryOut(request.operation) : nil
    guard isOnStack(request.owner) else { return }
    switch request.operation {
    case .login, .register: loginAnswered(isSuccess)
    case .listPlayers: listAnswered(isSuccess)
    case .addPlayer: addAnswered(isSuccess)
    case .updatePlayer(let player): updateAnswered(isSuccess, player)
    case .deletePlayer(let id): deleteAnswered(isSuccess, id)
    case .createGather: createAnswered(gather)
    case .addToGather(_, let player): playerAdded(player, isSuccess)
    case .endGather: endAnswered(isSuccess)
    }
  }
}

extension ServerState {
  /// What a good answer does to what is stored; answers the number of a gather that was created.
  mutating func carryOut(_ operation: InMemoryBackend.Operation) -> Int? {
    switch operation {
    case .login(let username): token = "token of \(username)"
    case .addPlayer(let name):
      players.append(Player(id: nextPlayerID, name: name))
      nextPlayerID += 1
    case .updatePlayer(let player):
      if let index = players.firstIndex(where: { $0.id == player.id }) { players[index] = player }
    case .deletePlayer(let id): players.removeAll { $0.id == id }
    case .createGather:
      defer { nextGatherID += 1 }
      return nextGatherID
    case .register, .listPlayers, .addToGather, .endGather: break
    }
    return nil
  }
}
