import FitnessAppointments
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessSurfMVP

/// Both routers, which behave alike while their stack is in front.
@MainActor @Suite("Routers") struct RouterTests {
  private static func routings() -> [Routing] { [.injected, .main(StackObserver())] }

  /// Pushes three modules whose completions record the modules' numbers.
  private func pushThree(on booking: Booking, _ left: Recorder) {
    for number in 1...3 {
      booking.router.push(UIViewController()) { left.numbers.append(number) }
      booking.phone.settle()
    }
  }

  @Test("the router's own pops complete the modules, the topmost first")
  func ownPops() {
    for routing in Self.routings() {
      let (booking, left) = (Booking(.guest, routing), Recorder())
      pushThree(on: booking, left)

      booking.router.popModule()
      booking.phone.settle()
      #expect(left.numbers == [3])
      booking.router.popToRootModule(animated: false)

      #expect(left.numbers == [3, 2, 1] && booking.stack == [booking.root])
    }
  }

  @Test("a module pushed above another replaces the modules that were there")
  func pushAbove() {
    for routing in Self.routings() {
      let (booking, left) = (Booking(.guest, routing), Recorder())
      pushThree(on: booking, left)
      let (base, module) = (booking.stack[1], UIViewController())

      booking.router.push(module, above: base, animated: false) { left.numbers.append(4) }
      booking.phone.settle()
      #expect(booking.stack == [booking.root, base, module] && left.numbers == [3, 2])
      booking.router.popToModule(base, animated: false)

      #expect(booking.stack == [booking.root, base] && left.numbers == [3, 2, 4])
    }
  }

  @Test("the back button and a finished swipe complete a module, but a cancelled swipe does not")
  func user() throws {
    for routing in Self.routings() {
      let (booking, left) = (Booking(.guest, routing), Recorder())
      pushThree(on: booking, left)

      try booking.phone.swipeBack(isFinished: false)
      #expect(left.numbers == [])
      try booking.phone.goBack()
      try booking.phone.swipeBack(isFinished: true)

      #expect(booking.stack.count == 2 && left.numbers == [3, 2])
    }
  }

  @Test("a module that has not yet arrived does not complete")
  func queued() {
    let (booking, left) = (Booking(), Recorder())
    booking.router.push(UIViewController()) { left.numbers.append(1) }
    booking.router.push(UIViewController()) { left.numbers.append(2) }
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
    let (booking, left) = (Booking(), Recorder())
    var numbers = Numbers(seed: seed)
    var (expected, open): ([Int], [Int]) = ([], [])

    for number in 0..<40 {
      switch numbers.next(below: 5) {
      case 0...2:
        booking.router.push(UIViewController()) { left.numbers.append(number) }
        open.append(number)
      case 3:
        booking.router.popModule(animated: numbers.next(below: 2) == 0)
        if let last = open.popLast() { expected.append(last) }
      default:
        if open.count > 3 {
          booking.router.popToRootModule(animated: numbers.next(below: 2) == 0)
          expected += open.reversed()
          open = []
        }
      }
      booking.phone.settle()
      #expect(left.numbers == expected && booking.stack.count == open.count + 1)
    }
  }

  @Test("a module that is not on a stack is neither a target for pops nor a base for pushes")
  func strangers() {
    let booking = Booking()
    let module = UIViewController()

    booking.router.popToModule(nil)
    booking.router.popToModule(module)
    booking.router.push(module, above: nil, animated: false)
    booking.router.push(UIViewController(), above: module, animated: false)
    booking.phone.settle()

    #expect(booking.stack == [booking.root])
  }

  @Test("dismissModule runs its completion once")
  func dismiss() {
    for routing in Self.routings() {
      let booking = Booking(.guest, routing)
      booking.router.present(UIViewController())
      booking.phone.settle()
      #expect(booking.navigation.presentedViewController != nil)
      var endCount = 0

      booking.router.dismissModule { endCount += 1 }
      booking.phone.settle()

      #expect(endCount == 1 && booking.navigation.presentedViewController == nil)
    }
  }

  @Test("swiping away a sheet is reported once, and only for that sheet")
  func swipedSheet() {
    let booking = Booking()
    let observer = StackObserver()
    let sheets = [UINavigationController(), UINavigationController()]
    var reports: [Int] = []
    for (index, sheet) in sheets.enumerated() {
      sheet.viewControllers = [UIViewController()]
      observer.watchDismissal(of: sheet) { reports.append(index) }
    }
    booking.router.present(sheets[1])
    booking.phone.settle()

    #expect(booking.phone.swipeSheet())

    #expect(booking.navigation.presentedViewController == nil && reports == [1])
  }

  @Test(
    "a bound router pushes onto its own stack; one that finds the stack itself uses the sheet's")
  func place() {
    for (routing, isBound) in [(Routing.injected, true), (.main(StackObserver()), false)] {
      let booking = Booking(.guest, routing)
      let sheet = UINavigationController(rootViewController: UIViewController())
      booking.router.present(sheet)
      booking.phone.settle()

      booking.router.push(UIViewController())
      booking.phone.settle()

      #expect(booking.stack.count == (isBound ? 2 : 1))
      #expect(sheet.viewControllers.count == (isBound ? 1 : 2))
    }
  }

  @Test("a router retains neither its stack nor the modules")
  func retention() {
    let booking = Booking()
    weak var module: UIViewController?
    weak var stack: UINavigationController?
    var router: (any Router)?
    func fill() {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let pushed = UIViewController()
      router = booking.dependencies.routing.makeRouter(of: navigation)
      router?.push(pushed) {}
      (module, stack) = (pushed, navigation)
    }

    fill()
    booking.phone.settle()

    #expect(module == nil && stack == nil && router?.stack == nil)
  }
}

/// The numbers of the modules that have left.
final class Recorder {
  var numbers: [Int] = []
}
