import FootballGatherUI

// Ownership (-> strong, ~> weak):
//
//   AppDelegate -> UIWindow -> UINavigationController -> ViewController of every open module
//               -> ApplicationCoordinator -> AuthCoordinator
//                                         -> PlayersCoordinator -> GatherCoordinator
//   every coordinator -> MainRouter -> UINavigationController ~> MainRouter, as delegate
//
// The structure of a module is the same for all seven scenes; its configurator exists only until
// the module is built:
//
//   ViewController -> Presenter ~> ViewController, as ViewInput
//                     Presenter -> closures of the ModuleOutput ~> Coordinator
//                     Presenter <~ Coordinator, as ModuleInput
//
// The user flows, each with a coordinator that shows the modules and handles their events:
//
//   auth: Login    players: PlayerList, PlayerDetail, PlayerEdit, PlayerAdd
//                  gather: ConfirmPlayers, Gather
//
// The stack owns the modules; a parent's `childCoordinators` own its children. A flow finishes when
// its first module has left the stack: the router checks the whole stack after every change, so it
// does not matter whether a coordinator, the back button, a swipe, the back menu or a link removed
// it. The router holds the modules weakly; `finishFlow` retains neither parent nor child.
//
// An alert is a module that belongs to no scene:
//
//   UIAlertController -> AlertPresenter -> closure ~> Coordinator
//
// Only modules that a coordinator controls have a module input. A coordinator belongs to a flow,
// not to a scene, so the coordinators are in Application.
extension Architecture {
  /// Modules grouped into user flows, each with a coordinator that owns the flow's navigation.
  public static let coordinatedSurfMVP = Architecture(
    name: "Coordinated SurfMVP",
    module: "CoordinatedSurfMVP",
    source: "Surf, Coordinated SurfMVP (iOS developers' documentation, English and Russian);"
      + " coordinators and router in the form of Andrey Panov's ApplicationCoordinator",
    parent: "SurfMVP",
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
      Role("Coordinators", suffix: "DeepLinkOption"),
      Role("Routers", suffix: "Router"),
      Role("Routers", suffix: "Presentable"),
      Role("Alerts", suffix: "AlertModuleConfigurator"),
      Role("Alerts", suffix: "AlertPresenter"),
      Role("Alerts", suffix: "AlertModuleOutput"),
      Role("Alerts", suffix: "AlertViewOutput"),
      Role("Application", suffix: "AppDelegate"),
      Role("Application", suffix: "Architecture"),
    ],
    variants: [
      Variant { services in AppDelegate(services: services) }
    ])
}
