import Foundation
import PlantedDefects
import Testing

private let detectors = ["conformance", "links", "exits", "leaks", "growth"].map {
  PlantedDefect.Detector($0, dependsOnSeed: false)
}

@Suite("Lists of planted defects") struct PlantedDefectListTests {
  private let list = """
    # A comment.

    M01 wrong screen: two texts of a file
      flags conformance, links
      variant stack
      blames A.b, C.d
    Login/A.swift
    - let a = 1
    -   let b = 2
    + let a = 3
    - let c = 4
    Login/B.swift
    - d
    + e

    M02 order: nothing differs
      equivalent it is all the same
    Login/A.swift
    - let a
    """

  @Test("a defect is read with its ID, kind, summary, attributes and file edits")
  func read() throws {
    let defects = try PlantedDefect.list(list, module: "MVC", detectors: detectors)

    let first = try #require(defects.first)
    #expect(defects.map(\.id) == ["M01", "M02"])
    #expect(first.kind == .wrongScreen && first.summary == "two texts of a file")
    #expect(
      first.detectors.map(\.name) == ["conformance", "links"] && first.blames == ["A.b", "C.d"])
    #expect(first.variant == "stack" && first.copy == "MVC_M01" && first.equivalence == nil)
    #expect(first.edits.map(\.file) == ["Login/A.swift", "Login/A.swift", "Login/B.swift"])
    #expect(first.edits.map(\.old) == ["let a = 1\n  let b = 2", "let c = 4", "d"])
    #expect(first.edits.map(\.new) == ["let a = 3", "", "e"])
    #expect(defects[1].equivalence == "it is all the same")
  }

  @Test("a patch applies all edits of a file and leaves other files unchanged")
  func patch() throws {
    let defect = try #require(
      try PlantedDefect.list(list, module: "MVC", detectors: detectors).first)
    let source = "let a = 1\n  let b = 2\nlet c = 4\nend"

    #expect(try defect.patched(source, file: "Login/A.swift") == "let a = 3\n\nend")
    #expect(try defect.patched(source, file: "Login/C.swift") == source)
  }

  @Test("the error for text that does not occur exactly once names the defect")
  func notOnce() throws {
    let defect = try #require(
      try PlantedDefect.list(list, module: "MVC", detectors: detectors).first)

    for (source, times) in [("d d", 2), ("f", 0)] {
      #expect(
        throws: DefectError.notOnce(id: "M01", file: "Login/B.swift", text: "d", times: times)
      ) {
        try defect.patched(source, file: "Login/B.swift")
      }
    }
  }

  @Test(
    "the error for an invalid line includes the line number",
    arguments: [
      ("M01 nonsense: x", 1), ("- old", 1), ("M01 order: x\n  flags nonsense", 2),
      ("M01 order: x\n- old", 2), ("M01 order: x\nA.swift\nold", 3),
    ])
  func unreadable(_ text: String, _ line: Int) {
    let error = #expect(throws: DefectError.self) {
      try PlantedDefect.list(text, module: "MVC", detectors: detectors)
    }

    #expect(error?.description.hasPrefix("Benchmarks/Defects/MVC.txt:\(line): found") == true)
  }
}

@Suite("The planted defects") struct PlantedDefectTests {
  private static let root: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url
  }()
  nonisolated private static let modules = ["MVC", "SurfMVP", "MVPC", "CoordinatedSurfMVP"]

  private func defects(_ module: String) throws -> [PlantedDefect] {
    let file = Self.root.appendingPathComponent("Benchmarks/Defects/\(module).txt")
    return try PlantedDefect.list(
      String(contentsOf: file, encoding: .utf8), module: module, detectors: detectors)
  }

  @Test("every text to replace occurs exactly once in its source file", arguments: modules)
  func texts(_ module: String) throws {
    let sources = Self.root.appendingPathComponent(
      "Sources/Apps/FootballGather/Architectures/\(module)")
    for defect in try defects(module) {
      #expect(!defect.edits.isEmpty, "\(defect.id)")
      for file in Set(defect.edits.map(\.file)) {
        let source = try String(
          contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
        #expect(try defect.patched(source, file: file) != source, "\(defect.id)")
      }
    }
  }

  @Test("every architecture has at least twenty defects of at least ten kinds", arguments: modules)
  func coverage(_ module: String) throws {
    let real = try defects(module).filter { $0.equivalence == nil }

    #expect(real.count >= 20)
    #expect(Set(real.map(\.kind)).count >= 10)
  }

  @Test("every detectable defect lists its detectors, and every leak lists the references to blame")
  func demands() throws {
    let all = try Self.modules.flatMap(defects)

    #expect(Set(all.map(\.id)).count == all.count)
    for defect in all {
      #expect(defect.detectors.isEmpty == (defect.equivalence != nil), "\(defect.id)")
      if defect.detectors.contains(where: { $0.name == "leaks" }) {
        #expect(!defect.blames.isEmpty, "\(defect.id)")
      }
    }
  }
}
