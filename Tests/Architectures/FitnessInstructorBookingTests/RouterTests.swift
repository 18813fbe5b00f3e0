import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessInstructor

@MainActor @Suite("Router") struct RouterTests {
  /// A router with three screens above the root, whose departures are recorded.
  @MainActor private final class Walk {
    let booking = Booking()
    let screens = (0..<3).map { _ in UIViewController() }
    private(set) var departures: [Int] = []

    init() {
      for (number, screen) in screens.enumerated() {
        booking.router.onDeparture(of: screen) { [weak self] in
          self?.departures.append(number)
        }
        booking.router.show(screen)
        booking.phone.settle()
      }
    }
  }

  @Test("the departure of a screen is reported after the back button")
  func back() throws {
    let walk = Walk()
    try walk.booking.phone.goBack()
    #expect(walk.departures == [2])
    #expect(walk.booking.router.isOnTop(walk.screens[1]))
  }

  @Test("screens that leave together are each reported once, from the top down")
  func root() {
    let walk = Walk()

    walk.booking.router.popToRoot(animated: true)
    #expect(walk.departures == [2, 1, 0])
    walk.booking.phone.settle()

    #expect(walk.departures == [2, 1, 0])
    #expect(walk.booking.stack == [walk.booking.root])
  }

  @Test("setting the same stack reports no departure")
  func same() {
    let walk = Walk()
    walk.booking.router.keep(4, animated: true)
    walk.booking.router.set(walk.booking.stack, animated: true)
    #expect(walk.departures == [] && walk.booking.stack.count == 4)
  }

  @Test("a link shows its screen above the screens that it keeps")
  func place() {
    let walk = Walk()
    let screen = UIViewController()

    walk.booking.router.show(
      screen, at: .init(kept: [walk.booking.root, walk.screens[0]], isAnimated: false))

    #expect(walk.booking.stack == [walk.booking.root, walk.screens[0], screen])
    #expect(walk.departures == [2, 1])
    #expect(walk.booking.router.screens(below: screen).count == 2)
  }

  @Test("a screen whose push UIKit has queued does not count as having left")
  func queued() {
    let walk = Walk()
    walk.booking.router.popToRoot(animated: true)
    let screen = UIViewController()
    var isGone = false
    walk.booking.router.onDeparture(of: screen) { isGone = true }

    walk.booking.router.show(screen)
    walk.booking.phone.settle()

    #expect(!isGone && walk.booking.router.isOnTop(screen))
  }

  @Test("a sheet that is swiped away is reported, but one that is dismissed is not")
  func sheet() {
    let phone = Phone()
    let tabs = TabsRouter(window: UIWindow(frame: UIScreen.main.bounds))
    phone.show(tabs.tabBarController)
    var swipeCount = 0
    for isSwiped in [true, false] {
      let sheet = Router()
      sheet.setRoot(UIViewController())
      sheet.onDismiss = { swipeCount += 1 }
      tabs.present(sheet, animated: true)
      phone.settle()
      #expect(tabs.isCovered)
      if isSwiped { phone.swipeSheet() } else { tabs.dismiss() }
      phone.settle()
      #expect(!tabs.isCovered)
    }
    #expect(swipeCount == 1)
  }
}
