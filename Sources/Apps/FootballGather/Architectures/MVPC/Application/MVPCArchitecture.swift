public import FootballGatherUI

// Ownership (-> strong, ~> weak):
//
//   AppDelegate -> AppCoordinator -> window -> navigation controller -> view controllers
//   coordinator -> childCoordinators     child ~> parent, child ~> delegate (the parent)
//   AppCoordinator -> navigation controller     other coordinators ~> it (unowned)
//   PlayerListCoordinator and PlayerDetailCoordinator -> their view controllers
//   view controller ~> coordinator
//   view controller -> view -> presenter ~> view; view ~> view controller
//
// As published, PlayerDetailCoordinator creates the edit coordinator without setting its parent.
//
// The published app's largest leak is fixed in all variants. There, a running timer retains the
// presenter and coordinator of a closed gather; here, as in all subjects, leaving stops the timer.
//
// The variants differ only in how they remove child coordinators (`ChildRemoval`). With the
// dictionary, the navigation controller owns the coordinators, and childCoordinators stays empty.
extension Architecture {
  /// Model-View-Presenter with a coordinator for every screen.
  public static let mvpc = Architecture(
    name: "MVP-C", module: "MVPC",
    source: "Football Gather, MVP-C, by Radu Dan: article and repository; coordinators as in"
      + " Soroush Khanlou's articles (2015), after Martin Fowler's Application Controller",
    parent: "MVP",
    roles: [
      Role("Coordinators", suffix: "Coordinator"),
      Role("View Controllers", suffix: "ViewController"),
      Role("Views", suffix: "View"),
      Role("Presenters", suffix: "Presenter"),
      Role("Local Models", suffix: "ViewState"),
      Role("Local Models", suffix: "TimeHandler"),
      Role("Child Removal", suffix: "Removal"),
      Role("Child Removal", suffix: "FlowNavigationController"),
      Role("Application", suffix: "AppDelegate"),
      Role("Application", suffix: "Storyboard"),
      Role("Application", suffix: "Architecture"),
      Role("Application", suffix: "Alert"),
    ],
    variants: [
      Variant(name: "never", summary: "the article's text: no child coordinator is ever removed") {
        AppDelegate(services: $0, childRemoval: NeverRemoval())
      },
      Variant(
        name: "from", summary: "the repository: didShow removes the coordinator of the screen left"
      ) { AppDelegate(services: $0, childRemoval: FromRemoval()) },
      Variant(
        name: "stack", summary: "didShow removes every coordinator whose screen is off the stack"
      ) { AppDelegate(services: $0, childRemoval: StackRemoval()) },
      Variant(
        name: "dictionary",
        summary: "the article's second solution: a dictionary from controller to coordinator"
      ) { AppDelegate(services: $0, childRemoval: DictionaryRemoval()) },
    ])
}
