public import FootballGatherUI

// Ownership (-> strong, ~> weak):
//
//   AppDelegate -> window -> navigation controller -> view controllers -> their screens
//   AppDelegate -> DeepLinkHandler ~> navigation controller
//   Login ~> PlayerListDelegate (the DeepLinkHandler), which it passes to the list
//   PlayerList ~> PlayerListDelegate
//   PlayerDetail ~> PlayerDetailDelegate (the list)   PlayerEdit ~> PlayerEditDelegate (the detail)
//   PlayerAdd ~> PlayerAddDelegate (the list)
//   Gather looks for a GatherEnding on the navigation stack when it ends
//   Gather -> Timer, whose block holds Gather weakly; invalidated when Gather leaves
extension Architecture {
  /// Model-View-Controller: storyboard segues, and view controllers that contain all other code.
  public static let mvc = Architecture(
    name: "MVC", module: "MVC",
    source: "Football Gather, MVC, by Radu Dan: view controllers, segues, delegates up the stack",
    roles: [
      Role("View Controllers", suffix: "ViewController"),
      Role("Application", suffix: "AppDelegate"),
      Role("Link Handlers", suffix: "DeepLinkHandler"),
      Role("Application", suffix: "Storyboard"),
      Role("Application", suffix: "Architecture"),
      Role("Application", suffix: "Alert"),
    ],
    variants: [Variant { AppDelegate(services: $0) }])
}
