import ComparedApps
import FitnessAppointments

extension FitnessModel {
  /// Every link of the app, including malformed links and links to missing items, in every state.
  package static let linkMatrix = LinkMatrix(links: links, states: LinkStates.all)

  // Trainer 2 is also a user; the states contain the appointments 100 and 101.
  private static let links =
    ([
      .activities, .activity(.gym), .activity(.group), .trainer(id: 1), .trainer(id: 2),
      .trainer(id: 7), .book(trainerID: 1), .book(trainerID: 2), .account, .appointments,
      .appointment(id: 100), .appointment(id: 101), .appointment(id: 999), .schedule,
    ] as [DeepLink]).map(\.text)
    + [
      DeepLink.book(trainerID: 7).universalText, "fitness://activities/any",
      "fitness://trainers/9", "fitness://trainers/x", "fitness://trainers/1/book/now",
      "other://account",
    ]
}
