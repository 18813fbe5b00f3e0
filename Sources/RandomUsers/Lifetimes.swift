import LeakDetection
import UIKit

/// Watches which objects live on, and which die, while a session goes on.
@MainActor struct Lifetimes {
  /// What is wrong, without the events.
  struct Observation {
    let kind: Finding.Kind
    let subject: String
    let detail: String
  }

  /// How the number of instances of a class went at the visits of one arrangement of screens.
  private struct Course {
    var last: Int
    var increases = 0
    var hasFallen = false
  }

  // An object that is kept for the next time makes the number grow once, and so may a second of its kind. What grows each
  // time is not kept for anything.
  private static let tolerated = 2

  private let census: HeapCensus
  private let device: Device
  private let growing: Set<String>
  private let mayDie: Set<String>
  private var courses: [String: [String: Course]] = [:]
  private var reported: Set<String> = []
  private var lastState = ""
  private var lastCounts: [String: Int] = [:]

  init(_ census: HeapCensus, device: Device, growing: Set<String>, mayDie: Set<String>) {
    self.census = census
    self.device = device
    self.growing = growing
    self.mayDie = mayDie
  }

  /// What is wrong with the objects now that the app is idle in this arrangement of screens.
  mutating func findings(in state: String) -> [Observation] {
    let counts = Dictionary(
      uniqueKeysWithValues: census.counts().map { ($0.type, $0.count) })
    defer {
      lastState = state
      lastCounts = counts
    }
    var found: [Observation] = []
    let someDied = lastCounts.contains { counts[$0.key, default: 0] < $0.value }
    // What was made and died within one event is in no count; it matters on the screen that the event led to.
    if someDied || state != lastState { found += releasedTooEarly() }
    if state != lastState { found += grown(in: state, counts) }
    return found
  }

  // MARK: More each time

  private mutating func grown(in state: String, _ counts: [String: Int]) -> [Observation] {
    var grown: Set<String> = []
    var courses = self.courses[state] ?? [:]
    let isFirst = courses.isEmpty
    for (type, count) in counts where !growing.contains(type) {
      guard var course = courses[type] else {
        courses[type] = Course(last: count, increases: isFirst ? 0 : 1)
        continue
      }
      if count > course.last { course.increases += 1 }
      if count < course.last { course.hasFallen = true }
      course.last = count
      courses[type] = course
      if course.increases > Self.tolerated, !course.hasFallen { grown.insert(type) }
    }
    for type in courses.keys where counts[type] == nil { courses[type]?.hasFallen = true }
    self.courses[state] = courses
    return explained(grown.subtracting(reported))
  }

  /// What only lives because another that became more holds it is told with that one.
  private mutating func explained(_ types: Set<String>) -> [Observation] {
    guard !types.isEmpty else { return [] }
    reported.formUnion(types)
    let traces = census.traces(to: types, from: [device])
    return types.sorted().compactMap { type in
      let path = traces.first { $0.type == type }?.text
      let isHeldByAnother = types.contains { other in
        other != type && path?.contains("-> \(other).") == true
      }
      guard !isHeldByAnother else { return nil }
      return Observation(
        kind: .abandoned, subject: type,
        detail: path.map { "held by \($0)" } ?? "held from outside the app's objects")
    }
  }

  // MARK: Dead while its screen is seen

  private mutating func releasedTooEarly() -> [Observation] {
    guard let screen = device.visibleController else { return [] }
    return census.deadReferences(from: screen).compactMap { dead in
      // A screen that remembers another may outlive it, and what the app says may die may die.
      guard !(dead.declaredClass is UIResponder.Type), !mayDie.contains(dead.type) else {
        return nil
      }
      guard reported.insert("dead " + dead.type).inserted else { return nil }
      return Observation(
        kind: .prematureRelease, subject: dead.type,
        detail: "\(type(of: screen)) is on the screen, and \(dead.path) has died")
    }
  }
}
