import Testing

@testable import Umbrella

@MainActor @Suite("Base coordinator") struct BaseCoordinatorTests {
  @Test("a flow is kept once, however often it is added")
  func unique() {
    let base = BaseCoordinator(router: RouterSpy())
    let flow = CoordinatorSpy()

    for _ in 0..<3 { base.addDependency(flow) }

    #expect(base.childCoordinators.count == 1)
  }

  // Two flows of one type are distinct: they are compared by identity.
  @Test("only the given flow is removed")
  func removal() {
    let base = BaseCoordinator(router: RouterSpy())
    let (first, second) = (CoordinatorSpy(), CoordinatorSpy())
    base.addDependency(first)
    base.addDependency(second)

    base.removeDependency(second)

    #expect(base.childCoordinators.count == 1 && base.childCoordinators.first === first)
  }

  @Test("removing nil, an unknown flow or the same flow twice has no effect")
  func tolerance() {
    let base = BaseCoordinator(router: RouterSpy())
    let (flow, stranger) = (CoordinatorSpy(), CoordinatorSpy())
    base.addDependency(flow)

    base.removeDependency(nil)
    base.removeDependency(stranger)
    #expect(base.childCoordinators.count == 1)

    base.removeDependency(flow)
    base.removeDependency(flow)
    #expect(base.childCoordinators.isEmpty)
  }

  @Test("a removed flow is released")
  func release() {
    let base = BaseCoordinator(router: RouterSpy())
    var flow: CoordinatorSpy? = CoordinatorSpy()
    weak let left = flow
    flow.map(base.addDependency)
    flow = nil
    #expect(left != nil)

    base.removeDependency(left)

    #expect(left == nil)
  }

  @Test(
    "any sequence of additions and removals keeps distinct flows in order of addition",
    arguments: 0..<50)
  func sequences(_ seed: UInt64) {
    let base = BaseCoordinator(router: RouterSpy())
    let flows = (0..<4).map { _ in CoordinatorSpy() }
    var kept: [CoordinatorSpy] = []
    var state = seed
    for _ in 0..<40 {
      // A linear congruential generator (Knuth, MMIX), so that a failure can be repeated.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let flow = flows[Int(state >> 33) % flows.count]
      if state >> 40 & 1 == 0 {
        base.addDependency(flow)
        if !kept.contains(where: { $0 === flow }) { kept.append(flow) }
      } else {
        base.removeDependency(flow)
        kept.removeAll { $0 === flow }
      }

      #expect(
        base.childCoordinators.map(ObjectIdentifier.init) == kept.map(ObjectIdentifier.init))
    }
  }
}
