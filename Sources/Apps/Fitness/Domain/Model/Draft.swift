/// An appointment before it is booked.
public struct Draft: Hashable, Sendable {
  public var activity: ActivityType
  public var subcategoryID: Subcategory.ID?
  public var trainerID: Trainer.ID
  public var clubID: Club.ID?
  public var slot: Slot?
  public var note: String

  /// Creates a draft; only the activity and the trainer are required.
  public init(
    activity: ActivityType, subcategoryID: Subcategory.ID? = nil, trainerID: Trainer.ID,
    clubID: Club.ID? = nil, slot: Slot? = nil, note: String = ""
  ) {
    self.activity = activity
    self.subcategoryID = subcategoryID
    self.trainerID = trainerID
    self.clubID = clubID
    self.slot = slot
    self.note = note
  }

  /// Creates a draft that repeats an appointment at another club and another time.
  public init(repeating appointment: Appointment) {
    self.init(
      activity: appointment.activity, subcategoryID: appointment.subcategoryID,
      trainerID: appointment.trainerID, note: appointment.note)
  }

  /// The six rows of the summary.
  public var rows: [DetailRow] {
    DetailRow.rows(
      activity: activity, subcategoryID: subcategoryID, trainerID: trainerID, clubID: clubID,
      slot: slot, note: note)
  }
}

/// A row of the summary, or of the screen of an appointment.
public struct DetailRow: Hashable, Sendable {
  public let title: String
  /// The value as text; `–` if there is none.
  public let value: String

  private init(_ title: String, _ value: String?) {
    self.title = title
    self.value = value ?? StatusText.none
  }

  static func rows(
    activity: ActivityType, subcategoryID: Subcategory.ID?, trainerID: Trainer.ID,
    clubID: Club.ID?, slot: Slot?, note: String
  ) -> [DetailRow] {
    [
      DetailRow("Activity", activity.title),
      DetailRow("Subcategory", subcategoryID.map { Catalogue.subcategory($0).name }),
      DetailRow("Trainer", Catalogue.trainer(trainerID).name),
      DetailRow("Club", clubID.map { Catalogue.club($0).name }),
      DetailRow("Date", slot?.text),
      DetailRow("Note", note.isEmpty ? nil : note),
    ]
  }
}
