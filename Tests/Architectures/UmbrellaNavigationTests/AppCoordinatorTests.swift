import FootballGather
import NavigationTestSupport
import Testing
import UIKit
import UserSessions

@testable import Umbrella

@MainActor @Suite("App coordinator") struct AppCoordinatorTests {
  @Test(
    "links are followed at once, or wait until they can be followed", arguments: LinkScenario.all)
  func links(_ scenario: LinkScenario) {
    for observesStack in [true, false] {
      let app = scenario.run { AppDelegate(services: $0, observesStack: observesStack) }
      #expect(app.stack == scenario.stack)
    }
  }

  @Test("a link keeps the open modules on its path", arguments: KeptScreens.all)
  func reuse(_ screens: KeptScreens) {
    let kept = screens.count { AppDelegate(services: $0, observesStack: true) }
    #expect(kept == screens.kept)
  }

  @Test("unknown links are refused, and known ones are accepted")
  func knownLinks() {
    let root = RunningCoordinators().root

    #expect(!root.open("navbench://nothing") && !root.open(""))
    #expect(root.open("navbench://players"))
  }

  @Test("a link goes to the list on the stack, not to the lists of flows that were never ended")
  func newestList() {
    let running = RunningCoordinators(observesStack: false)
    running.app.go([.back] + .login)

    running.app.go([.openURL("navbench://players/2")])

    #expect(running.app.stack == ["Login", "PlayerList", "PlayerDetail"])
  }

  @Test("the gateway chooses the first flow in the next turn of the main queue")
  func gateway() {
    for (token, state) in [(nil, Gateway.State.authorization), ("token", .main)] {
      let app = LaunchedGather(showing: UINavigationController())
      var states: [Gateway.State] = []

      Gateway(store: InMemoryBackend(token: token)).getState { states.append($0) }
      #expect(states.isEmpty)
      app.settle()

      #expect(states == [state])
    }
  }

  @Test("the login reports every success, and shows its errors in an alert over itself")
  func authorization() throws {
    let navigation = UINavigationController()
    let app = LaunchedGather(showing: navigation)
    let coordinator = AuthorizationCoordinator(
      router: Router(rootController: navigation, observesStack: true),
      factory: ModulesFactory(services: app.server.services))
    var logins = 0
    coordinator.finishFlow = { logins += 1 }
    coordinator.start()
    app.settle()

    let login: LoginViewController = try app.top()
    login.onCompleteAuthorization?()
    login.onCompleteAuthorization?()
    login.output?.showAlert(.failure(.unreachable))
    app.settle()

    #expect(logins == 2 && app.alert?.message == AlertText.failure(.unreachable).message)
  }
}
