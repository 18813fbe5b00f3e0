public import FitnessAppointmentsUI

// Ownership (-> strong, ~> weak, .. unowned):
//
//   AppDelegate -> ApplicationCoordinator -> UIWindow -> UITabBarController -> two stacks
//                                         -> UITabBarController, the stacks
//                                         -> ChooseActivityTypeCoordinator, AccountCoordinator
//                                         -> AppointmentsCoordinator, LoginCoordinator
//   ChooseActivityType -> FitnessActivity, GroupActivity, AnyActivity, TrainerPage
//   Account            -> TrainerPage
//   FitnessActivity, GroupActivity, AnyActivity, TrainerPage, Appointments -> CreateAppointment
//
//   every coordinator -> Dependencies -> UserSession -> the services
//                                     ~> ApplicationCoordinator, as SharedFlows
//   coordinator .. its navigation controller, or the controller that presents its sheet
//   view controller -> closures ~> coordinator
//   onFinish, onBooked ~> parent, ~> child
//   coordinator ~> its first view controller, as FirstScreen
//
// A parent's `childCoordinators` own its children. A child is removed when the app itself ends its
// flow (by a booking, `leave`, a button of a sheet, a link or logging out). In the variant
// `observed`, it is also removed when UIKit ends the flow by itself:
//
//   ChooseActivityType, Account, Appointments -> StackObserver ~> coordinator
//   the stack ~> StackObserver, as delegate
//   Appointments, Login -> SheetObserver ~> coordinator
//   the presentation controller ~> SheetObserver, as delegate
//
// Coordinators take the place of a flow type; each has one struct for the appointment. No view
// controller knows another. Every scene folder contains one view controller. A coordinator belongs
// to a flow, not to a scene, so the coordinators are in Application.
extension Architecture {
  /// Coordinators, one per user flow, as in the talk "Coordinator and why it's the best reason to
  /// refactor your project".
  public static let fitnessCoordinators = Architecture(
    name: "Coordinators",
    module: "FitnessCoordinators",
    source: "Maria Holubieva, Coordinator and why it's the best reason to refactor your project"
      + " (CocoaFriday 2, 2019)",
    roles: [
      Role("View Controllers", suffix: "ViewController"),
      Role("Coordinators", suffix: "Coordinator"),
      Role("Coordinators", suffix: "Coordinator+Links"),
      Role("Coordinators", suffix: "SharedFlows"),
      Role("Observers", suffix: "Observer"),
      Role("Application", suffix: "AppDelegate"),
      Role("Application", suffix: "Session"),
      Role("Application", suffix: "Alert"),
      Role("Application", suffix: "Architecture"),
    ],
    variants: [
      Variant(name: "talk", summary: "The back button and swipes are not observed.") {
        AppDelegate(services: $0, isObserving: false)
      },
      Variant(
        name: "observed", summary: "Delegates of stacks and sheets report what the user has left."
      ) {
        AppDelegate(services: $0, isObserving: true)
      },
    ])
}
