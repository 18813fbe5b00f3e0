/// The server's decisions, as functions of the time in milliseconds from the launch.
public enum ServerRules {
  /// The password of all users.
  public static let password = "pw"
  /// The names of all users, in alphabetical order.
  public static let users = ["mira", "nadia", "tomas"]

  /// Returns the user's role at a time; `nil` for unknown users.
  ///
  /// Tomas is a trainer for the first hour, Nadia from the end of the first half-hour.
  public static func identity(of user: String, at time: Int) -> Identity? {
    switch user {
    case "mira": .member(user: user)
    case "tomas": time < 3_600_000 ? .trainer(user: user, id: 2) : .member(user: user)
    case "nadia": time < 1_800_000 ? .member(user: user) : .trainer(user: user, id: 6)
    default: nil
    }
  }

  /// Returns the identity of the bearer of a token at a time.
  public static func identity(of token: Token?, at time: Int) -> Identity {
    guard let token, token.isValid(at: time) else { return .guest }
    return identity(of: token.user, at: time) ?? .guest
  }

  /// Returns the trainers who are available at a time; they change every ten minutes.
  public static func offers(at time: Int) -> [Trainer.ID] {
    [[4, 8], [2], []][time / 600_000 % 3]
  }

  /// Returns the slots of a trainer at a club that are free at a time, in order.
  public static func slots(
    of trainer: Trainer.ID, in club: Club.ID, at time: Int, booked: [Appointment]
  ) -> [Slot] {
    [0, 1].flatMap { day in
      [9, 12, 15, 18].enumerated()
        .filter { (trainer + 2 * club + 3 * day + $0.offset) % 3 != 0 }
        .map { Slot(day: day, hour: $0.element) }
    }
    .filter { !isTaken($0, of: trainer, in: club, at: time, booked: booked) }
  }

  /// Returns whether a slot is booked, by a user of the app or by strangers.
  ///
  /// After ten minutes, strangers have booked every slot at 18:00 today.
  public static func isTaken(
    _ slot: Slot, of trainer: Trainer.ID, in club: Club.ID, at time: Int, booked: [Appointment]
  ) -> Bool {
    if time >= 600_000, slot == Slot(day: 0, hour: 18) { return true }
    return booked.contains { $0.trainerID == trainer && $0.clubID == club && $0.slot == slot }
  }

  /// Returns the appointments of a user, or those with a user who is a trainer at this time.
  public static func appointments(
    _ scope: Scope, of user: String, at time: Int, in booked: [Appointment]
  ) -> [Appointment] {
    switch scope {
    case .mine: booked.filter { $0.user == user }
    case .withMe:
      identity(of: user, at: time)?.trainerID
        .map { id in booked.filter { $0.trainerID == id } } ?? []
    }
  }
}
