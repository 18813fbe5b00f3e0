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

  // Two flows of one type are two flows: uniqueness is by identity.
  @Test("exactly the passed flow is removed")
  func removal() {
    let base = BaseCoordinator(router: RouterSpy())
    let (first, second) = (CoordinatorSpy(), CoordinatorSpy())
    base.addDependency(first)
    base.addDependency(second)

    base.removeDependency(second)

    #expect(base.childCoordinators.count == 1 && base.childCoordinators.first === first)
  }

  @Test("removing nothing, a stranger or a flow twice changes nothing")
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
}
