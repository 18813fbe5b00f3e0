import FitnessAppointments
import Testing

@testable import FitnessSurfMVP

@MainActor @Suite("Base coordinator") struct BaseCoordinatorTests {
  @Test(
    "after any additions and removals, each child is present once, in order of addition",
    arguments: 0..<50)
  func children(_ seed: Int) {
    let parent = StubCoordinator()
    let candidates = (0..<5).map { _ in StubCoordinator() }
    var expected: [StubCoordinator] = []
    var numbers = Numbers(seed: seed)

    for _ in 0..<60 {
      let candidate = candidates[numbers.next(below: 5)]
      if numbers.next(below: 2) == 0 {
        parent.addDependency(candidate)
        if !expected.contains(where: { $0 === candidate }) { expected.append(candidate) }
      } else {
        parent.removeDependency(candidate)
        expected.removeAll { $0 === candidate }
      }
      #expect(
        parent.childCoordinators.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
      #expect(parent.hasDependency(ofType: StubCoordinator.self) === expected.last)
      #expect(parent.hasDependency(ofType: CreateAppointmentCoordinator.self) == nil)
    }
  }

  @Test("removing no coordinator, or one that is not a child, has no effect")
  func strangers() {
    let (parent, child) = (StubCoordinator(), StubCoordinator())
    parent.removeDependency(child)
    parent.addDependency(child)

    parent.removeDependency(nil)
    parent.removeDependency(StubCoordinator())

    #expect(parent.childCoordinators.count == 1 && parent.childCoordinators.first === child)
  }

  @Test("a parent retains its children until they are removed")
  func retention() {
    let parent = StubCoordinator()
    var children = [StubCoordinator(), StubCoordinator()]
    weak let first = children[0]
    weak let second = children[1]
    children.forEach(parent.addDependency)
    children = []
    #expect(first != nil && second != nil)

    parent.removeDependency(first)
    #expect(first == nil && second != nil)
    parent.removeAllDependencies()

    #expect(second == nil && parent.childCoordinators.isEmpty)
  }

  @Test("a child is retained, is started with its link, and passes its shared flows on")
  func run() {
    let (parent, child) = (StubCoordinator(), StubCoordinator())
    var flows = 0
    parent.onSharedFlow = { _ in flows += 1 }

    parent.run(child, with: .account)
    child.onSharedFlow?(.logOut)

    #expect(parent.childCoordinators.first === child && flows == 1)
    #expect(child.starts == [.account])
  }
}

/// A reproducible sequence of numbers.
struct Numbers {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
