public import FitnessAppointmentsUI

// Ownership (-> strong, ~> weak):
//
//   AppDelegate -> window -> tab bar controller -> two stacks -> view controllers -> their screens
//   AppDelegate -> SessionController ~> AppDelegate; view controllers -> SessionController
//   AppDelegate -> DeepLinkHandler ~> tab bar controller
//   Login ~> LoginDelegate: the screen that asked, or the DeepLinkHandler
//   Clubs ~> ClubsDelegate (the account)   Note ~> NoteDelegate (the summary)
//   Appointment ~> AppointmentDelegate (the appointments)
//   Summary looks for a BookingListener at the root of its stack after a booking
//   The server's requests -> closures ~> view controllers
extension Architecture {
  /// Model-View-Controller: storyboard segues, and view controllers that contain all other code.
  public static let fitnessMVC = Architecture(
    name: "MVC", module: "FitnessMVC",
    source: "Model-View-Controller as in Radu Dan's articles: view controllers, segues, delegates",
    roles: [
      Role("View Controllers", suffix: "ViewController"),
      Role("Application", suffix: "AppDelegate"),
      Role("Application", suffix: "SessionController"),
      Role("Application", suffix: "TabBarController"),
      Role("Link Handlers", suffix: "DeepLinkHandler"),
      Role("Application", suffix: "Listener"),
      Role("Application", suffix: "Storyboard"),
      Role("Application", suffix: "Architecture"),
      Role("Application", suffix: "Alert"),
      Role("Application", suffix: "Menu"),
    ],
    variants: [Variant { AppDelegate(services: $0) }])
}
