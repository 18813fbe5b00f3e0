import FootballGather

/// The events that the gather flow reports to its parent.
protocol GatherCoordinatorOutput: AnyObject {
  /// Called when the teams, and with them the match, have left the stack.
  var finishFlow: (() -> Void)? { get set }
  var onGatherEnded: (() -> Void)? { get set }
}

/// The gather flow: ConfirmPlayers, Gather.
///
/// `handle(deepLinkOption:)` stays empty: no link leads beyond the flow's first screen.
final class GatherCoordinator: BaseCoordinator, GatherCoordinatorOutput {
  var finishFlow: (() -> Void)?
  var onGatherEnded: (() -> Void)?

  private let players: [Player]
  private weak var base: (any Presentable)?
  private weak var confirmView: (any Presentable)?

  /// Creates a flow that starts directly above `base` and replaces the modules there.
  init(router: any Router, services: Services, players: [Player], base: (any Presentable)?) {
    self.players = players
    self.base = base
    super.init(router: router, services: services)
  }

  /// Whether the flow's first module is on the stack; `false` as soon as its removal begins.
  var isRunning: Bool { router.contains(confirmView) }

  override func start(with deepLinkOption: DeepLinkOption?) {
    showConfirmPlayersModule()
  }

  private func showConfirmPlayersModule() {
    let (view, output) = ConfirmPlayersModuleConfigurator(services: services)
      .configure(with: players)
    confirmView = view
    output.onGatherStarted = { [weak self] gather in self?.showGatherModule(with: gather) }
    output.onError = { [weak self, weak view] text in self?.showAlert(with: text, over: view) }
    router.push([view], above: base) { [weak self] in self?.finishFlow?() }
  }

  private func showGatherModule(with gather: Gather) {
    let (view, input, output) = GatherModuleConfigurator(services: services)
      .configure(with: gather)
    output.onEnd = { [weak self, weak view, weak input] in
      self?.showAlert(with: .confirmEndOfGather, over: view) { [weak input] in input?.end() }
    }
    output.onGatherEnded = { [weak self] in self?.onGatherEnded?() }
    output.onError = { [weak self, weak view] text in self?.showAlert(with: text, over: view) }
    router.push(view)
  }
}
