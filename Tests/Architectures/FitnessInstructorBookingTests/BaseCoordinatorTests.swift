import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessInstructor

@MainActor @Suite("Base coordinator") struct BaseCoordinatorTests {
  private func flow(in booking: Booking) -> FlowStub {
    FlowStub(dependencies: booking.dependencies)
  }

  @Test(
    "after any additions and removals, each child is present once, in order of addition",
    arguments: 0..<50)
  func children(_ seed: Int) {
    let booking = Booking()
    let parent = flow(in: booking)
    let candidates = (0..<5).map { _ in flow(in: booking) }
    var expected: [FlowStub] = []
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
    }
  }

  @Test("removing no coordinator, or one that is not a child, has no effect")
  func strangers() {
    let booking = Booking()
    let parent = flow(in: booking)
    let child = flow(in: booking)
    parent.addDependency(child)

    parent.removeDependency(nil)
    parent.removeDependency(flow(in: booking))

    #expect(parent.childCoordinators.count == 1 && parent.childCoordinators.first === child)
  }

  @Test("a parent retains its children until they are removed")
  func retention() {
    let booking = Booking()
    let parent = flow(in: booking)
    var child: FlowStub? = flow(in: booking)
    weak let left = child
    parent.addDependency(flow(in: booking))
    child.map(parent.addDependency)

    child = nil
    #expect(left != nil)
    parent.removeAllDependencies()

    #expect(left == nil && parent.childCoordinators.isEmpty)
  }

  @Test("run starts a child once, and removes it before reporting its end")
  func run() {
    let parent = FlowStub(dependencies: Booking().dependencies)
    let child = FlowStub(dependencies: parent.dependencies)
    var ends: [(Ending, Int)] = []

    parent.run(child) { ends.append(($0, parent.childCoordinators.count)) }
    #expect(child.startCount == 1 && parent.childCoordinators.first === child)
    child.onFinish?(.cancelled)

    #expect(ends.map(\.0) == [.cancelled] && ends.map(\.1) == [0])
  }
}

/// A reproducible sequence of numbers.
private struct Numbers {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
