import FootballGather

/// The events that the players flow reports to its parent.
protocol PlayersCoordinatorOutput: AnyObject {
  /// Called when the player list, and with it everything above, has left the stack.
  var finishFlow: (() -> Void)? { get set }
  var onLogOut: (() -> Void)? { get set }
}

/// The players flow: PlayerList, PlayerDetail, PlayerEdit, PlayerAdd; it runs the gather flow.
final class PlayersCoordinator: BaseCoordinator, PlayersCoordinatorOutput {
  var finishFlow: (() -> Void)?
  var onLogOut: (() -> Void)?

  /// The newest link that is waiting for the players to be loaded.
  private(set) var pendingOption: DeepLinkOption?

  // The stack owns the modules.
  private weak var listView: (any Presentable)?
  private weak var listInput: (any PlayerListModuleInput)?
  private weak var detailView: (any Presentable)?
  private weak var detailInput: (any PlayerDetailModuleInput)?
  private weak var editView: (any Presentable)?
  private weak var editInput: (any PlayerEditModuleInput)?
  private weak var addView: (any Presentable)?

  override func start(with deepLinkOption: DeepLinkOption?) {
    pendingOption = deepLinkOption
    showPlayerListModule()
  }

  override func handle(deepLinkOption: DeepLinkOption) {
    guard let listInput, listInput.isLoaded, router.contains(listView) else {
      pendingOption = deepLinkOption
      return
    }
    guard canReach(deepLinkOption, from: listInput.list) else { return }
    // An alert would stay above the target, so it is dismissed without an answer.
    router.dismissModule(animated: false)
    reach(deepLinkOption, from: listInput.list)
  }
}

// MARK: - Deep links

extension PlayersCoordinator {
  private func handlePendingOption() {
    guard let option = pendingOption else { return }
    pendingOption = nil
    handle(deepLinkOption: option)
  }

  private func canReach(_ option: DeepLinkOption, from list: PlayerListModel) -> Bool {
    switch option {
    case .players, .add: true
    case .player(let id), .edit(let id, _): list.player(id: id) != nil
    case .gather: list.canGather || runningGatherFlow != nil
    }
  }

  private func reach(_ option: DeepLinkOption, from list: PlayerListModel) {
    switch option {
    case .players: router.popToModule(listView)
    case .player(let id): list.player(id: id).map(reachDetail)
    case .edit(let id, let field): list.player(id: id).map { reachEdit(field, of: $0) }
    case .add: reachAdd()
    case .gather: reachGather(option, with: list.players)
    }
  }

  private func reachDetail(of player: Player) {
    if shownDetail(of: player) != nil {
      router.popToModule(detailView)
    } else {
      router.push([makeDetailModule(with: player)], above: listView)
    }
  }

  private func reachEdit(_ field: PlayerField, of player: Player) {
    // The edit screen is already open; keep the text typed so far.
    if router.contains(editView), editInput?.isEditing(field, of: player.id) == true { return }
    if let detail = shownDetail(of: player) {
      router.push([makeEditModule(with: field, of: detail.player)], above: detailView)
    } else {
      let detail = makeDetailModule(with: player)
      router.push([detail, makeEditModule(with: field, of: player)], above: listView)
    }
  }

  private func shownDetail(of player: Player) -> (any PlayerDetailModuleInput)? {
    guard router.contains(detailView), detailInput?.player.id == player.id else { return nil }
    return detailInput
  }

  private func reachAdd() {
    if !router.contains(addView) { router.push([makeAddModule()], above: listView) }
  }

  private func reachGather(_ option: DeepLinkOption, with players: [Player]) {
    if let coordinator = runningGatherFlow {
      coordinator.handle(deepLinkOption: option)
    } else {
      runGatherFlow(with: players)
    }
  }
}

// MARK: - Modules

extension PlayersCoordinator {
  private func showPlayerListModule() {
    let (view, input, output) = PlayerListModuleConfigurator(services: services).configure()
    listView = view
    listInput = input
    output.onPlayersLoaded = { [weak self] in self?.handlePendingOption() }
    output.onPlayerSelected = { [weak self] player in self?.showDetailModule(with: player) }
    output.onPlayersConfirmed = { [weak self] players in self?.runGatherFlow(with: players) }
    output.onAdd = { [weak self] in self?.showAddModule() }
    output.onDelete = { [weak self] player in self?.showDeletionModule(with: player) }
    output.onLogOut = { [weak self] in self?.onLogOut?() }
    output.onError = { [weak self, weak view] text in self?.showAlert(with: text, over: view) }
    router.push(view) { [weak self] in self?.finishFlow?() }
  }

  private func showDeletionModule(with player: Player) {
    let text = AlertText.confirmDeletion(of: player)
    showAlert(with: text, isDestructive: true, over: listView) { [weak self] in
      self?.listInput?.delete(player)
    }
  }

  private func showDetailModule(with player: Player) {
    router.push(makeDetailModule(with: player))
  }

  private func makeDetailModule(with player: Player) -> any Presentable {
    let (view, input, output) = PlayerDetailModuleConfigurator().configure(with: player)
    detailView = view
    detailInput = input
    output.onEdit = { [weak self] field, player in self?.showEditModule(with: field, of: player) }
    return view
  }

  private func showEditModule(with field: PlayerField, of player: Player) {
    router.push(makeEditModule(with: field, of: player))
  }

  private func makeEditModule(with field: PlayerField, of player: Player) -> any Presentable {
    let (view, input, output) = PlayerEditModuleConfigurator(services: services)
      .configure(with: field, of: player)
    editView = view
    editInput = input
    output.onPlayerEdited = { [weak self] player in self?.finishEditing(player) }
    output.onError = { [weak self, weak view] text in self?.showAlert(with: text, over: view) }
    return view
  }

  private func finishEditing(_ player: Player) {
    detailInput?.update(player)
    listInput?.update(player)
    router.popModule()
  }

  private func showAddModule() {
    router.push(makeAddModule())
  }

  private func makeAddModule() -> any Presentable {
    let (view, output) = PlayerAddModuleConfigurator(services: services).configure()
    addView = view
    output.onPlayerAdded = { [weak self] in self?.finishAdding() }
    output.onError = { [weak self, weak view] text in self?.showAlert(with: text, over: view) }
    return view
  }

  private func finishAdding() {
    listInput?.load()
    router.popModule()
  }
}

// MARK: - Gather flow

extension PlayersCoordinator {
  private var runningGatherFlow: GatherCoordinator? {
    hasDependency(ofType: GatherCoordinator.self).flatMap { $0.isRunning ? $0 : nil }
  }

  private func runGatherFlow(with players: [Player]) {
    let coordinator = GatherCoordinator(
      router: router, services: services, players: players, base: listView)
    coordinator.onGatherEnded = { [weak self] in self?.finishGather() }
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
    }
    addDependency(coordinator)
    coordinator.start()
  }

  private func finishGather() {
    listInput?.endSelection()
    router.popToModule(listView)
  }
}
