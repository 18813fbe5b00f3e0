import FitnessAppointments
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessUmbrella

@MainActor @Suite("Router") struct RouterTests {
  // MARK: Calls

  @Test("modules are pushed and popped, down to the root")
  func stack() {
    let booking = Booking()
    let modules = (0..<4).map { _ in UIViewController() }
    booking.router.push(modules[0])
    booking.phone.settle()
    booking.router.push(modules[1], animated: false)
    booking.router.push(modules[2], animated: false, completion: nil)
    booking.router.push(modules[3], animated: false)
    #expect(booking.stack == [booking.root] + modules)

    booking.router.popModule(animated: false)
    #expect(booking.stack == [booking.root] + modules.prefix(3))
    booking.router.popModule()
    booking.phone.settle()
    #expect(booking.stack == [booking.root] + modules.prefix(2))
    booking.router.popToRootModule(animated: true)
    booking.phone.settle()

    #expect(booking.stack == [booking.root])
  }

  @Test("a new root replaces the stack and shows or hides its bar", arguments: [true, false])
  func root(_ hideBar: Bool) {
    let booking = Booking()
    let (first, second) = (UIViewController(), UIViewController())
    booking.router.setRootModule(first, hideBar: hideBar)
    booking.phone.settle()
    #expect(booking.stack == [first] && booking.navigation.isNavigationBarHidden == hideBar)

    booking.router.setRootModule(second)
    booking.phone.settle()

    #expect(booking.stack == [second] && !booking.navigation.isNavigationBarHidden)
  }

  @Test("a router can be presented by another router, and can dismiss itself")
  func present() {
    let booking = Booking()
    let (sheet, router) = booking.coordinators.makeSheet()
    router.setRootModule(UIViewController())

    booking.router.present(router)
    booking.phone.settle()
    #expect(booking.navigation.presentedViewController === sheet.toPresent)
    router.dismissModule()
    booking.phone.settle()

    #expect(booking.navigation.presentedViewController == nil)
  }

  @Test("dismissModule runs its completion once", arguments: [true, false])
  func dismiss(_ isAnimated: Bool) {
    let booking = Booking()
    booking.router.present(UIViewController(), animated: isAnimated)
    booking.phone.settle()
    var endCount = 0

    booking.router.dismissModule(animated: isAnimated) { endCount += 1 }
    booking.phone.settle()

    #expect(endCount == 1 && booking.navigation.presentedViewController == nil)
  }

  @Test("passing nil instead of a module has no effect")
  func nothing() {
    let booking = Booking()

    booking.router.push(nil)
    booking.router.present(nil)
    booking.router.setRootModule(nil)
    booking.phone.settle()

    #expect(booking.stack == [booking.root])
    #expect(booking.navigation.presentedViewController == nil)
  }

  // MARK: Completions

  /// Pushes three modules whose completions record the modules' numbers.
  private func pushThree(on booking: Booking, _ left: Recorder) {
    for number in 1...3 {
      booking.router.push(UIViewController(), animated: false) { left.numbers.append(number) }
    }
    booking.phone.settle()
  }

  @Test(
    "the router's own pops complete the modules, the topmost first",
    arguments: [Version.printed, .mended])
  func ownPops(_ version: Version) {
    let booking = Booking(.guest, version)
    let left = Recorder()
    pushThree(on: booking, left)

    booking.router.popModule()
    booking.phone.settle()
    #expect(left.numbers == [3])
    booking.router.popToRootModule(animated: false)

    #expect(left.numbers == [3, 2, 1])
  }

  @Test("modules that the user leaves complete only if the stack is observed")
  func back() throws {
    for (version, expected) in [(Version.printed, [Int]()), (.mended, [3, 2])] {
      let booking = Booking(.guest, version)
      let left = Recorder()
      pushThree(on: booking, left)

      try booking.phone.goBack()
      try booking.phone.swipeBack(isFinished: true)

      #expect(booking.stack.count == 2 && left.numbers == expected)
    }
  }

  @Test("a cancelled swipe completes no module")
  func cancelledSwipe() throws {
    let booking = Booking()
    let left = Recorder()
    pushThree(on: booking, left)

    try booking.phone.swipeBack(isFinished: false)

    #expect(left.numbers == [] && booking.stack.count == 4)
  }

  @Test("a module that has not yet arrived does not complete")
  func queued() {
    let booking = Booking()
    let left = Recorder()
    booking.router.push(UIViewController(), animated: true) { left.numbers.append(1) }
    booking.router.push(UIViewController(), animated: true) { left.numbers.append(2) }
    booking.phone.settle()
    #expect(left.numbers == [] && booking.stack.count == 3)

    booking.router.popToRootModule(animated: true)
    booking.phone.settle()

    #expect(left.numbers == [2, 1])
  }

  @Test(
    "any sequence of pushes and pops completes each module that has left exactly once",
    arguments: 0..<30)
  func random(_ seed: Int) {
    let booking = Booking()
    let left = Recorder()
    var numbers = Numbers(seed: seed)
    var expected: [Int] = []
    var open: [Int] = []

    for number in 0..<40 {
      let isAnimated = numbers.next(below: 2) == 0
      switch numbers.next(below: 5) {
      case 0...2:
        booking.router.push(UIViewController(), animated: isAnimated) {
          left.numbers.append(number)
        }
        open.append(number)
      case 3:
        booking.router.popModule(animated: isAnimated)
        if let last = open.popLast() { expected.append(last) }
      default:
        if open.count > 3 {
          booking.router.popToRootModule(animated: isAnimated)
          expected += open.reversed()
          open = []
        }
      }
      booking.phone.settle()
      #expect(left.numbers == expected && booking.stack.count == open.count + 1)
    }
  }

  @Test("swiping away a sheet is reported only if the sheet is observed")
  func swipedSheet() {
    for (version, count) in [(Version.printed, 0), (.mended, 1)] {
      let booking = Booking(.guest, version)
      let (sheet, router) = booking.coordinators.makeSheet()
      router.setRootModule(UIViewController())
      var dismissCount = 0
      router.onDismiss = { dismissCount += 1 }
      booking.router.present(sheet)
      booking.phone.settle()

      #expect(booking.phone.swipeSheet())

      #expect(booking.navigation.presentedViewController == nil && dismissCount == count)
    }
  }

  @Test("a router retains neither its stack nor the modules")
  func retention() {
    let booking = Booking()
    weak var module: UIViewController?
    weak var stack: UINavigationController?
    var router: (any Routable)?
    func fill() {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let pushed = UIViewController()
      router = booking.coordinators.makeRouter(of: navigation)
      router?.push(pushed, animated: false) {}
      (module, stack) = (pushed, navigation)
    }

    fill()
    booking.phone.settle()

    #expect(module == nil && stack == nil && router?.toPresent == nil)
  }
}

/// The numbers of the modules that have left.
final class Recorder {
  var numbers: [Int] = []
}
