import Foundation

enum ActivityType: String, CaseIterable, Sendable {
  case fitness
  case group
  case any
}

struct Subcategory: Hashable, Sendable {
  let id: Int
  let name: String
  let activityType: ActivityType
}

struct Trainer: Hashable, Sendable {
  let id: Int
  let name: String
}

struct Appointment: Hashable, Sendable {
  let trainer: Trainer
  let subcategory: Subcategory?
  let day: String
}
