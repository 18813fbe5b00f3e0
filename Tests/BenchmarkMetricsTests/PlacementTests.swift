@testable import BenchmarkKit
import Foundation
import Relinking
import Testing

@testable import BenchmarkMetrics

@Suite("Orders of code") struct PlacementTests {
  @Test("every launch has its own order, which depends only on the seed and the launch")
  func seeds() {
    let orders = (0..<100).map { Placements.order(5, launch: $0) }

    #expect(Set(orders).count == 100 && !orders.contains(.built))
    #expect(orders == (0..<100).map { Placements.order(5, launch: $0) })
    #expect(Placements.order(6, launch: 0) != orders[0])
    #expect(Placements.order(0, launch: 0) == .built)
  }

  @Test("intervals cover other orders only if every launch has its own order")
  func scope() {
    #expect(IntervalScope(placements: [1, 2]) == .placements)
    #expect(IntervalScope(placements: [1, nil]) == .binary)
    #expect(IntervalScope(placements: [nil, nil]) == .binary)
    #expect(IntervalScope(placements: [1, 1]) == .binary)
  }

  /// A build folder with the files that SwiftPM writes, and one object file.
  private struct Build: ~Copyable {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString)").resolvingSymlinksInPath()
    let executable: URL
    let object: URL

    init(compiler given: String? = nil, hasLinker: Bool = true) throws {
      let folder = root.appendingPathComponent("triple/debug")
      let compiler = given ?? root.appendingPathComponent("swiftc").path
      executable = folder.appendingPathComponent("bench")
      object = folder.appendingPathComponent("A.swift.o")
      let list = folder.appendingPathComponent("bench.product/Objects.LinkFileList")
      try FileManager.default.createDirectory(
        at: list.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "'\(object.path)'\n".write(to: list, atomically: true, encoding: .utf8)
      try Data().write(to: object)
      try Data().write(to: executable)
      for tool in hasLinker ? ["swiftc", "ld.lld"] : ["swiftc"] {
        _ = FileManager.default.createFile(
          atPath: root.appendingPathComponent(tool).path, contents: Data(),
          attributes: [.posixPermissions: 0o755])
      }
      try """
      commands:
        "C.other.exe":
          outputs: ["\(executable.path)-other"]
          args: ["no"]

        "C.bench.exe":
          tool: shell
          outputs: ["\(executable.path)"]
          args: ["\(compiler)","-L","x","-o","\(executable.path)","-module-name","bench",\
      "@\(list.path)"]

      """.write(
        to: root.appendingPathComponent("debug.yaml"), atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func touch(_ file: URL, _ date: Date) throws {
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }
  }

  @Test("the build's link command gets a new output path and a seed for the linker")
  func command() throws {
    let build = try Build()
    let arguments = try LinkCommand(of: build.executable)
      .arguments(seed: 9, output: URL(fileURLWithPath: "/tmp/placed"))

    #expect(arguments.dropFirst().prefix(4) == ["-L", "x", "-o", "/tmp/placed"])
    #expect(arguments.contains("-use-ld=lld"))
    #expect(arguments.contains("--shuffle-sections=.text*=9"))
    #expect(arguments.contains("nb_placement_seed=9"))
  }

  @Test("simultaneous links have separate lists of libraries, which are removed afterwards")
  func libraryLists() throws {
    let build = try Build()
    let command = try LinkCommand(of: build.executable)
    let files = ["1-A", "1-B"].map { build.root.appendingPathComponent($0) }
    let modules = try files.map { file in
      let arguments = command.arguments(seed: 9, output: file)
      let place = try #require(arguments.firstIndex(of: "-module-name"))
      return arguments[place + 1]
    }
    let lists = modules.map {
      build.object.deletingLastPathComponent().appendingPathComponent("\($0).autolink")
    }
    for list in lists { try Data().write(to: list) }

    command.removeLibraryList(of: files[0])

    #expect(modules == ["placed_1_A", "placed_1_B"])
    #expect(lists.map { FileManager.default.fileExists(atPath: $0.path) } == [false, true])
  }

  @Test("a link that fails leaves no executable, and those of ended processes are removed")
  func abandoned() throws {
    struct Failed: Error {}
    let build = try Build()
    let folder = build.executable.deletingLastPathComponent()
    // No process has an ID this high.
    let names = ["navbench-999999999-A", "navbench-\(ProcessInfo.processInfo.processIdentifier)-B"]
    for name in names { try Data().write(to: folder.appendingPathComponent(name)) }
    var output: String?

    #expect(throws: Failed.self) {
      try LinkCommand(of: build.executable).link(9) { arguments throws(Failed) in
        output = arguments.first { $0.contains("/navbench-") }
        _ = output.map { FileManager.default.createFile(atPath: $0, contents: nil) }
        throw Failed()
      }
    }

    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(output != nil && left.filter { $0.hasPrefix("navbench-") } == [names[1]])
  }

  @Test("a build that cannot be linked again is refused with the reason")
  func refusals() throws {
    func obstacle(_ executable: URL) -> RelinkingObstacle? {
      do {
        _ = try LinkCommand(of: executable)
        return nil
      } catch {
        return error
      }
    }
    let build = try Build(compiler: "/nowhere/swiftc")
    #expect(obstacle(build.executable) == .otherCommand(executable: build.executable.path))

    let noLinker = try Build(hasLinker: false)
    let linker = noLinker.root.appendingPathComponent("ld.lld").path
    #expect(obstacle(noLinker.executable) == .noShufflingLinker(path: linker))

    let elsewhere = noLinker.root.appendingPathComponent("triple/release/bench")
    let description = noLinker.root.appendingPathComponent("release.yaml").path
    #expect(obstacle(elsewhere) == .noCommand(file: description))
  }

  @Test("objects newer than the executable are refused, because the program would differ")
  func newerObject() throws {
    let build = try Build()
    let now = Date()
    try build.touch(build.executable, now)
    try build.touch(build.object, now.addingTimeInterval(-60))
    _ = try LinkCommand(of: build.executable)

    try build.touch(build.object, now.addingTimeInterval(60))
    #expect(
      throws: RelinkingObstacle.newerObject(
        path: build.object.path, executable: build.executable.path)
    ) {
      try LinkCommand(of: build.executable)
    }
  }
}
