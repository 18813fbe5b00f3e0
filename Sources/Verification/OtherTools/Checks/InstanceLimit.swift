/// A limit on the number of live instances of a class, as in a dashboard of object lifetimes.
package struct InstanceLimit: LifetimeCheck {
  private let limits: [String: Int]
  private var exceeded: Set<String> = []

  /// - Parameter limits: The limits by class; every other class has a limit of 1.
  package init(_ limits: [String: Int] = [:]) { self.limits = limits }

  package mutating func look(at moment: LifetimeMoment) -> [Complaint] {
    let counts = Self.counts(of: moment.alive)
    return counts.sorted { $0.key < $1.key }.compactMap { type, count in
      let limit = limits[type, default: 1]
      guard count > limit, exceeded.insert(type).inserted else { return nil }
      return Complaint(subject: type, text: "\(type): \(count) alive, limit \(limit)")
    }
  }

  static func counts(of objects: [WatchedObject]) -> [String: Int] {
    objects.reduce(into: [:]) { $0[$1.type, default: 0] += 1 }
  }
}

/// The largest number of live instances of each class: the limits that a developer would declare.
package struct LargestCounts: LifetimeCheck {
  package private(set) var limits: [String: Int] = [:]

  package init() {}

  package mutating func look(at moment: LifetimeMoment) -> [Complaint] {
    limits.merge(InstanceLimit.counts(of: moment.alive)) { max($0, $1) }
    return []
  }
}
