import Foundation

/// The destination of a link such as `fitness://activity/group` or `fitness://appointments`.
enum DeepLink: Equatable {
  case activity(ActivityType)
  case appointments

  init?(url: URL) {
    guard url.scheme == "fitness" else { return nil }
    switch url.host {
    case "activity":
      guard let activityType = ActivityType(rawValue: url.lastPathComponent) else { return nil }
      self = .activity(activityType)
    case "appointments":
      self = .appointments
    default:
      return nil
    }
  }
}
