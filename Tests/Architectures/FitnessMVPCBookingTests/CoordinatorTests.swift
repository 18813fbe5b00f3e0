import FitnessAppointments
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessMVPC

@MainActor @Suite("Coordinator") struct CoordinatorTests {
  @Test("preparing a child retains it, but does not show its screen")
  func prepare() throws {
    let booking = try Booking()
    let parent = booking.clubs()
    let child = booking.dates()

    let screen = parent.prepare(child)

    #expect(parent.childCoordinators.count == 1 && parent.childCoordinators.first === child)
    #expect((screen as? DatesViewController)?.coordinator === child)
    #expect(booking.stack.count == 1)
  }

  @Test("starting a child retains it, and pushes its screen")
  func start() throws {
    let booking = try Booking()
    let parent = booking.clubs()

    parent.start(booking.dates())
    booking.phone.settle()

    #expect(parent.childCoordinators.count == 1)
    #expect(booking.stack.last is DatesViewController)
  }

  @Test("presenting a child retains it, and shows its screen in a stack of its own")
  func present() throws {
    let booking = try Booking()
    let parent = booking.summary()
    let child = NoteCoordinator(
      context: booking.context.makeSheetContext(), parent: parent, note: "")
    var didComplete = false

    parent.present(child, over: booking.context.navController, animated: false) {
      didComplete = true
    }
    booking.phone.settle()

    #expect(parent.childCoordinators.first === child && didComplete)
    #expect(booking.context.navController.presentedViewController === child.context.navController)
    #expect(child.context.navController.viewControllers.count == 1)
    #expect(child.context.navController !== booking.context.navController)
    #expect(booking.context.isInTab && !child.context.isInTab)
  }

  @Test("the completion of a sheet's dismissal runs once the sheet has left")
  func dismiss() throws {
    let booking = try Booking()
    let child = NoteCoordinator(
      context: booking.context.makeSheetContext(), parent: booking.app, note: "")
    booking.app.present(child, over: booking.context.navController)
    booking.phone.settle()
    var isOpen: Bool?

    child.dismissSheet {
      isOpen = booking.context.navController.presentedViewController != nil
    }
    #expect(isOpen == nil)
    booking.phone.settle()

    #expect(isOpen == false)
  }

  @Test("every coordinator finds the app's coordinator through its parents")
  func app() throws {
    let booking = try Booking()
    let clubs = booking.clubs()
    let dates = DatesCoordinator(
      context: booking.context, parent: clubs, flowType: .gym, subcategoryID: nil, trainerID: 3,
      clubID: 2, note: "")

    #expect(dates.appCoordinator === booking.app)
    #expect(booking.app.appCoordinator === booking.app)
  }

  @Test("a coordinator without a parent does not find the app's coordinator")
  func noApp() throws {
    let booking = try Booking()
    let clubs = ClubsCoordinator(context: booking.context, parent: nil, flowType: .pick)

    #expect(clubs.appCoordinator == nil)
  }
}
