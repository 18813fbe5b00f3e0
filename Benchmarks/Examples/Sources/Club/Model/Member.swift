import Foundation

/// A member of the club.
struct Member: Equatable {
  let id: Int
  var name: String
  var phone: String
}

extension Member {
  static let founders = [
    Member(id: 1, name: "Ada", phone: "101"),
    Member(id: 2, name: "Grace", phone: "102"),
    Member(id: 3, name: "Katherine", phone: "103"),
  ]
}
