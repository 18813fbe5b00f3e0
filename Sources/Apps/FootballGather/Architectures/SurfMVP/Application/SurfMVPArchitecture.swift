import FootballGatherUI

// Ownership (-> strong, ~> weak):
//
//   AppDelegate -> UIWindow -> UINavigationController -> ViewController of every open module
//   AppDelegate -> ApplicationRouter ~> PlayerListModuleInput, once the players are known
//
// A module, the same for all seven scenes; its configurator exists only until the module is built:
//
//   ViewController -> screen
//   ViewController -> Presenter, as ViewOutput        ViewController ~> Presenter, as ModuleInput
//     Presenter -> Router ~> ViewController, as ModuleTransitionable
//     Presenter ~> ViewController, as ViewInput
//     Presenter ~> Presenter of the calling module, as ModuleOutput
//
// The view controller owns its module, and the stack owns the view controller: removing a screen
// from the stack releases the whole module. Modules open each other through their routers:
//
//   Application - Login - PlayerList -+- PlayerDetail - PlayerEdit
//                                     +- PlayerAdd
//                                     +- ConfirmPlayers - Gather
//
// and report back to the callers through their module outputs. Alerts are modules too: a router
// presents them, and the module that asked, which they hold weakly as their output, receives the
// answer.
extension Architecture {
  /// Surf's MVP: every module has a presenter and a router, and modules open other modules.
  public static let surfMVP = Architecture(
    name: "SurfMVP",
    module: "SurfMVP",
    source: "Surf, Surf MVP, with the routing that Coordinated Surf MVP describes",
    parent: nil,
    roles: [
      Role("View Controllers", suffix: "ViewController"),
      Role("View Inputs", suffix: "ViewInput"),
      Role("View Outputs", suffix: "ViewOutput"),
      Role("Presenters", suffix: "Presenter"),
      Role("Routers", suffix: "Router"),
      Role("Router Inputs", suffix: "RouterInput"),
      Role("Configurators", suffix: "ModuleConfigurator"),
      Role("Module Inputs", suffix: "ModuleInput"),
      Role("Module Outputs", suffix: "ModuleOutput"),
      Role("Local Models", suffix: "Model"),
      Role("Application", suffix: "AppDelegate"),
      Role("Routers", suffix: "ApplicationRouter"),
      Role("Application", suffix: "ModuleTransitionable"),
      Role("Application", suffix: "Architecture"),
    ],
    variants: [
      Variant { services in AppDelegate(services: services) }
    ])
}
