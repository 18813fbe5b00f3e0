import FitnessAppointments

extension FitnessModel {
  /// The state in which the app is launched.
  package struct Start: Hashable, Sendable, Codable {
    /// The user whose token is stored, if any.
    package var user: String?
    /// The age of the token, in seconds.
    package var tokenAge: Int
    package var lastUsername: String?
    package var homeClubID: Club.ID?
    /// The appointments on the server; the first has the ID 100.
    package var appointments: [Booking]
    /// Whether the first request for the state takes 15 seconds.
    package var isSlow: Bool
    /// The link that launched the app.
    package var link: String?
    /// The link in the notification that launched the app.
    package var notification: String?

    package init(
      user: String? = nil, tokenAge: Int = 0, lastUsername: String? = nil,
      homeClubID: Club.ID? = nil, appointments: [Booking] = [], isSlow: Bool = false,
      link: String? = nil, notification: String? = nil
    ) {
      self.user = user
      self.tokenAge = tokenAge
      self.lastUsername = lastUsername
      self.homeClubID = homeClubID
      self.appointments = appointments
      self.isSlow = isSlow
      self.link = link
      self.notification = notification
    }

    package var token: Token? { user.map { Token(user: $0, issuedAt: -1000 * tokenAge) } }

    package var storedAppointments: [Appointment] {
      appointments.enumerated().map { $0.element.appointment(id: 100 + $0.offset) }
    }
  }

  /// An appointment that was booked before the launch.
  package struct Booking: Hashable, Sendable, Codable {
    package var user: String
    package var trainerID: Trainer.ID
    package var clubID: Club.ID
    package var day: Int
    package var hour: Int
    package var note: String

    package init(
      user: String, trainerID: Trainer.ID, clubID: Club.ID, day: Int = 0, hour: Int,
      note: String = ""
    ) {
      self.user = user
      self.trainerID = trainerID
      self.clubID = clubID
      self.day = day
      self.hour = hour
      self.note = note
    }

    func appointment(id: Appointment.ID) -> Appointment {
      let trainer = Catalogue.trainer(trainerID)
      return Appointment(
        id: id, user: user, activity: trainer.speciality, subcategoryID: trainer.classID,
        trainerID: trainerID, clubID: clubID, slot: Slot(day: day, hour: hour), note: note)
    }
  }
}

extension FitnessModel.Start: CustomStringConvertible {
  /// The state in words, such as `signed in as mira, 2 appointments`.
  package var description: String {
    [
      user.map { "signed in as \($0)" } ?? "signed out",
      tokenAge == 0 ? nil : "the token is \(tokenAge) seconds old",
      lastUsername.map { "last user \($0)" }, homeClubID.map { "home club \($0)" },
      appointments.count == 1 ? "1 appointment" : "\(appointments.count) appointments",
      isSlow ? "the first answer takes 15 seconds" : nil,
      link.map { "launched by \($0)" }, notification.map { "launched by a notification, \($0)" },
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
