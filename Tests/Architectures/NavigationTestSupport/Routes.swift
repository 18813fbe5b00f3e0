public import UserSessions

/// The events that lead to the list of players, and from there to each screen.
extension [UserEvent] {
  /// Logs in successfully.
  public static let login: Self = [
    .type("a", into: "username"), .type("b", into: "password"), .tap("login"),
    .answer(0, isSuccess: true),
  ]
  public static let detail: Self = [.tapRow("players", section: 0, row: 0)]
  public static let edit: Self = detail + [.tapRow("details", section: 0, row: 0)]
  public static let add: Self = [.tap("bottom")]
  public static let confirm: Self = [
    .tap("select"), .tapRow("players", section: 0, row: 0), .tapRow("players", section: 0, row: 1),
    .tap("bottom"),
  ]
  public static let gather: Self =
    confirm + [
      .moveRow("teams", from: .init(section: 0, row: 0), to: .init(section: 1, row: 0)),
      .moveRow("teams", from: .init(section: 0, row: 0), to: .init(section: 2, row: 0)),
      .tap("start"),
    ]
  /// Ends the gather, which returns to the list.
  public static let endGather: Self = [.tap("end"), .alertButton(0)]
}
