public import FitnessAppointmentsUI

// Ownership (-> strong, ~> weak):
//
//   AppDelegate -> window -> splash, then tab bar controller -> two stacks -> view controllers
//   AppDelegate -> ApplicationRouter -> tab bar controller
//                                    -> UserSession ~> ApplicationRouter
//
// The structure of a module is the same for all thirteen scenes; its configurator exists only until
// the module is built:
//
//   ViewController -> screen
//   ViewController -> Presenter -> Router ~> ViewController
//                     Presenter ~> ViewController, as View
//   Presenter, Router -> UserSession -> the services
//
// A router names the configurators of all modules that can follow its own, so the modules depend on
// each other:
//
//   Splash - Activities -+- Subcategories -+- Trainers - Trainer -+- Trainer
//          |             |                 +- Trainer             +- Clubs
//          |             +- Clubs - Dates - Summary - Note
//          + Account -+- Clubs
//                     +- Trainer
//   every module of a tab -+- Appointments - Appointment - Clubs
//                          +- Login - Appointments
//
// Presenters know the flow type, and hold what the user has chosen so far; the routers pass both on
// to the next module. A booking, a home club and a cancellation return through the first view
// controller of the stack, as BookingListener, HomeClubListener and CancellationListener:
//
//   Note ~> NoteOutput: the presenter of the summary
//   Login ~> LoginOutput: the presenter that asked, or the ApplicationRouter
//   The server's requests -> closures ~> presenters
extension Architecture {
  /// Routers: every module has a presenter, which decides by flow type, and a router, which opens
  /// the next module.
  public static let fitnessRouters = Architecture(
    name: "Routers",
    module: "FitnessRouters",
    source: "Maria Holubieva, Coordinator and why it's the best reason to refactor your project"
      + " (CocoaFriday 2, 2019), slides 8 to 15: the project before its coordinators",
    roles: [
      Role("View Controllers", suffix: "ViewController"),
      Role("Presenters", suffix: "Presenter"),
      Role("Routers", suffix: "Router"),
      Role("Configurators", suffix: "Configurator"),
      Role("Routers", suffix: "ApplicationRouter"),
      Role("Routers", suffix: "ApplicationRouter+Links"),
      Role("Application", suffix: "AppDelegate"),
      Role("Application", suffix: "Session"),
      Role("Application", suffix: "StackRoot"),
      Role("Application", suffix: "RowTable"),
      Role("Application", suffix: "Bar"),
      Role("Application", suffix: "Architecture"),
    ],
    variants: [Variant { AppDelegate(services: $0) }])
}
