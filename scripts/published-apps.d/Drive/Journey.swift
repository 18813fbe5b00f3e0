import RandomUsers

/// Visits to the gather that leave while its countdown runs.
enum Journey {
  static let events = logIn + Array(repeating: visit, count: 4).joined()

  private static let logIn: [UserEvent] = [
    .type("ann", into: "Enter username"), .type("secret", into: "Enter password"),
    .tap("Login"), .wait(seconds: 2),
  ]

  private static let players = "UITableView"

  private static let visit: [UserEvent] = [
    .tap("Select"), .tapRow(players, section: 0, row: 0), .tapRow(players, section: 0, row: 1),
    .tap("Confirm players"),
    .moveRow(players, from: .init(section: 0, row: 0), to: .init(section: 1, row: 0)),
    .moveRow(players, from: .init(section: 0, row: 0), to: .init(section: 2, row: 0)),
    .tap("Start Gather"), .wait(seconds: 2), .tap("Start"), .wait(seconds: 2),
    .back, .back, .tap("Cancel"),
  ]
}
