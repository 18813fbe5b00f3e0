public import FootballGatherUI

// Ownership (-> strong, ~> weak):
//
//   AppDelegate -> window -> navigation controller -> view controllers
//   AppDelegate -> DeepLinkHandler ~> navigation controller
//   view controller -> view -> presenter ~> view; view ~> view controller
//   GatherPresenter -> GatherTimeHandler (a struct) -> Timer ~> GatherPresenter
//   Login ~> PlayerListDelegate (the DeepLinkHandler), which it passes to the list
//   PlayerDetail ~> its delegate (the list), PlayerEdit ~> (the detail), PlayerAdd ~> (the list)
//   Gather looks for a GatherEnding on the navigation stack when it ends
//
// MVP-C is this architecture with coordinators in place of the segues: views, presenters and local
// models are the same files.
extension Architecture {
  /// Model-View-Presenter: a passive view, its presenter, and controllers that only navigate.
  public static let mvp = Architecture(
    name: "MVP", module: "MVP",
    source: "Football Gather, MVP, by Radu Dan: passive views, presenters, and segues",
    parent: "MVVM",
    roles: [
      Role("View Controllers", suffix: "ViewController"),
      Role("Views", suffix: "View"),
      Role("Presenters", suffix: "Presenter"),
      Role("Local Models", suffix: "ViewState"),
      Role("Local Models", suffix: "TimeHandler"),
      Role("Application", suffix: "AppDelegate"),
      Role("Link Handlers", suffix: "DeepLinkHandler"),
      Role("Application", suffix: "Storyboard"),
      Role("Application", suffix: "Architecture"),
      Role("Application", suffix: "Alert"),
    ],
    variants: [Variant { AppDelegate(services: $0) }])
}
