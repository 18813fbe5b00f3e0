import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessCoordinators

@MainActor @Suite("Base coordinator") struct BaseCoordinatorTests {
  private func flow(
    in booking: Booking, showing controller: UIViewController? = nil
  ) -> FlowStub {
    let flow = FlowStub(dependencies: booking.dependencies)
    flow.firstScreen = controller.map(FirstScreen.init)
    return flow
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

  @Test("flows whose first screen has left the stack finish, the innermost first")
  func finish() {
    let booking = Booking()
    let screens = (0..<3).map { _ in UIViewController() }
    let parent = flow(in: booking)
    let (outer, inner, other) = (
      flow(in: booking, showing: screens[0]), flow(in: booking, showing: screens[1]),
      flow(in: booking, showing: screens[2])
    )
    parent.addDependency(outer)
    outer.addDependency(inner)
    parent.addDependency(other)
    var finished: [String] = []
    outer.onFinish = { finished.append("outer") }
    inner.onFinish = { finished.append("inner") }
    other.onFinish = { finished.append("other") }

    parent.finishFlows(missingFrom: screens)
    #expect(finished == [])
    parent.finishFlows(missingFrom: [screens[2]])

    #expect(finished == ["inner", "outer"])
  }

  @Test("a flow whose first screen has not yet arrived does not finish")
  func queued() {
    let booking = Booking()
    let screen = UIViewController()
    let parent = flow(in: booking)
    let child = flow(in: booking, showing: screen)
    parent.addDependency(child)
    var finishCount = 0
    child.onFinish = { finishCount += 1 }

    parent.finishFlows(missingFrom: [booking.root])
    #expect(finishCount == 0)
    parent.finishFlows(missingFrom: [booking.root, screen])
    parent.finishFlows(missingFrom: [booking.root])

    #expect(finishCount == 1)
  }

  @Test("a flow's first screen is not retained, and counts as having left once it is released")
  func firstScreen() {
    let booking = Booking()
    var screen: UIViewController? = UIViewController()
    let first = FirstScreen(screen!)
    #expect(!first.hasLeft([]) && first.isAmong([screen!]) && !first.isAmong([booking.root]))

    screen = nil
    booking.phone.settle()

    #expect(first.viewController == nil && first.hasLeft([]) && !first.isAmong([booking.root]))
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
