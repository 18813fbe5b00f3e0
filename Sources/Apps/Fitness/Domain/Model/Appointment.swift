/// A booked appointment, as stored on the server.
public struct Appointment: Identifiable, Hashable, Sendable {
  public let id: Int
  /// The name of the user who booked it.
  public let user: String
  public let activity: ActivityType
  public let subcategoryID: Subcategory.ID?
  public let trainerID: Trainer.ID
  public let clubID: Club.ID
  public let slot: Slot
  public let note: String

  /// Creates the appointment that the server stores under `id`.
  public init(
    id: Int, user: String, activity: ActivityType, subcategoryID: Subcategory.ID?,
    trainerID: Trainer.ID, clubID: Club.ID, slot: Slot, note: String = ""
  ) {
    self.id = id
    self.user = user
    self.activity = activity
    self.subcategoryID = subcategoryID
    self.trainerID = trainerID
    self.clubID = clubID
    self.slot = slot
    self.note = note
  }

  /// The six rows of the screen that shows the appointment.
  public var rows: [DetailRow] {
    DetailRow.rows(
      activity: activity, subcategoryID: subcategoryID, trainerID: trainerID, clubID: clubID,
      slot: slot, note: note)
  }
}

/// The lists of appointments; the cases are in the order of the segments.
public enum Scope: Int, CaseIterable, Sendable {
  /// The appointments that the user has booked.
  case mine
  /// The appointments with the user, who is a trainer.
  case withMe

  /// The title of the segment.
  public var title: String {
    switch self {
    case .mine: "Mine"
    case .withMe: "With me"
    }
  }
}
