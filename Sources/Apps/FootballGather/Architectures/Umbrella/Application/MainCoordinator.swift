import FootballGather

/// The interface of the players flow for its parent.
protocol MainCoordinatorOutput: AnyObject {
  /// Called when the user has logged out, or has left the list.
  var finishFlow: CompletionBlock? { get set }
  /// Called when the list shows its players.
  var onLoaded: CompletionBlock? { get set }
  var isOnStack: Bool { get }
  var hasLoaded: Bool { get }
  func open(_ link: DeepLink)
}

/// Navigates between the list, a player's values, the editor of a value, and the add screen.
final class MainCoordinator: BaseCoordinator, MainCoordinatorOutput {
  var finishFlow: CompletionBlock?
  var onLoaded: CompletionBlock?

  private let factory: any MainFactoryProtocol
  private let coordinatorFactory: any CoordinatorFactoryProtocol
  private let isAnimated: Bool
  private weak var listView: (any PlayerListViewProtocol)?
  private weak var detailView: (any PlayerDetailViewProtocol)?
  private weak var editView: (any PlayerEditViewProtocol)?
  private weak var addView: (any PlayerAddViewProtocol)?

  init(
    router: any Routable, factory: any MainFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol, isAnimated: Bool
  ) {
    self.factory = factory
    self.coordinatorFactory = coordinatorFactory
    self.isAnimated = isAnimated
    super.init(router: router)
  }

  var isOnStack: Bool { listView?.isOnStack == true }
  var hasLoaded: Bool { listView?.hasLoaded == true }

  // MARK: Modules

  private func makeList() -> any PlayerListViewProtocol {
    let view = factory.makePlayerListView()
    view.onSelectPlayer = { [weak self] in self?.showDetail(of: $0) }
    view.onAdd = { [weak self] in self?.showAdd() }
    view.onConfirm = { [weak self] in self?.startGather(with: $0, above: nil) }
    view.onLogOut = { [weak self] in self?.finishFlow?() }
    view.onLoaded = { [weak self] in self?.onLoaded?() }
    showAlerts(of: view.output, over: view)
    listView = view
    return view
  }

  private func makeDetail(of player: Player) -> any PlayerDetailViewProtocol {
    let view = factory.makePlayerDetailView(of: player)
    view.onSelectField = { [weak self, weak view] field in
      if let view { self?.showEdit(of: field, above: view) }
    }
    detailView = view
    return view
  }

  private func makeEdit(
    of field: PlayerField, above detail: any PlayerDetailViewProtocol
  ) -> any PlayerEditViewProtocol {
    let view = factory.makePlayerEditView(of: field, player: detail.player)
    view.onSave = { [weak self, weak view, weak detail] player in
      detail?.show(player)
      self?.listView?.replace(player)
      self?.pop(view)
    }
    showAlerts(of: view.output, over: view)
    editView = view
    return view
  }

  private func makeAdd() -> any PlayerAddViewProtocol {
    let view = factory.makePlayerAddView()
    view.onAdded = { [weak self, weak view] in
      self?.listView?.reload()
      self?.pop(view)
    }
    showAlerts(of: view.output, over: view)
    addView = view
    return view
  }

  // MARK: Steps

  private func showDetail(of player: Player) {
    router.push(makeDetail(of: player))
  }

  private func showEdit(of field: PlayerField, above detail: any PlayerDetailViewProtocol) {
    router.push(makeEdit(of: field, above: detail))
  }

  private func showAdd() {
    router.push(makeAdd())
  }

  /// A second answer may arrive after the module has left, so a module is popped only if it is on
  /// top.
  private func pop(_ module: (any Presentable)?) {
    if module?.isOnTop == true { router.popModule() }
  }

  private func startGather(with players: [Player], above base: (any Presentable)?) {
    let coordinator = coordinatorFactory.makeGatherCoordinator(
      with: router, players: players, above: base)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
    }
    coordinator.onGatherEnded = { [weak self] in self?.returnToList() }
    addDependency(coordinator)
    coordinator.start()
  }

  private func returnToList() {
    listView?.showListMode()
    router.popToModule(listView)
  }

  // MARK: Links

  func open(_ link: DeepLink) {
    switch link {
    case .players: show([])
    case .player(let id):
      if let detail = detail(ofPlayer: id) { show([detail]) }
    case .edit(let id, let field):
      if let detail = detail(ofPlayer: id) { show([detail, edit(of: field, above: detail)]) }
    case .add:
      let open = addView.flatMap { $0.isOnStack ? $0 : nil }
      show([open ?? makeAdd()])
    case .gather: openGather()
    }
  }

  private func show(_ modules: [any Presentable]) {
    router.setModules(modules, above: listView, completion: nil)
  }

  private func detail(ofPlayer id: Player.ID) -> (any PlayerDetailViewProtocol)? {
    guard let player = listView?.players.first(where: { $0.id == id }) else { return nil }
    if let detailView, detailView.isOnStack, detailView.player.id == id { return detailView }
    return makeDetail(of: player)
  }

  private func edit(
    of field: PlayerField, above detail: any PlayerDetailViewProtocol
  ) -> any PlayerEditViewProtocol {
    if let editView, editView.isOnStack, detail.isOnStack, editView.field == field {
      return editView
    }
    return makeEdit(of: field, above: detail)
  }

  private func openGather() {
    let flows = childCoordinators.lazy.compactMap { $0 as? any GatherCoordinatorOutput }
    if let modules = flows.map(\.modulesOnStack).first(where: { !$0.isEmpty }) {
      show(modules)
    } else if let players = listView?.players, players.count >= PlayerListViewState.fewestPlayers {
      startGather(with: players, above: listView)
    }
  }
}

extension MainCoordinator: Coordinatable {
  func start() {
    router.push(makeList(), animated: isAnimated) { [weak self] in self?.finishFlow?() }
  }
}
