public import FitnessAppointmentsUI

// Ownership (-> strong, ~> weak):
//
//   AppDelegate -> UIWindow -> splash, then UITabBarController -> two stacks AppDelegate ->
//   ApplicationCoordinator -> UIWindow, UITabBarController -> ChooseActivityType, Account and,
//   while their sheets are open, Appointments, Login ChooseActivityType -> GymActivity,
//   GroupActivity, AnyActivity, TrainerPage Account -> TrainerPage Gym, Group, Any, TrainerPage,
//   Appointments -> CreateAppointment
//
//   every coordinator -> Dependencies -> UserSession -> the services, ~> presenters
//                     -> Router
//                     -> onSharedFlow, finishFlow, onBooked, ... ~> parent, ~> child
//
// The structure of a module is the same for all 13 scenes; its configurator exists only until the
// module is built:
//
//   ViewController -> Presenter ~> ViewController, as ViewInput
//                     Presenter -> closures of the ModuleOutput ~> Coordinator
//                     Presenter <~ Coordinator, as ModuleInput
//
// The stack owns the modules; a parent's `childCoordinators` own its children. A flow finishes when
// its first module has left its stack or its sheet has been swiped away, which the stack's observer
// detects.
//
// An alert is a module that belongs to no scene. The menu and the alerts "booked", "offline" and
// "taken" each have an output of their own, which the coordinator connects with screens:
//
//   UIAlertController -> AlertPresenter -> closures ~> Coordinator
//
// The variants differ in the router:
//
//   injected      every coordinator of a stack -> StackRouter ~> stack
//                                                 StackRouter -> StackObserver
//   MainRouter()  every coordinator -> MainRouter, which has no reference at all
//                 Dependencies -> the StackObserver of all stacks
//   both          stack ~> StackObserver, as delegate; StackObserver ~> modules and coordinators
extension Architecture {
  /// Modules grouped into user flows, each with a coordinator that owns the flow's navigation.
  public static let fitnessSurfMVP = Architecture(
    name: "Coordinated SurfMVP",
    module: "FitnessSurfMVP",
    source: "Surf, Coordinated SurfMVP (iOS developers' documentation, English and Russian)",
    roles: [
      Role("View Controllers", suffix: "ViewController"),
      Role("View Inputs", suffix: "ViewInput"),
      Role("View Outputs", suffix: "ViewOutput"),
      Role("Presenters", suffix: "Presenter"),
      Role("Module Inputs", suffix: "ModuleInput"),
      Role("Module Outputs", suffix: "ModuleOutput"),
      Role("Configurators", suffix: "ModuleConfigurator"),
      Role("Local Models", suffix: "Model"),
      Role("Coordinators", suffix: "Coordinator"),
      Role("Coordinators", suffix: "Coordinator+Links"),
      Role("Coordinators", suffix: "SharedFlow"),
      Role("Coordinators", suffix: "DeepLinkOption"),
      Role("Routers", suffix: "Router"),
      Role("Routers", suffix: "Routing"),
      Role("Routers", suffix: "Presentable"),
      Role("Routers", suffix: "StackObserver"),
      Role("Alerts", suffix: "AlertModuleConfigurator"),
      Role("Alerts", suffix: "AlertPresenter"),
      Role("Alerts", suffix: "AlertModuleOutput"),
      Role("Alerts", suffix: "AlertViewOutput"),
      Role("Application", suffix: "AppDelegate"),
      Role("Application", suffix: "Session"),
      Role("Application", suffix: "Dependencies"),
      Role("Application", suffix: "Architecture"),
    ],
    variants: [
      Variant(
        name: "injected", summary: "Every stack has a router of its own, which is injected."
      ) { AppDelegate(services: $0, routing: .injected) },
      Variant(
        name: "MainRouter",
        summary: "Every coordinator creates `MainRouter()`, which finds its place itself: whatever"
          + " is frontmost."
      ) { AppDelegate(services: $0, routing: .main(StackObserver())) },
    ])
}
