public import FitnessAppointmentsUI

// Ownership (-> strong, ~> weak, .. unowned):
//
//   AppDelegate -> ApplicationCoordinator -> TabsRouter -> UIWindow, UITabBarController -> 2 stacks
//                                         -> ChooseCoordinator, AccountCoordinator
//                                         -> AppointmentsCoordinator, LoginCoordinator
//   Choose  -> ActivityCoordinator (gym, group, any, page)
//   Account -> ActivityCoordinator (page)
//   Activity, Appointments -> CreateAppointmentCoordinator
//
//   every coordinator -> Dependencies -> UserSession -> the services
//                                     -> Instructor, CoordinatorsFactory (values)
//                                     ~> ApplicationCoordinator, as SharedFlows
//   coordinator of a flow -> Router -> its stack ~> Router, as delegate
//                         -> StateStorage, which a create flow shares with its parent
//   AppointmentsCoordinator, LoginCoordinator .. TabsRouter
//   the presentation of a sheet ~> Router, as delegate
//   Router -> departures ~> first screens, ~> coordinators
//   view controller -> closures ~> coordinator
//   onFinish ~> parent, ~> child
//
// The five parts of the talk's last architecture. A coordinator saves what the user has chosen in
// the state storage, asks the instructor for the next step, and lets the factory create a
// coordinator or the router show a screen. Only the instructor knows the order of the screens.
extension Architecture {
  /// Coordinators with a factory, routers, an instructor and state storages, as at the end of the
  /// talk "Coordinator and why it's the best reason to refactor your project".
  public static let fitnessInstructor = Architecture(
    name: "Instructor",
    module: "FitnessInstructor",
    source: "Maria Holubieva, Coordinator and why it's the best reason to refactor your project"
      + " (CocoaFriday 2, 2019), slide 32",
    parent: "FitnessCoordinators",
    roles: [
      Role("View Controllers", suffix: "ViewController"),
      Role("Coordinators", suffix: "Coordinator"),
      Role("Coordinators", suffix: "Coordinator+Links"),
      Role("Coordinators", suffix: "SharedFlows"),
      Role("Factories", suffix: "Factory"),
      Role("Routers", suffix: "Router"),
      Role("Routers", suffix: "Departure"),
      Role("Instructors", suffix: "Instructor"),
      Role("State Storages", suffix: "StateStorage"),
      Role("Application", suffix: "AppDelegate"),
      Role("Application", suffix: "Session"),
      Role("Application", suffix: "Alert"),
      Role("Application", suffix: "Architecture"),
    ],
    variants: [
      Variant { AppDelegate(services: $0, instructor: Instructor()) }
    ])
}
