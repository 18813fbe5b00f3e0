import RandomUsers

/// Ways of a player through an app.
enum Journey {
  /// Visits to the gather that leave while its countdown runs.
  static let leavingFourTimes = logIn + Array(repeating: start + leave, count: 4).joined()

  /// A visit that ends the gather.
  static let ending = logIn + start + [.tap("End Gather"), .alertButton(0), .wait(seconds: 2)]

  private static let logIn: [UserEvent] = [
    .type("ann", into: "Enter username"), .type("secret", into: "Enter password"),
    .tap("Login"), .wait(seconds: 2),
  ]

  private static let players = "UITableView"

  private static let start: [UserEvent] = [
    .tap("Select"), .tapRow(players, section: 0, row: 0), .tapRow(players, section: 0, row: 1),
    .tap("Confirm players"),
    .moveRow(players, from: .init(section: 0, row: 0), to: .init(section: 1, row: 0)),
    .moveRow(players, from: .init(section: 0, row: 0), to: .init(section: 2, row: 0)),
    .tap("Start Gather"), .wait(seconds: 2), .tap("Start"), .wait(seconds: 2),
  ]

  private static let leave: [UserEvent] = [.back, .back, .tap("Cancel")]
}
