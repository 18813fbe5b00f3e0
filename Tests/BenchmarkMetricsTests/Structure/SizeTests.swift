import ComparedApps
import Testing

@testable import BenchmarkMetrics

@Suite("Sizes of an app") struct SizeTests {
  private static let small = AppSources.Size("S", scenes: ["Shop"], flows: ["Shop"])
  private static let large = small.growing(to: "L", by: ["Basket"], flows: ["Basket"])

  private func file(
    _ name: String, in scene: String? = nil, _ role: String = "Views", lines: Int,
    _ text: String = ""
  ) -> (path: String, scene: String?, role: String, lines: Int, text: String) {
    ("\(scene ?? "Application")/\(name).swift", scene, role, lines, text)
  }

  private func sizes() throws -> [Structure.Size] {
    try ParsedArchitecture([
      file("ShopView", in: "Shop", lines: 10, "class ShopView {}"),
      file("BasketView", in: "Basket", lines: 20, "class BasketView {}"),
      file(
        "ShopCoordinator", "Coordinators", lines: 3,
        "class ShopCoordinator { func start() { _ = ShopView(); _ = BasketCoordinator() } }"),
      file(
        "BasketCoordinator", "Coordinators", lines: 4,
        "class BasketCoordinator { func start() { _ = BasketView() } }"),
      file("BasketCoordinator+Links", "Coordinators", lines: 5),
      file("Router", "Routers", lines: 100),
    ]).sizes([Self.small, Self.large])
  }

  @Test("a size has the files of its scenes and flows, and the files that belong to no flow")
  func files() throws {
    let sizes = try sizes()

    #expect(sizes.map(\.name) == ["S", "L"])
    #expect(sizes.map(\.scenes) == [1, 2] && sizes.map(\.files) == [3, 6])
    #expect(sizes.map(\.lines) == [113, 142] && sizes.map(\.largestFile) == [100, 100])
  }

  @Test("the lines per added module are counted from the smallest size to the largest")
  func linesPerModule() throws {
    var architecture = Structure.Architecture(
      module: "A", try ParsedArchitecture([file("Router", lines: 1)]), AppSources(module: "A"),
      valueTypes: [])
    #expect(architecture.linesPerModule == nil)

    architecture.sizes = try sizes()

    #expect(architecture.linesPerModule == 29)
  }

  @Test("coordinators and routes of flows that a size does not have are left out")
  func coordinators() throws {
    let sizes = try sizes()

    #expect(sizes.map(\.coordinators) == [1, 2] && sizes.map(\.routes) == [1, 3])
  }
}
