public import FootballGatherUI

// Ownership (-> strong, ~> weak):
//
//   AppDelegate -> window -> navigation controller -> view controllers -> their screens
//   AppDelegate -> DeepLinkHandler ~> navigation controller
//   view controller -> view model -> services
//   GatherViewModel -> GatherTimeHandler -> Timer ~> GatherTimeHandler, GatherViewModel ~> Gather
//   Login ~> PlayerListDelegate (the DeepLinkHandler), which it passes to the list
//   PlayerDetail ~> its delegate (the list), PlayerEdit ~> (the detail), PlayerAdd ~> (the list)
//   Gather looks for a GatherEnding on the navigation stack when it ends
//
// A view controller reads its view model after every action; requests end in a closure that holds
// the view controller weakly. Only the clock calls back without a user action.
extension Architecture {
  /// Model-View-ViewModel: state and texts in view models, navigation by segues.
  public static let mvvm = Architecture(
    name: "MVVM", module: "MVVM",
    source: "Football Gather, MVVM, by Radu Dan: view models that controllers read after actions",
    parent: "MVC",
    roles: [
      Role("View Controllers", suffix: "ViewController"),
      Role("View Models", suffix: "ViewModel"),
      Role("Local Models", suffix: "TimeHandler"),
      Role("Application", suffix: "AppDelegate"),
      Role("Link Handlers", suffix: "DeepLinkHandler"),
      Role("Application", suffix: "Storyboard"),
      Role("Application", suffix: "Architecture"),
      Role("Application", suffix: "Alert"),
    ],
    variants: [Variant { AppDelegate(services: $0) }])
}
