import FootballGather
import NavigationTestSupport
import Testing
import UIKit

@testable import SurfMVP

@MainActor @Suite("Application router") struct ApplicationRouterTests {
  /// A list that follows links if it is open.
  private final class ListSpy: PlayerListModuleInput {
    var isOpen = true
    private(set) var links: [DeepLink] = []

    func open(_ link: DeepLink) { links.append(link) }
  }

  private func makeRouter() -> ApplicationRouter {
    ApplicationRouter(services: InMemoryBackend().services)
  }

  @Test(
    "links are followed at once, or wait until they can be followed", arguments: LinkScenario.all)
  func links(_ scenario: LinkScenario) {
    #expect(scenario.run { AppDelegate(services: $0) }.stack == scenario.stack)
  }

  @Test("a link keeps the open modules on its path", arguments: KeptScreens.all)
  func reuse(_ screens: KeptScreens) {
    #expect(screens.count { AppDelegate(services: $0) } == screens.kept)
  }

  @Test("a link waits until a list has loaded its players, and is passed on once")
  func parked() {
    let (router, list) = (makeRouter(), ListSpy())
    router.open(.players)
    router.open(.add)

    router.playersLoaded(in: list)
    router.playersLoaded(in: list)

    #expect(list.links == [.add])
  }

  @Test("a loaded list receives links at once, unless it is leaving")
  func open() {
    let (router, list) = (makeRouter(), ListSpy())
    router.playersLoaded(in: list)

    router.open(.gather)
    #expect(list.links == [.gather])
    list.isOpen = false
    router.open(.add)

    #expect(list.links == [.gather])
  }

  @Test("a link that arrives while the list is leaving goes to the next list")
  func nextList() {
    let (router, first, second) = (makeRouter(), ListSpy(), ListSpy())
    router.playersLoaded(in: first)
    first.isOpen = false
    router.open(.add)

    router.playersLoaded(in: second)

    #expect(first.links == [] && second.links == [.add])
  }

  @Test("the router does not retain the list")
  func release() {
    let router = makeRouter()
    weak var left: ListSpy?
    do {
      let list = ListSpy()
      left = list
      router.playersLoaded(in: list)
    }
    #expect(left == nil)
  }
}
