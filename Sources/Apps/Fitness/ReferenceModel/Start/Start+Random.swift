import FitnessAppointments
import UserSessions

extension FitnessModel {
  package static func start(using random: inout RandomSource) -> Start {
    var start = Start()
    if random.chance(percent: 55) {
      start.user = ServerRules.users[random.below(ServerRules.users.count)]
      start.tokenAge = [0, 0, 0, 900, 1150, 5000][random.below(6)]
    }
    if random.chance(percent: 50) {
      start.lastUsername = ServerRules.users[random.below(ServerRules.users.count)]
    }
    if start.user != nil, random.chance(percent: 30) { start.homeClubID = 1 + random.below(3) }
    start.appointments = bookings(using: &random)
    start.isSlow = random.chance(percent: 15)
    if random.chance(percent: 10) { start.link = link(using: &random) }
    if random.chance(percent: 6) { start.notification = link(using: &random) }
    return start
  }

  /// Returns up to three appointments for each user, each in one of the trainer's free slots at the
  /// club.
  private static func bookings(using random: inout RandomSource) -> [Booking] {
    var bookings: [Booking] = []
    for user in ServerRules.users {
      for _ in 0..<random.below(4) {
        let trainer = 1 + random.below(8)
        let club = 1 + random.below(3)
        let free = ServerRules.slots(
          of: trainer, in: club, at: 0,
          booked: bookings.map { $0.appointment(id: 0) })
        guard !free.isEmpty else { continue }
        let slot = free[random.below(free.count)]
        bookings.append(
          Booking(
            user: user, trainerID: trainer, clubID: club, day: slot.day, hour: slot.hour,
            note: random.chance(percent: 30) ? "bring a towel" : ""))
      }
    }
    return bookings
  }

  private static func link(using random: inout RandomSource) -> String {
    let link = links[random.below(links.count)]
    return random.chance(percent: 30) ? link.universalText : link.text
  }

  private static let links: [DeepLink] = [
    .activities, .activity(.gym), .activity(.group), .trainer(id: 3), .book(trainerID: 2),
    .account, .appointments, .appointment(id: 100), .appointment(id: 102), .schedule,
  ]
}
