import FootballGather

/// The interface of the gather flow for its parent.
protocol GatherCoordinatorOutput: AnyObject {
  /// Called when the gather has ended, or the user has left the teams.
  var finishFlow: CompletionBlock? { get set }
  var onGatherEnded: CompletionBlock? { get set }
  /// The modules of this flow that are on the stack, from the bottom.
  var modulesOnStack: [any Presentable] { get }
}

/// Navigates from the teams to the gather.
final class GatherCoordinator: BaseCoordinator, GatherCoordinatorOutput {
  var finishFlow: CompletionBlock?
  var onGatherEnded: CompletionBlock?

  private let factory: any GatherFactoryProtocol
  private let players: [Player]
  // A link opens the flow directly above this module; without a link, the flow is pushed.
  private weak var base: (any Presentable)?
  private weak var confirmView: (any ConfirmPlayersViewProtocol)?
  private weak var gatherView: (any GatherViewProtocol)?

  init(
    router: any Routable, factory: any GatherFactoryProtocol, players: [Player],
    above base: (any Presentable)?
  ) {
    self.factory = factory
    self.players = players
    self.base = base
    super.init(router: router)
  }

  var modulesOnStack: [any Presentable] {
    let modules: [(any Presentable)?] = [confirmView, gatherView]
    return modules.compactMap { $0 }.filter(\.isOnStack)
  }

  private func makeConfirm() -> any ConfirmPlayersViewProtocol {
    let view = factory.makeConfirmPlayersView(of: players)
    view.onStartGather = { [weak self] in self?.showGather($0) }
    showAlerts(of: view.output, over: view)
    confirmView = view
    return view
  }

  private func showGather(_ gather: Gather) {
    let view = factory.makeGatherView(of: gather)
    view.onEnded = { [weak self, weak view] in
      if view?.isOnStack == true { self?.endGather() }
    }
    showAlerts(of: view.output, over: view)
    gatherView = view
    router.push(view)
  }

  private func endGather() {
    onGatherEnded?()
    finishFlow?()
  }
}

extension GatherCoordinator: Coordinatable {
  func start() {
    let confirm = makeConfirm()
    let completion: CompletionBlock = { [weak self] in self?.finishFlow?() }
    if let base {
      router.setModules([confirm], above: base, completion: completion)
    } else {
      router.push(confirm, animated: true, completion: completion)
    }
  }
}
