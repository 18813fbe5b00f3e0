import FitnessAppointmentsReference
import FootballGatherReference
import Foundation
import TestRounds
import Testing

/// Deviations of the reference models, planted in the new version of an app that shows the model.
///
/// `planted-versions.json` contains the deviations that random users found, with the simplified
/// events. To search again for the deviations that the file lacks, run these tests with
/// `NAVBENCH_PLANTED` set to the number of sessions of a crowd, such as 200, and optionally
/// `NAVBENCH_DEVIATIONS` set to some of these deviations, such as `D15,D18`, and
/// `NAVBENCH_CIRCUMSTANCES` set to the indices of some circumstances, such as `0,8`; the new list
/// is written to `.build`.
@MainActor @Suite("Deviations planted in a new version") struct PlantedVersionTests {
  nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  nonisolated private static let found =
    (try? JSONDecoder().decode(
      [PlantedVersion].self,
      from: Data(contentsOf: folder.appending(path: "planted-versions.json")))) ?? []
  nonisolated private static let sessions =
    ProcessInfo.processInfo.environment["NAVBENCH_PLANTED"].flatMap { Int($0) }
  nonisolated private static let wanted = words(of: "NAVBENCH_DEVIATIONS")

  nonisolated private static func words(of variable: String) -> [String]? {
    ProcessInfo.processInfo.environment[variable]?.split(separator: ",").map(String.init)
  }

  private let gather = PlantedApp.footballGather
  private let fitness = PlantedApp.fitness

  @Test("the list contains every deviation of both apps that a comparison can find, each once")
  func list() throws {
    for (app, visible, hidden) in [
      (gather.name, gather.deviations, gather.hidden),
      (fitness.name, fitness.deviations, fitness.hidden),
    ] {
      let found = Self.found.filter { $0.app == app }.map(\.deviation)
      #expect(Set(found).count == found.count)
      #expect(Set(hidden.keys).isDisjoint(with: found))
      #expect(Set(found).union(hidden.keys) == Set(visible))
    }
    #expect(Self.found.count == 83, "CompareTwoVersions.md states the number")
    // A separate test would be reported as skipped in every run without `NAVBENCH_PLANTED`.
    if let sessions = Self.sessions { try search(sessions) }
  }

  @Test("the simplified events show the deviation only after the last event", arguments: found)
  func simplified(_ planted: PlantedVersion) throws {
    let count = planted.events.count
    #expect(try differences(planted, after: count).contains(planted.difference))
    if count > 0 { #expect(try differences(planted, after: count - 1).isEmpty) }
  }

  private func differences(_ planted: PlantedVersion, after count: Int) throws -> [String] {
    planted.app == gather.name
      ? try gather.differences(of: planted, after: count)
      : try fitness.differences(of: planted, after: count)
  }

  @Test(
    "random users find a known deviation again and simplify it to the same number of events",
    arguments: ["D10", "D16"])
  func again(_ deviation: String) throws {
    let known = try #require(
      Self.found.first { $0.app == gather.name && $0.deviation == deviation })
    let planted = try #require(try gather.search(deviation, sessions: 10, events: 60))

    #expect(planted.difference == known.difference)
    #expect(planted.events.count == known.events.count)
  }

  @Test("a version without a deviation shows no difference") func canonical() throws {
    #expect(try gather.search(nil, sessions: rounds(4, inDebug: 4), events: 60) == nil)
    #expect(try fitness.search(nil, sessions: rounds(4, inDebug: 4), events: 60) == nil)
  }

  /// Searches for the deviations that the list lacks, and writes a new list after finding each one.
  private func search(_ sessions: Int) throws {
    let unknown = (Self.wanted ?? []).filter {
      !gather.deviations.contains($0) && !fitness.deviations.contains($0)
    }
    try #require(unknown.isEmpty, "NAVBENCH_DEVIATIONS has names that no app's list contains")
    let circumstances = try Self.words(of: "NAVBENCH_CIRCUMSTANCES")?.map {
      try #require(Int($0), "NAVBENCH_CIRCUMSTANCES must be indices")
    }
    var all = Self.found
    func look<Model: ShownModel>(in app: PlantedApp<Model>) throws {
      let known = Set(Self.found.filter { $0.app == app.name }.map(\.deviation))
      for deviation in Self.wanted ?? app.deviations
      where app.deviations.contains(deviation) && !known.contains(deviation)
        && app.hidden[deviation] == nil
      {
        // Long sessions, because the remaining deviations become visible only late, such as after a
        // booking.
        let found = try app.search(
          deviation, sessions: sessions, events: 150, circumstances: circumstances)
        guard let found else { continue }
        all.append(found)
        try write(all)
      }
    }
    try look(in: gather)
    try look(in: fitness)
  }

  private func write(_ all: [PlantedVersion]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(all).write(
      to: Self.folder.appending(path: "../../../.build/planted-versions.json").standardized)
  }
}
