import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessMVPC

@MainActor @Suite("Stack removal") struct StackRemovalTests {
  /// The app of a member, with the two tabs and their coordinators.
  @MainActor private struct RunningApp {
    let phone = Phone()
    let app: AppCoordinator
    let activities: ActivitiesCoordinator
    let account: AccountCoordinator

    init() throws {
      app = AppCoordinator(session: Session(services: phone.server.services))
      app.start()
      try phone.answer(succeeding: true)
      activities = try #require(app.activitiesCoordinator)
      account = try #require(app.accountCoordinator)
    }

    /// The coordinators below the app's, such as `Activities(Trainer(Clubs)), Account`.
    var tree: String { describe(app.childCoordinators) }

    private func describe(_ coordinators: [any Coordinator]) -> String {
      coordinators.map { coordinator in
        let name = "\(Swift.type(of: coordinator))".replacing("Coordinator", with: "")
        let children = describe(coordinator.childCoordinators)
        return children.isEmpty ? name : "\(name)(\(children))"
      }
      .joined(separator: ", ")
    }

    func open(_ link: String) {
      app.open(DeepLink.scheme + link)
      phone.settle()
    }
  }

  @Test("the roots of both tabs are children of the app's coordinator")
  func roots() throws {
    #expect(try RunningApp().tree == "Activities, Account")
  }

  @Test("the back button removes the coordinator of the screen that leaves")
  func back() throws {
    let running = try RunningApp()
    running.open("trainers/3/book")
    #expect(running.tree == "Activities(Trainer(Clubs)), Account")

    try running.phone.goBack()

    #expect(running.tree == "Activities(Trainer), Account")
  }

  @Test("a coordinator is removed together with its descendants")
  func root() throws {
    let running = try RunningApp()
    running.open("trainers/3/book")

    try running.phone.tapTab(0)

    #expect(running.tree == "Activities, Account")
  }

  @Test("a swipe removes the coordinator only if the swipe is finished", arguments: [false, true])
  func swipe(_ isFinished: Bool) throws {
    let running = try RunningApp()
    running.open("trainers/3")

    try running.phone.swipeBack(isFinished: isFinished)

    #expect(running.tree == (isFinished ? "Activities, Account" : "Activities(Trainer), Account"))
  }

  @Test("comparing the stacks during a swipe keeps the coordinator of the screen being swiped")
  func comparisonDuringSwipe() throws {
    let running = try RunningApp()
    running.open("trainers/3")

    try running.phone.swipeBack(isFinished: false) { running.app.childRemoval.removeChildren() }

    #expect(running.tree == "Activities(Trainer), Account")
    #expect(
      (running.activities.context.navController.topViewController as? TrainerViewController)?
        .coordinator != nil)
  }

  @Test("the coordinators of a tab stay while another tab is selected")
  func tabs() throws {
    let running = try RunningApp()
    running.open("trainers/3")

    try running.phone.tapTab(1)
    running.account.navigateToClubs()
    running.phone.settle()

    #expect(running.tree == "Activities(Trainer), Account(Clubs)")
  }

  @Test("a booking in a hidden tab removes its coordinators at once")
  func hiddenBooking() throws {
    let running = try RunningApp()
    running.open("trainers/3/book")
    try running.phone.tapTab(1)

    running.activities.didBook(.example)

    #expect(running.tree == "Activities, Account")
  }

  @Test("logging out removes the coordinators above the roots of both tabs", arguments: [0, 1])
  func logOut(_ selectedTab: Int) throws {
    let running = try RunningApp()
    if selectedTab == 1 { running.open("trainers/3/book") }
    try running.phone.tapTab(1)
    running.account.navigateToClubs()
    running.phone.settle()
    if selectedTab == 0 { try running.phone.tapTab(0) }

    running.app.session.logOut()
    running.phone.settle()

    #expect(running.tree == "Activities, Account")
    #expect(running.app.tabBarController.selectedIndex == 0)
  }

  @Test("swiping down a sheet removes the coordinators of its stack")
  func swipedSheet() throws {
    let running = try RunningApp()
    running.open("appointments")
    #expect(running.tree == "Activities, Account, Appointments")

    #expect(running.phone.swipeSheet())

    #expect(running.tree == "Activities, Account")
  }

  @Test("closing a sheet with its button removes its coordinator")
  func closedSheet() throws {
    let running = try RunningApp()
    running.open("appointments")
    let sheet = running.app.tabBarController.presentedViewController as? UINavigationController
    let list = try #require(sheet?.topViewController)

    try running.phone.tapBarItem(ElementID.close, of: list)

    #expect(running.tree == "Activities, Account")
  }

  @Test("a coordinator is kept while the push of its screen waits for a transition")
  func queuedPush() throws {
    let running = try RunningApp()
    let stack = running.activities.context.navController

    running.activities.navigate(to: .gym)
    let subcategories = try #require(
      running.activities.childCoordinators.first as? SubcategoriesCoordinator)
    subcategories.navigateToTrainer(3)
    #expect(stack.viewControllers.count == 2)
    running.phone.settle()

    #expect(stack.viewControllers.count == 3)
    #expect(running.tree == "Activities(Subcategories(Trainer)), Account")
  }

  @Test("a screen that is created but never shown does not keep its coordinator")
  func neverShown() throws {
    let running = try RunningApp()
    do {
      let screen = running.account.prepare(
        ClubsCoordinator(
          context: running.account.context, parent: running.account, flowType: .pick))
      running.app.childRemoval.removeChildren()
      #expect(running.tree == "Activities, Account(Clubs)")
      _ = screen
    }
    running.phone.settle()

    running.app.childRemoval.removeChildren()

    #expect(running.tree == "Activities, Account")
  }
}
