import FootballGather
import NavigationTestSupport
import Testing
import UIKit

@testable import MVPC

@MainActor @Suite("App coordinator") struct AppCoordinatorTests {
  private func coordinator() -> AppCoordinator {
    AppCoordinator(services: InMemoryBackend().services, childRemoval: NeverRemoval())
  }

  @Test(
    "links are followed at once, or wait until they can be followed", arguments: LinkScenario.all)
  func links(_ scenario: LinkScenario) {
    for removal in Removal.allCases {
      let app = scenario.run { AppDelegate(services: $0, childRemoval: removal.strategy) }
      #expect(app.stack == scenario.stack, "\(removal)")
    }
  }

  @Test("a link keeps the open screens on its path", arguments: KeptScreens.all)
  func reuse(_ screens: KeptScreens) {
    let kept = screens.count { AppDelegate(services: $0, childRemoval: StackRemoval()) }
    #expect(kept == screens.kept)
  }

  @Test("unknown links are refused, and known ones are accepted")
  func knownLinks() {
    let coordinator = coordinator()

    #expect(!coordinator.open("navbench://nothing") && !coordinator.open(""))
    #expect(coordinator.open("navbench://players"))
  }

  @Test("the app's coordinator shows its stack in the window, and owns the login")
  func window() {
    let coordinator = coordinator()

    coordinator.start()

    #expect(coordinator.window.rootViewController === coordinator.makeViewController())
    #expect(coordinator.childCoordinators.count == 1)
    #expect(coordinator.childCoordinators.first is LoginCoordinator)
    #expect(coordinator.childCoordinators.first?.parent === coordinator)
  }
}
