/// A trainer in the catalogue.
public struct Trainer: Identifiable, Hashable, Sendable {
  public let id: Int
  public let name: String
  /// Gym or group.
  public let speciality: ActivityType
  /// The class that a group trainer gives.
  public let classID: Subcategory.ID?
  /// The trainer that a profile suggests instead.
  public let similarID: Trainer.ID

  /// The rating on the server, such as `3.4`.
  public var rating: String { "\(3 + id / 10).\(id % 10)" }
}

/// A kind of gym training, or a group class.
public struct Subcategory: Identifiable, Hashable, Sendable {
  public let id: Int
  public let name: String
  /// Gym or group.
  public let activity: ActivityType
  public let trainerIDs: [Trainer.ID]
}

/// A club at which appointments take place.
public struct Club: Identifiable, Hashable, Sendable {
  public let id: Int
  public let name: String
}

/// A row of the list of trainers, as the server sends it.
public struct RatedTrainer: Identifiable, Hashable, Sendable {
  public let id: Trainer.ID
  public let name: String
  /// The rating as text, such as `3.4`.
  public let rating: String

  /// Rates a trainer as the server does.
  public init(_ trainer: Trainer) {
    id = trainer.id
    name = trainer.name
    rating = trainer.rating
  }
}
