import Testing

@testable import Umbrella

@MainActor @Suite("Base coordinator") struct BaseCoordinatorTests {
  @Test("a flow is kept once, however often it is added")
  func unique() {
    let base = BaseCoordinator()
    let flow = CoordinatorSpy()

    for _ in 0..<3 { base.addDependency(flow) }

    #expect(base.childCoordinators.count == 1)
  }

  // Two flows of one type are two flows: uniqueness is by identity.
  @Test("exactly the passed flow is removed")
  func removal() {
    let base = BaseCoordinator()
    let (first, second) = (CoordinatorSpy(), CoordinatorSpy())
    base.addDependency(first)
    base.addDependency(second)

    base.removeDependency(second)

    #expect(base.childCoordinators.count == 1 && base.childCoordinators.first === first)
  }

  @Test("removing nothing, a stranger or a flow twice changes nothing")
  func tolerance() {
    let base = BaseCoordinator()
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
    let base = BaseCoordinator()
    var flow: CoordinatorSpy? = CoordinatorSpy()
    weak let left = flow
    flow.map(base.addDependency)
    flow = nil
    #expect(left != nil)

    base.removeDependency(left)

    #expect(left == nil)
  }

  @Test("any sequence of additions and removals keeps a set of flows, in order of addition")
  func sequences() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let base = BaseCoordinator()
      let flows = (0..<4).map { _ in CoordinatorSpy() }
      var expected: [Int] = []
      var steps: [String] = []
      for _ in 0..<20 {
        let index = Int.random(in: 0..<4, using: &generator)
        if Bool.random(using: &generator) {
          base.addDependency(flows[index])
          if !expected.contains(index) { expected.append(index) }
          steps.append("add \(index)")
        } else {
          base.removeDependency(flows[index])
          expected.removeAll { $0 == index }
          steps.append("remove \(index)")
        }

        let kept = base.childCoordinators.compactMap { child in
          flows.firstIndex { $0 === child }
        }
        #expect(kept == expected, "after \(steps)")
      }
    }
  }
}
