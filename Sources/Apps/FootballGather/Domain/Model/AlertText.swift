/// The text of every alert, shared so that wording costs no architecture extra lines.
public struct AlertText: Hashable, Sendable {
  public let title: String
  public let message: String
  /// The title of the confirming button, if the alert asks a question; the other button cancels.
  public let confirmation: String?

  private init(_ title: String, _ message: String, confirmation: String? = nil) {
    self.title = title
    self.message = message
    self.confirmation = confirmation
  }

  /// The title of the button that only closes the alert: "OK", or "Cancel" with a confirmation.
  public var dismissal: String { confirmation == nil ? "OK" : "Cancel" }

  public static let credentialsMissing = AlertText("Error", "Username and password are required.")
  public static func failure(_ error: ServiceError) -> AlertText {
    AlertText("Error", error.description)
  }
  public static func confirmDeletion(of player: Player) -> AlertText {
    AlertText("Delete player", "\(player.name) will be gone for good.", confirmation: "Delete")
  }
  public static let playerNotAdded = AlertText("Error update", "The player could not be created.")
  public static let playerNotUpdated = AlertText("Error update", "The player could not be updated.")
  public static let gatherNotCreated = AlertText("Error", "The gather could not be created.")
  public static let confirmEndOfGather = AlertText(
    "End Gather", "Is the match over?", confirmation: "Yes")
  public static let gatherNotEnded = AlertText("Error update", "The gather could not be ended.")
}
