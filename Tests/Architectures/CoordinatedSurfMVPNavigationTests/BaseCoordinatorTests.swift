import FootballGather
import NavigationTestSupport
import Testing

@testable import CoordinatedSurfMVP

@MainActor @Suite("Base coordinator") struct BaseCoordinatorTests {
  private let services = InMemoryBackend().services

  private func make() -> BaseCoordinator {
    BaseCoordinator(router: RouterSpy(), services: services)
  }

  @Test("a child is kept until it is removed, and then released")
  func lifetime() {
    let parent = make()
    weak var left: BaseCoordinator?
    do {
      let child = make()
      left = child
      parent.addDependency(child)
    }
    #expect(left != nil)

    parent.removeDependency(left)

    #expect(left == nil && parent.childCoordinators.isEmpty)
  }

  @Test("removing nil or a coordinator that is not a child has no effect")
  func strangers() {
    let parent = make()
    parent.addDependency(make())

    parent.removeDependency(nil)
    parent.removeDependency(make())

    #expect(parent.childCoordinators.count == 1)
  }

  @Test("a search by type finds the oldest child of that type")
  func search() {
    let parent = make()
    let auth = [0, 1].map { _ in AuthCoordinator(router: RouterSpy(), services: services) }
    #expect(parent.hasDependency(ofType: AuthCoordinator.self) == nil)

    parent.addDependency(make())
    auth.forEach(parent.addDependency)

    #expect(parent.hasDependency(ofType: AuthCoordinator.self) === auth[0])
    #expect(parent.hasDependency(ofType: PlayersCoordinator.self) == nil)
  }

  @Test(
    "any sequence of additions and removals keeps distinct children in order", arguments: 0..<50)
  func sequences(_ seed: UInt64) {
    let parent = make()
    var random = RandomEvents(seed: seed)
    let flows = (0..<4).map { $0 < 2 ? make() : auth() }
    var kept: [BaseCoordinator] = []
    for _ in 0..<100 {
      let flow = flows[random.number(below: flows.count)]
      if random.number(below: 2) == 0 {
        parent.addDependency(flow)
        if !kept.contains(where: { $0 === flow }) { kept.append(flow) }
      } else {
        parent.removeDependency(flow)
        kept.removeAll { $0 === flow }
      }

      #expect(
        parent.childCoordinators.map(ObjectIdentifier.init) == kept.map(ObjectIdentifier.init))
      #expect(
        parent.hasDependency(ofType: AuthCoordinator.self)
          === kept.first { $0 is AuthCoordinator })
    }
  }

  private func auth() -> BaseCoordinator {
    AuthCoordinator(router: RouterSpy(), services: services)
  }
}
