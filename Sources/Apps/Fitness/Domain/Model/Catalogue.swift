/// The data that are compiled into the app, so that all names are known at once.
public enum Catalogue {
  /// All trainers, in order of their IDs.
  public static let trainers = [
    Trainer(id: 1, name: "Anton", speciality: .gym, classID: nil, similarID: 2),
    Trainer(id: 2, name: "Tomas", speciality: .gym, classID: nil, similarID: 3),
    Trainer(id: 3, name: "Olena", speciality: .gym, classID: nil, similarID: 4),
    Trainer(id: 4, name: "Ivo", speciality: .gym, classID: nil, similarID: 5),
    Trainer(id: 5, name: "Lea", speciality: .gym, classID: nil, similarID: 1),
    Trainer(id: 6, name: "Nadia", speciality: .group, classID: 20, similarID: 7),
    Trainer(id: 7, name: "Mei", speciality: .group, classID: 21, similarID: 8),
    Trainer(id: 8, name: "Sofia", speciality: .group, classID: 22, similarID: 6),
  ]

  /// All subcategories, those of the gym first, in order of their IDs.
  public static let subcategories = [
    Subcategory(id: 10, name: "Strength", activity: .gym, trainerIDs: [1, 2, 3]),
    Subcategory(id: 11, name: "Rowing", activity: .gym, trainerIDs: [2, 3]),
    Subcategory(id: 12, name: "Boxing", activity: .gym, trainerIDs: [4, 5]),
    Subcategory(id: 20, name: "Yoga", activity: .group, trainerIDs: [6]),
    Subcategory(id: 21, name: "Pilates", activity: .group, trainerIDs: [7]),
    Subcategory(id: 22, name: "Spinning", activity: .group, trainerIDs: [8]),
  ]

  /// All clubs, in order of their IDs.
  public static let clubs = [
    Club(id: 1, name: "Centre"), Club(id: 2, name: "Harbour"), Club(id: 3, name: "North"),
  ]

  /// Returns the subcategories of gym or group, in order.
  public static func subcategories(of activity: ActivityType) -> [Subcategory] {
    subcategories.filter { $0.activity == activity }
  }

  /// Returns whether the catalogue has a trainer with this ID.
  public static func hasTrainer(_ id: Trainer.ID) -> Bool {
    trainers.contains { $0.id == id }
  }

  /// Returns the trainer with this ID, which must be in the catalogue.
  public static func trainer(_ id: Trainer.ID) -> Trainer { find(id, in: trainers) }

  /// Returns the subcategory with this ID, which must be in the catalogue.
  public static func subcategory(_ id: Subcategory.ID) -> Subcategory {
    find(id, in: subcategories)
  }

  /// Returns the club with this ID, which must be in the catalogue.
  public static func club(_ id: Club.ID) -> Club { find(id, in: clubs) }

  private static func find<Item: Identifiable>(_ id: Int, in items: [Item]) -> Item
  where Item.ID == Int {
    guard let item = items.first(where: { $0.id == id }) else {
      preconditionFailure("the catalogue has no \(Item.self) \(id)")
    }
    return item
  }
}
