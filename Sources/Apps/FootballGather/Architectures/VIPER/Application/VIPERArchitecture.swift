public import FootballGatherUI

// Ownership (-> strong, ~> weak):
//
//   AppDelegate -> window -> navigation controller -> view controllers
//   AppDelegate -> AppRouter -> navigation controller
//   view controller -> presenter -> interactor, router
//   interactor ~> presenter ~> view controller     routers that pop ~> view controller
//   router -> StackRouter, some in a ModuleFactory (structs) ~> navigation controller (published:
//   ->)
//   presenter ~> delegate (the presenter of the screen below; the list's is the AppRouter)
//   GatherInteractor -> GatherTimeHandler -> Timer ~> GatherTimeHandler, GatherInteractor
//
// The variants differ in how routers hold the navigation controller (`StackRouter`). In the
// published variant, there is a retain cycle while a screen is on the stack; every pop breaks it.
//
// The published app's rows are modules too, and its default arguments build presenters, routers and
// navigation controllers that nothing uses. Neither is reproduced here: rows are shared layout, and
// no collaborator has a default.
extension Architecture {
  /// View, Interactor, Presenter, Entity, Router: five parts per scene, behind protocols.
  public static let viper = Architecture(
    name: "VIPER", module: "VIPER",
    source: "Football Gather, VIPER, by Radu Dan: article and repository",
    parent: "MVPC",
    roles: [
      Role("View Controllers", suffix: "ViewController"),
      Role("Interactors", suffix: "Interactor"),
      Role("Presenters", suffix: "Presenter"),
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
