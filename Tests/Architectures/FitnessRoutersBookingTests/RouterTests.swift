import FitnessAppointments
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessRouters

@MainActor @Suite("Router") struct RouterTests {
  /// The view controller of a module, which counts its presentations.
  private final class ModuleSpy: UIViewController {
    private(set) var presentations = 0

    override func present(
      _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
      presentations += 1
      super.present(controller, animated: animated, completion: completion)
    }
  }

  /// A module on top of a tab's stack, with its router.
  @MainActor private struct Module {
    let booking: OpenBooking
    let spy: ModuleSpy
    let router: TabRouter

    init() {
      var spies: [ModuleSpy] = []
      booking = OpenBooking { _ in
        spies = [ModuleSpy()]
        return spies
      }
      spy = spies[0]
      router = TabRouter(session: booking.server.session)
      router.viewController = spy
    }

    func cover() {
      booking.navigation.pushViewController(UIViewController(), animated: false)
      booking.phone.settle()
    }
  }

  @Test("an alert has all its buttons, and the given handlers belong to the first ones")
  func alert() throws {
    let module = Module()
    var answers: [String] = []

    module.router.showAlert(.menu(.guest), [{ answers.append("a") }, { answers.append("b") }])
    module.booking.phone.settle()
    #expect(module.booking.phone.alertMessage == "Guest")
    #expect(module.spy.presentations == 1)

    try module.booking.phone.answerAlert("Log in")
    #expect(answers == ["b"])

    module.router.showAlert(.menu(.guest), [{ answers.append("a") }])
    module.booking.phone.settle()
    try module.booking.phone.answerAlert("Close")
    #expect(answers == ["b"])
  }

  @Test("a module that is covered in its stack does not ask UIKit for an alert")
  func covered() {
    let module = Module()
    module.cover()

    module.router.showAlert(.nobodyFree)
    module.booking.phone.settle()

    #expect(module.spy.presentations == 0)
    #expect(module.booking.phone.alertMessage == nil)
  }

  @Test("a module is on top of its stack unless another module covers it")
  func onTop() {
    let module = Module()
    #expect(module.router.isOnTop)

    module.cover()

    #expect(!module.router.isOnTop)
  }

  @Test("a router retains neither its module nor what it has pushed or presented")
  func release() throws {
    var module: Module? = Module()
    let router = try #require(module?.router)
    weak let pushed = module?.booking.navigation.topViewController
    router.showAppointments()
    module?.booking.phone.settle()
    weak let sheet = module?.booking.sheet
    #expect(pushed != nil && sheet != nil)

    module?.booking.phone.swipeSheet()
    #expect(sheet == nil)

    module?.booking.navigation.setViewControllers([], animated: false)
    module?.booking.phone.settle()
    module = nil
    #expect(pushed == nil && router.viewController == nil)
    #expect(!router.isOnTop)
  }
}
