import FootballGather
import NavigationTestSupport
import Testing
import UIKit
import UserSessions

@testable import CoordinatedSurfMVP

@MainActor @Suite("Application coordinator") struct ApplicationCoordinatorTests {
  @Test("a signed-in user sees the list, pushed above the login")
  func signedIn() {
    let router = RouterSpy()
    let root = ApplicationCoordinator(
      router: router, services: InMemoryBackend(token: "token").services)

    root.start()

    #expect(router.calls == ["root Login", "push PlayerList"])
  }

  @Test(
    "links are followed at once, or wait until they can be followed", arguments: LinkScenario.all)
  func links(_ scenario: LinkScenario) {
    let app = scenario.run { AppDelegate(services: $0) }
    #expect(app.stack == scenario.stack)
  }

  @Test("a link keeps the open modules on its path", arguments: KeptScreens.all)
  func reuse(_ screens: KeptScreens) {
    #expect(screens.count { AppDelegate(services: $0) } == screens.kept)
  }

  @Test("the login reports a success, and shows its errors in an alert over itself")
  func auth() throws {
    let router = RouterSpy()
    let coordinator = AuthCoordinator(router: router, services: InMemoryBackend().services)
    var logins = 0
    coordinator.onAuthorized = { logins += 1 }
    coordinator.start()
    let output: any LoginModuleOutput = try #require(router.output())

    output.onAuthorized?()
    output.onError?(.failure(.unreachable))

    #expect(router.calls == ["root Login"] && logins == 1 && router.presented.count == 1)
  }

  @Test("no alert is shown over a module that is covered")
  func covered() throws {
    let router = RouterSpy()
    let coordinator = AuthCoordinator(router: router, services: InMemoryBackend().services)
    coordinator.start()
    router.isShowingModules = false
    let output: any LoginModuleOutput = try #require(router.output())

    output.onError?(.failure(.unreachable))

    #expect(router.presented.isEmpty)
  }
}
