import AppArchitecture
import BenchmarkMetrics
import FitnessCatalog
import Foundation
import Testing

/// The structure of Fitness's architectures, checked against the manual counts in section 4.1 of
/// its specification.
@Suite("Structure of Fitness") struct StructureTests {
  private let structure: Structure

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let app = FitnessApp()
    structure = try Structure(
      of: app.architectures, in: app, sources: root.appendingPathComponent("Sources").path)
  }

  private func architecture(_ module: String) throws -> Structure.Architecture {
    try #require(structure.architectures.first { $0.module == module })
  }

  @Test("routers carry eight values through modules that do not read them")
  func carried() throws {
    let values = try architecture("FitnessRouters").carriedValues
    #expect(
      Dictionary(grouping: values, by: \.scene).mapValues { $0.map(\.name) } == [
        "Trainers": ["flowType"], "Trainer": ["subcategoryID"],
        "Clubs": ["note", "subcategoryID", "trainerID"],
        "Dates": ["flowType", "note", "subcategoryID"],
      ])
  }

  @Test("with the draft in a coordinator, no module carries values or refers to another module")
  func coordinators() throws {
    let coordinators = try architecture("FitnessCoordinators")
    #expect(coordinators.carriedValues.isEmpty)
    #expect(coordinators.edges.isEmpty)
    #expect(coordinators.flowBranches.isEmpty)
  }

  @Test(
    "each size has more code than the one before, and the largest is the whole architecture",
    arguments: FitnessApp().architectures.map(\.module))
  func sizes(_ module: String) throws {
    let architecture = try architecture(module)
    let sizes = try #require(architecture.sizes)
    #expect(sizes.map(\.name) == ["S", "M", "L"] && sizes.map(\.scenes) == [3, 7, 13])
    #expect(sizes.last?.coordinators == architecture.coordinators.count)
    #expect(sizes.last?.routes == architecture.coordinators.map(\.routes.count).reduce(0, +))
    for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
      #expect(smaller.lines < larger.lines && smaller.files < larger.files)
      #expect(smaller.coordinators <= larger.coordinators && smaller.routes <= larger.routes)
    }
  }
}
