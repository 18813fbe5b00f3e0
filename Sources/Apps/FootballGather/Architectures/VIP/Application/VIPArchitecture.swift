public import FootballGatherUI

// Ownership (-> strong, ~> weak):
//
//   AppDelegate -> window -> navigation controller -> view controllers
//   AppDelegate -> AppRouter -> navigation controller
//   view controller -> interactor -> presenter ~> view controller
//   view controller -> router; routers that pop ~> view controller
//   router -> StackRouter, some in a ModuleFactory (structs) ~> navigation controller (published:
//   ->)
//   interactor ~> delegate (the interactor of the screen below; the list's is the AppRouter)
//   GatherInteractor -> GatherTimeHandler -> Timer ~> GatherTimeHandler, GatherInteractor
//
// The variants differ in how routers hold the navigation controller (`StackRouter`). In the
// published variant, there is a retain cycle while a screen is on the stack; every pop breaks it.
//
// In the published app the gather's interactor retains its delegate. Because that app also leaves
// its timer running, a closed gather keeps two interactors alive, and a late answer changes the
// list. No subject has either defect.
extension Architecture {
  /// View, Interactor, Presenter: every action passes through the three in one direction.
  public static let vip = Architecture(
    name: "VIP", module: "VIP",
    source: "Football Gather, VIP, by Radu Dan: article and repository",
    parent: "VIPER",
    roles: [
      Role("View Controllers", suffix: "ViewController"),
      Role("Interactors", suffix: "Interactor"),
      Role("Presenters", suffix: "Presenter"),
      Role("Scene Models", suffix: "Models"),
      Role("Routers", suffix: "Router"),
      Role("Protocols", suffix: "Protocols"),
      Role("Modules", suffix: "Module"),
      Role("Factories", suffix: "Factory"),
      Role("Local Models", suffix: "ViewState"),
      Role("Local Models", suffix: "TimeHandler"),
      Role("Application", suffix: "AppDelegate"),
      Role("Application", suffix: "Storyboard"),
      Role("Application", suffix: "Architecture"),
      Role("Application", suffix: "Alert"),
    ],
    variants: [
      Variant(name: "weak", summary: "routers hold the navigation controller weakly") {
        AppDelegate(services: $0, isStackRetained: false)
      },
      Variant(name: "strong", summary: "as published: routers retain the navigation controller") {
        AppDelegate(services: $0, isStackRetained: true)
      },
    ])
}
