public import FitnessAppointmentsUI

// Ownership (-> strong, ~> weak, .. unowned):
//
//   AppDelegate -> UIWindow -> the app's stack -> splash, then UITabBarController -> two stacks
//   AppDelegate -> AppCoordinator -> Router ~> the app's stack
//                                 -> ActivitiesCoordinator, AccountCoordinator
//                                 -> AppointmentsCoordinator, AuthorizationCoordinator
//   Activities -> Gym, Group, Any, Page
//   Account    -> Page
//   Gym, Group, Any, Page, Appointments -> CreateAppointment
//
//   every coordinator -> Router ~> its stack, which the tabs or the presentation own
//   every coordinator -> CoordinatorFactory -> ModulesFactory, as the protocol of its flow
//   every coordinator and presenter -> UserSession -> the services
//                                                  ~> AppCoordinator, as SharedFlows
//   stack -> view controller -> presenter, its output ~> view controller
//   view controller, presenter -> closures ~> coordinator
//   Router -> completions of pushed modules ~> module, ~> coordinator
//   finishFlow, cancelFlow, onBooked ~> parent, ~> child
//
// An assembly only links a module's view and output. The factory creates a module by instantiating
// its view from the storyboard.
//
// The variants differ in three places:
//                               printed                     mended
//   the login's completion      finishFlow = onComplete...  onComplete... = finishFlow
//   Gateway -> closure          .. AppCoordinator           ~> AppCoordinator
//   the stack, the presentation ~> no delegate              ~> Router
extension Architecture {
  /// Coordinators with routers, a factory of coordinators and a factory of modules, as in the
  /// article "Architecture creation: working with iOS Coordinator pattern".
  public static let fitnessUmbrella = Architecture(
    name: "Umbrella",
    module: "FitnessUmbrella",
    source: "Umbrella IT, Architecture creation: working with iOS Coordinator pattern; coordinators"
      + " and router in the form of Andrey Panov's ApplicationCoordinator",
    roles: [
      Role("View Controllers", suffix: "ViewController"),
      Role("Presenters", suffix: "Presenter"),
      Role("Assemblies", suffix: "Assembly"),
      Role("Coordinators", suffix: "Coordinator"),
      Role("Coordinators", suffix: "Coordinator+Links"),
      Role("Coordinators", suffix: "SharedFlows"),
      Role("Coordinators", suffix: "Coordinatable"),
      Role("Routers", suffix: "Router"),
      Role("Routers", suffix: "Routable"),
      Role("Routers", suffix: "Presentable"),
      Role("Routers", suffix: "ModuleCompletion"),
      Role("Factories", suffix: "Factory"),
      Role("Factories", suffix: "FactoryProtocol"),
      Role("Factories", suffix: "Storyboard"),
      Role("Application", suffix: "AppDelegate"),
      Role("Application", suffix: "Gateway"),
      Role("Application", suffix: "Session"),
      Role("Application", suffix: "Version"),
      Role("Application", suffix: "Architecture"),
    ],
    variants: [
      Variant(
        name: "printed",
        summary: "As printed: a completed login is not reported, the gateway's closure is unowned,"
          + " and the back button and swipes are not observed."
      ) { AppDelegate(services: $0, version: .printed) },
      Variant(
        name: "mended",
        summary: "The login's completion and the gateway's closure are corrected, and routers"
          + " observe what the user has left."
      ) { AppDelegate(services: $0, version: .mended) },
    ])
}
