import FootballGather
import GatherTestSupport

@testable import VIPER

/// A presenter connected to spies.
@MainActor struct PresentedGather {
  let view = GatherViewSpy()
  let interactor = GatherInteractorSpy()
  let exit = GatherExitSpy()
  let presenter: GatherPresenter

  init() {
    presenter = GatherPresenter(interactor: interactor, router: exit, delegate: exit)
    presenter.view = view
  }
}
