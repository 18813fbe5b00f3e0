/// A place in the app that a link or a push notification can open.
public enum DeepLink: Hashable, Sendable {
  case activities
  /// The subcategories of gym or group.
  case activity(ActivityType)
  case trainer(id: Trainer.ID)
  /// The first screen of an appointment with a trainer.
  case book(trainerID: Trainer.ID)
  case account
  case appointments
  case appointment(id: Appointment.ID)
  /// The appointments with the user, who is a trainer.
  case schedule

  /// The key for a link in the payload of a push notification.
  public static let notificationKey = "link"
  /// The beginning of a link with the app's own scheme.
  public static let scheme = "fitness://"
  /// The beginning of a universal link.
  public static let site = "https://fitness.example/"

  /// Reads a link such as `fitness://trainers/3/book`; `nil` for anything else.
  ///
  /// A link to a trainer who is not in the catalogue is invalid.
  public init?(_ text: String) {
    guard let prefix = [Self.scheme, Self.site].first(where: text.hasPrefix) else { return nil }
    let parts = text.dropFirst(prefix.count).split(separator: "/", omittingEmptySubsequences: false)
    switch parts.count {
    case 1: self.init(page: parts[0])
    case 2: self.init(parts[1], in: parts[0])
    case 3 where parts[0] == "trainers" && parts[2] == "book":
      guard let id = Self.trainerID(parts[1]) else { return nil }
      self = .book(trainerID: id)
    default: return nil
    }
  }

  private init?(page: Substring) {
    switch page {
    case "activities": self = .activities
    case "account": self = .account
    case "appointments": self = .appointments
    case "schedule": self = .schedule
    default: return nil
    }
  }

  private init?(_ item: Substring, in list: Substring) {
    switch list {
    case "activities" where item == "gym": self = .activity(.gym)
    case "activities" where item == "group": self = .activity(.group)
    case "trainers":
      guard let id = Self.trainerID(item) else { return nil }
      self = .trainer(id: id)
    case "appointments":
      guard let id = Self.number(item) else { return nil }
      self = .appointment(id: id)
    default: return nil
    }
  }

  private static func trainerID(_ text: Substring) -> Trainer.ID? {
    number(text).flatMap { Catalogue.hasTrainer($0) ? $0 : nil }
  }

  // Digits only: no sign and no leading zero, so that every link can be written in only one way.
  private static func number(_ text: Substring) -> Int? {
    Int(text).flatMap { $0 >= 0 && String($0) == text ? $0 : nil }
  }

  /// The link as text, with the app's own scheme.
  public var text: String { Self.scheme + path }

  /// The link as text, in the form of a universal link.
  public var universalText: String { Self.site + path }

  private var path: String {
    switch self {
    case .activities: "activities"
    case .activity(let type): "activities/\(type.rawValue)"
    case .trainer(let id): "trainers/\(id)"
    case .book(let id): "trainers/\(id)/book"
    case .account: "account"
    case .appointments: "appointments"
    case .appointment(let id): "appointments/\(id)"
    case .schedule: "schedule"
    }
  }

  /// Whether only a signed-in user can open the place.
  public var needsLogin: Bool {
    switch self {
    case .activities, .activity, .trainer, .account: false
    case .book, .appointments, .appointment, .schedule: true
    }
  }
}
