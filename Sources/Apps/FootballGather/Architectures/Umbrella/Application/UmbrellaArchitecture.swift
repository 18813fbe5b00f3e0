public import FootballGatherUI

// Ownership (-> strong, ~> weak):
//
//   AppDelegate -> window -> navigation controller -> view controllers AppDelegate ->
//   AppCoordinator -> AuthorizationCoordinator, permanently -> MainCoordinator -> GatherCoordinator
//   coordinators -> Router ~> navigation controller coordinators -> factories coordinators ~> their
//   modules; a module's closures ~> coordinator view controller -> presenter ~> view controller
//   navigation controller ~> Router, its delegate -> (weak module, completion) pairs
//   GatherPresenter -> GatherTimeHandler -> Timer ~> GatherTimeHandler ~> GatherPresenter presenter
//   ~> coordinator, through its alert closure
//
// The variants differ in one field of the router. An observing router reports every module that has
// left the stack, and a flow whose first module has left is finished. The other router, as in the
// article, observes nothing: a flow is finished only by its own last step, which also finishes it
// in the other variant.
//
// Three parts of the article's text are not reproduced here, because the app would not work:
// `performFlow` assigns the view's empty completion to the coordinator instead of the reverse, so
// that a login leads nowhere; `rootController` creates a new navigation controller on every access;
// and `[unowned self]` in stored closures crashes if a coordinator is released first.
extension Architecture {
  /// A coordinator per flow, which navigates through a `Routable` router; two kinds of factories.
  public static let umbrella = Architecture(
    name: "Umbrella", module: "Umbrella",
    source: "Umbrella IT, Architecture creation: working with iOS Coordinator pattern; coordinators"
      + " and router in the form of Andrey Panov's ApplicationCoordinator",
    parent: "MVP",
    roles: [
      Role("Coordinators", suffix: "Coordinator"),
      Role("Coordinators", suffix: "Coordinatable"),
      Role("Routers", suffix: "Router"),
      Role("Routers", suffix: "Routable"),
      Role("Routers", suffix: "Presentable"),
      Role("Factories", suffix: "Factory"),
      Role("Assemblies", suffix: "Assembly"),
      Role("View Protocols", suffix: "ViewProtocol"),
      Role("View Controllers", suffix: "ViewController"),
      Role("Presenters", suffix: "Presenter"),
      Role("Local Models", suffix: "ViewState"),
      Role("Local Models", suffix: "TimeHandler"),
      Role("Application", suffix: "AppDelegate"),
      Role("Application", suffix: "Gateway"),
      Role("Application", suffix: "Storyboard"),
      Role("Application", suffix: "Architecture"),
      Role("Application", suffix: "Alert"),
    ],
    variants: [
      Variant(name: "stack", summary: "the router reports every module that has left the stack") {
        AppDelegate(services: $0, observesStack: true)
      },
      Variant(name: "finish", summary: "as published: only a flow's own last step finishes it") {
        AppDelegate(services: $0, observesStack: false)
      },
    ])
}
