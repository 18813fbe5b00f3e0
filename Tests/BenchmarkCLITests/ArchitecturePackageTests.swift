@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import ComparedApps
import FootballGatherCatalog
import Foundation
import Testing

@testable import BenchmarkCLI

@Suite("Packages of architectures") struct ArchitecturePackageTests {
  private let checkout: Checkout

  init() throws {
    checkout = try #require(Checkout.current)
  }

  @Test(
    "edited files are copied, other files are linked, and the package can be written twice"
  )
  func folders() throws {
    try Bench.withFolder { folder in
      for _ in 1...2 {
        _ = try ArchitecturePackage(at: folder, of: ["MVC"], FootballGatherApp(), in: checkout)
      }

      let files = FileManager.default
      for path in ["Sources/Platform", "Sources/Apps/FootballGather/Domain", "Tests"] {
        let link = try files.destinationOfSymbolicLink(
          atPath: folder.appendingPathComponent(path).path)
        #expect(link == checkout.root.appendingPathComponent(path).path)
      }
      let app = folder.appendingPathComponent("Sources/Apps/FootballGather")
      for path in ["Screens", "Architectures", "Architectures/MVC"] {
        let copy = app.appendingPathComponent(path).path
        #expect(throws: (any Error).self) { try files.destinationOfSymbolicLink(atPath: copy) }
      }
      let file = "Sources/Apps/FootballGather/Architectures/MVC/Gather/GatherViewController.swift"
      #expect(
        try Data(contentsOf: folder.appendingPathComponent(file))
          == Data(contentsOf: checkout.root.appendingPathComponent(file)))
      let architectures = app.appendingPathComponent("Architectures").path
      #expect(try files.contentsOfDirectory(atPath: architectures) == ["MVC"])
    }
  }

  @Test("the manifest has the targets that the architecture needs, but no products or dependencies")
  func manifest() throws {
    try Bench.withFolder { folder in
      let package = try ArchitecturePackage(
        at: folder, of: ["MVC"], FootballGatherApp(), in: checkout)
      let text = try package.succeed("package", ["dump-package"]).output

      struct Manifest: Decodable {
        struct Named: Decodable { let name: String }
        struct Unread: Decodable {}
        let targets: [Named]
        let products, dependencies: [Unread]
      }
      let manifest = try JSONDecoder().decode(Manifest.self, from: Data(text.utf8))
      let sources = manifest.targets.map(\.name).filter { !$0.contains("Test") }
      #expect(
        sources.sorted() == [
          "AppArchitecture", "CUIKit", "FootballGather", "FootballGatherUI", "MVC", "UIKit",
          "UserNotifications",
        ])
      #expect(manifest.products.isEmpty && manifest.dependencies.isEmpty)
    }
  }

  @Test("the last output line ignores empty lines and standard error")
  func answer() throws {
    let program = try Program.run(
      ["/bin/sh", "-c", "echo building; echo '/a b/c.json '; echo; echo 'warning: old' >&2"])

    #expect(program.lastOutputLine == "/a b/c.json")
    #expect(program.errors == "warning: old\n")
    #expect(try Program.run(["/bin/sh", "-c", "echo x >&2"]).lastOutputLine == nil)
  }

  @Test("an incomplete test report counts as a failed test, or is rejected if the tests passed")
  func tornReport() throws {
    try Bench.withFolder { folder in
      let xml = folder.appendingPathComponent("tests.xml")
      let trap = try Program.run(["/bin/sh", "-c", "echo 'Fatal error: planted' >&2; exit 1"])
      let fine = try Program.run(["/bin/sh", "-c", "true"])

      let none = try UnitTestRun.report(of: trap, in: xml)
      // Swift Testing leaves a truncated report such as this after a crash.
      try Data("<testsuites>\n  <testsuite name=\"TestResults\">".utf8).write(to: xml)
      let torn = try UnitTestRun.report(of: trap, in: xml)

      #expect(none == torn && torn.tests == 0)
      let told = try #require(torn.failures.first)
      #expect(told.hasPrefix("the tests ended with exit code 1 and without a complete report."))
      #expect(told.hasSuffix("Fatal error: planted"))
      #expect(throws: TestReport.Malformed.self) { try UnitTestRun.report(of: fine, in: xml) }
    }
  }

  @Test("a failed command is reported with its exit code, its errors and its last lines")
  func failure() throws {
    let program = try Program.run(
      ["/bin/sh", "-c", "echo 'a.swift:1:2: error: no such thing'; seq 1 40; exit 3"])

    let failure = try #require(throws: Failure.self) { try program.check("swift build") }

    #expect(failure.code == .machine)
    #expect(failure.message.hasPrefix("'swift build' ended with exit code 3, expected 0."))
    #expect(failure.message.contains("error: no such thing\n26\n27"))
    #expect(failure.message.hasSuffix("\n40"))
  }

  @Test("processor time includes child processes")
  func processorTime() throws {
    let idle = try Program.run(["/bin/sh", "-c", "true"])
    let busy = try Program.run(
      ["/bin/sh", "-c", "/bin/sh -c 'i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done'"])

    #expect(busy.processorSeconds > idle.processorSeconds)
    #expect(idle.status == 0 && idle.seconds > 0)
  }

  @Test("removing a target's build products keeps its file map and the products of other targets")
  func removal() throws {
    try Bench.withFolder { folder in
      let package = try ArchitecturePackage(
        at: folder, of: ["MVC"], FootballGatherApp(), in: checkout)
      let products = folder.appendingPathComponent(".build/debug")
      let kept = [
        "MVC.build/output-file-map.json", "MVCGatherTests.build/a.o",
        "Modules/MVCGatherTests.swiftmodule",
      ]
      for path in kept + ["MVC.build/a.o", "Modules/MVC.swiftmodule", "Modules/MVC.swiftdoc"] {
        let file = products.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
      }

      package.removeProducts(of: "MVC", configuration: "debug")

      let left = try FileManager.default.subpathsOfDirectory(atPath: products.path)
      #expect(left.filter { $0.contains(".") && $0.contains("/") }.sorted() == kept.sorted())
    }
  }

  @Test("an invalid number of rounds or an invalid seed is rejected with exit code 64")
  @MainActor func usage() throws {
    let rounds = try Bench.run("measure", "build-times", "--set", "rounds=0")
    let seed = try Bench.run("measure", "build-times", "--seed", "x")

    #expect(rounds.status == 64 && rounds.errors.contains("found rounds 0, expected 1 to 1000"))
    #expect(seed.status == 64 && seed.errors.contains("found seed 'x'"))
  }

  @Test(
    "without Swift on the PATH, the command exits with 70 and reports the cause",
    arguments: ["unit-tests", "build-times"])
  func withoutSwift(_ metric: String) throws {
    let result = try Bench.run(["measure", metric], environment: ["PATH": "/nowhere"])

    #expect(result.status == 70)
    #expect(result.errors.contains("'swift' is not on the PATH"))
    #expect(result.output == "")
  }
}
