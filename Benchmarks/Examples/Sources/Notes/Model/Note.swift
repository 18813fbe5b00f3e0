import Foundation

struct Note: Equatable, Sendable {
  let id: Int
  var title: String
  var text: String
  var isPinned: Bool
}
