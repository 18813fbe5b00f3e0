/// The texts of an alert, shared so that their wording adds no lines to any architecture.
public struct AlertText: Hashable, Sendable {
  public let title: String
  public let message: String
  /// The titles of the buttons, in order; the last only closes the alert.
  public let buttons: [String]

  private init(_ title: String, _ message: String, _ buttons: String...) {
    self.init(title, message, buttons)
  }

  private init(_ title: String, _ message: String, _ buttons: [String]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// Returns the text of the menu on screens in tabs.
  public static func menu(_ identity: Identity) -> AlertText {
    AlertText("Menu", identity.text, menuButtons(identity))
  }

  private static func menuButtons(_ identity: Identity) -> [String] {
    switch identity {
    case .guest: ["Appointments", "Log in", "Close"]
    case .offline: ["Try again", "Close"]
    case .member, .trainer: ["Appointments", "Log out", "Close"]
    }
  }

  /// Returns the text for a failed request.
  public static func failure(_ error: ServiceError) -> AlertText {
    AlertText("Error", error.description, "OK")
  }

  /// The text shown when no trainer is available.
  public static let nobodyFree = AlertText("Any", "Nobody is free at the moment.", "OK")

  /// Returns the text for a booking that the server has stored; `draft` must be complete.
  public static func booked(_ draft: Draft) -> AlertText {
    guard let club = draft.clubID, let slot = draft.slot else {
      preconditionFailure("a booked draft has a club and a slot")
    }
    let trainer = Catalogue.trainer(draft.trainerID).name
    return AlertText(
      "Booked", "\(trainer), \(Catalogue.club(club).name), \(slot.text)", "Show appointments",
      "Done")
  }

  public static let logOut = AlertText(
    "Log out", "Do you want to log out?", "Log out", "Cancel")
  public static let offline = AlertText("Offline", "You are offline.", "Try again", "Cancel")
  public static let discardNote = AlertText(
    "Note", "Discard what you have written?", "Discard", "Keep")
  /// The text shown when another user has booked the slot.
  public static let taken = AlertText(
    "Taken", "Somebody was faster.", "Choose another", "Cancel")
  public static func cancelAppointment(_ appointment: Appointment) -> AlertText {
    let trainer = Catalogue.trainer(appointment.trainerID).name
    return AlertText(
      "Cancel appointment", "\(appointment.slot.text), \(trainer)", "Cancel it", "Keep")
  }
  public static let credentialsMissing = AlertText(
    "Error", "Name and password are required.", "OK")
}
