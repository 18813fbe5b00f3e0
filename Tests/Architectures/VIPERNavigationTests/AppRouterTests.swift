import FootballGather
import NavigationTestSupport
import Testing
import UIKit

@testable import VIPER

@MainActor @Suite("App router") struct AppRouterTests {
  @Test(
    "links are followed at once, or wait until they can be followed", arguments: LinkScenario.all)
  func links(_ scenario: LinkScenario) {
    for isStackRetained in [true, false] {
      let app = scenario.run { AppDelegate(services: $0, isStackRetained: isStackRetained) }
      #expect(app.stack == scenario.stack)
    }
  }

  @Test("a link keeps the open screens on its path", arguments: KeptScreens.all)
  func reuse(_ screens: KeptScreens) {
    let kept = screens.count { AppDelegate(services: $0, isStackRetained: false) }
    #expect(kept == screens.kept)
  }

  @Test("unknown links are refused, and known ones are accepted")
  func knownLinks() {
    let router = AppRouter(services: InMemoryBackend().services, isStackRetained: false)

    #expect(!router.open("navbench://nothing") && !router.open(""))
    #expect(router.open("navbench://players"))
  }

  @Test("the window shows the login, and the list above it if a user is signed in")
  func start() {
    for (isSignedIn, screens) in [(false, ["Login"]), (true, ["Login", "PlayerList"])] {
      let router = AppRouter(services: InMemoryBackend().services, isStackRetained: false)

      let window = router.start(isSignedIn: isSignedIn)

      let navigation = window.rootViewController as? UINavigationController
      #expect(navigation?.viewControllers.map(\.screenName) == screens)
    }
  }
}
