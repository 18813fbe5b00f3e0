public import FitnessAppointmentsUI

// Ownership (-> strong, ~> weak):
//
//   AppDelegate -> AppCoordinator -> window -> tab bar controller -> two stacks
//   AppCoordinator -> Session ~> AppCoordinator, as delegate
//   AppCoordinator -> StackRemoval ~> AppCoordinator
//   coordinator -> childCoordinators     child ~> parent, child ~> delegate (the parent)
//   coordinator -> the stack of its screen, as part of its context
//   stack -> view controllers -> views -> presenters -> Session
//   view controller ~> coordinator ~> view controller; presenter ~> view ~> view controller
//   the stacks ~> StackRemoval, as delegate
//   the sheets' presentation controllers ~> the coordinators of the sheets' first screens
//   The server's requests -> closures ~> presenters
//
// Every screen has a coordinator, whose parent is that of the screen below it. The coordinators of
// the splash, the activities, the account, the appointments and the login are children of the app
// coordinator. The user's choices are passed from coordinator to coordinator through their
// initialisers.
//
// A coordinator is removed when its screen is on no stack: after every `didShow`, after the
// dismissal of a sheet, and after a change to a hidden stack.
extension Architecture {
  /// Model-View-Presenter with a coordinator for every screen.
  public static let fitnessMVPC = Architecture(
    name: "MVP-C", module: "FitnessMVPC",
    source: "Radu Dan, Model View Presenter with Coordinators (MVP-C), the article and"
      + " its repository",
    roles: [
      Role("Coordinators", suffix: "Coordinator"),
      Role("Coordinators", suffix: "Coordinator+Links"),
      Role("Coordinators", suffix: "Coordinator+Menu"),
      Role("Coordinators", suffix: "BookingDelegate"),
      Role("View Controllers", suffix: "ViewController"),
      Role("Views", suffix: "View"),
      Role("Views", suffix: "ViewProtocol"),
      Role("Presenters", suffix: "Presenter"),
      Role("Local Models", suffix: "Session"),
      Role("Child Removal", suffix: "Removal"),
      Role("Application", suffix: "AppDelegate"),
      Role("Application", suffix: "Storyboard"),
      Role("Application", suffix: "Architecture"),
      Role("Application", suffix: "Alert"),
      Role("Application", suffix: "UIControl"),
      Role("Application", suffix: "IdentityShowing"),
    ],
    variants: [
      Variant(
        name: "stack", summary: "A coordinator is removed once its screen is on no stack."
      ) { AppDelegate(services: $0) }
    ])
}
