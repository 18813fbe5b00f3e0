import FitnessAppointments
import Testing

struct DeepLinkTests {
  static let links: [(String, DeepLink)] = [
    ("activities", .activities),
    ("activities/gym", .activity(.gym)),
    ("activities/group", .activity(.group)),
    ("trainers/3", .trainer(id: 3)),
    ("trainers/3/book", .book(trainerID: 3)),
    ("account", .account),
    ("appointments", .appointments),
    ("appointments/100", .appointment(id: 100)),
    ("schedule", .schedule),
  ]

  @Test("a link is read from both of its texts and written back", arguments: links)
  func roundTrip(path: String, link: DeepLink) {
    #expect(DeepLink("fitness://\(path)") == link)
    #expect(DeepLink("https://fitness.example/\(path)") == link)
    #expect(link.text == "fitness://\(path)")
    #expect(link.universalText == "https://fitness.example/\(path)")
  }

  @Test(
    "other texts are not links",
    arguments: [
      "", "activities", "fitness://", "fitness://unknown", "fitness://activities/any",
      "fitness://activities/", "fitness://trainers", "fitness://trainers/9", "fitness://trainers/x",
      "fitness://trainers/0", "fitness://trainers/-1", "fitness://trainers/+1",
      "fitness://trainers/01", "fitness://trainers/3/", "fitness://trainers/3/books",
      "fitness://trainers/9/book", "fitness://appointments/x", "fitness://appointments/100/again",
      "fitness://appointments/-1", "http://fitness.example/account", "navbench://account",
    ])
  func malformed(text: String) {
    #expect(DeepLink(text) == nil)
  }

  @Test("appointments, the schedule and booking need a login")
  func needsLogin() {
    let links = Self.links.map(\.1).filter(\.needsLogin)

    #expect(links == [.book(trainerID: 3), .appointments, .appointment(id: 100), .schedule])
  }
}
