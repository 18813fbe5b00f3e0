@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Testing

/// Compares `Benchmarks/Schemas/run.schema.json` with the types it describes.
///
/// `scripts/check-schemas` validates whole files with a third-party validator.
@Suite("Schema of stored runs") struct RunSchemaTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let file = "Benchmarks/Schemas/run.schema.json"

  private typealias Object = [String: Any]

  private static func schema() throws -> [String: Any] {
    let data = try Data(contentsOf: root.appendingPathComponent(file))
    return try #require(try JSONSerialization.jsonObject(with: data) as? Object)
  }

  private static func definitions() throws -> [String: [String: Any]] {
    let schema = try schema()
    let definitions = try #require(schema["$defs"] as? [String: Object])
    return definitions.merging(["Run": schema]) { $1 }
  }

  /// Runs that together contain every section and every type.
  private static func runs() throws -> [Run] {
    let stored = ["default", "self-test"].map { "results/2026-11-22-\($0)/run.json" }
    var proof = try Run.everything()
    proof.selfTest = Run.sampleSelfTest
    proof.versions = Run.sampleVersions
    proof.findings = [
      Finding(
        kind: .divergence, subject: "after", summary: "s", detail: "", replay: nil,
        location: .init(file: "A.swift", line: 1))
    ]
    return try [.everything(), proof]
      + stored.map { try Run.read(Data(contentsOf: root.appendingPathComponent($0))) }
  }

  @Test("the schema describes every stored property of every type, and no others")
  func properties() throws {
    let definitions = try Self.definitions()
    var seen: [String: Set<String>] = [:]
    for run in try Self.runs() { Self.gather(run, into: &seen) }

    for (type, labels) in seen.sorted(by: { $0.key < $1.key }) {
      let declared = Set((definitions[type]?["properties"] as? Object ?? [:]).keys)
      let missing = labels.subtracting(declared).subtracting(Self.unstored[type] ?? [])
      let gone = declared.subtracting(labels).subtracting(Self.formerProperties[type] ?? [])
      #expect(
        missing.isEmpty,
        """
        \(type) stores \(missing.sorted()), which \(Self.file) does not describe. \
        Add a property with that name, a description and a unit to \
        \(type == "Run" ? "'properties'" : "'$defs/\(type)'"). \
        Add the name to 'required' unless the property is optional, and the type to '$defs'.
        """)
      #expect(
        gone.isEmpty,
        "\(Self.file) describes \(gone.sorted()), which \(type) does not store. Remove it.")
    }
    let objects = definitions.filter { $0.value["type"] as? String == "object" }.keys
    let unseen = Set(objects).subtracting(seen.keys)
    #expect(
      unseen.isEmpty,
      """
      No run of this test contains \(unseen.sorted()). Add one in Run+Everything.swift, or remove \
      the definition from \(Self.file).
      """
    )
  }

  @Test("the runs of this test contain every section that the schema describes")
  func sections() throws {
    let filled = Set(try Self.runs().flatMap { $0.sections.map { type(of: $0).id.rawValue } })
    let described = try #require(try Self.schema()["properties"] as? Object).keys
    let all = Set(Metrics.sections.map { $0.id.rawValue }).intersection(described)

    #expect(filled == all, "add \(all.subtracting(filled).sorted()) to Run+Everything.swift")
  }

  @Test("stored runs have every required key and no unknown keys")
  func keys() throws {
    for run in try Self.runs() {
      let document = try JSONSerialization.jsonObject(with: try run.data())
      let problems = Self.problems(document, try Self.schema(), try Self.definitions(), at: "run")
      #expect(problems.isEmpty, "\(problems.prefix(5))")
    }
  }

  @Test(
    "a run with every section passes an independent validator",
    .enabled(if: (try? validate(["-c", "import jsonschema"], by: "/usr/bin/python3"))?.status == 0))
  func validator() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString).json")
    try Run.everything().data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    let result = try Self.validate(
      [file.path], by: Self.root.appendingPathComponent("scripts/check-schemas").path)

    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains(" passed, 0 failed"))
  }

  private static func validate(
    _ arguments: [String], by program: String
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test("the key check reports unknown and missing keys at any depth")
  func notices() throws {
    var document = try #require(
      try JSONSerialization.jsonObject(with: try Run.everything().data()) as? Object)
    var leaks = try #require(document["leaks"] as? Object)
    var rows = try #require(leaks["rows"] as? [Object])
    rows[0]["moons"] = 1
    rows[0]["late"] = nil
    leaks["rows"] = rows
    document["leaks"] = leaks

    #expect(
      Self.problems(document, try Self.schema(), try Self.definitions(), at: "run") == [
        "run.leaks.rows[0].moons is not declared", "run.leaks.rows[0].late is missing",
      ])
  }

  @Test("the schemas use only existing metrics as examples")
  func metrics() throws {
    let names = Set(Metrics.ids.map(\.rawValue))
    let metric = try #require(try Self.definitions()["MetricID"])
    let examples = try #require(metric["examples"] as? [String])
    #expect(!examples.isEmpty && names.isSuperset(of: examples))

    let plan = Self.root.appendingPathComponent("Benchmarks/Schemas/plan.schema.json")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: plan)) as? Object)
    let metrics = (schema["properties"] as? Object)?["metrics"] as? Object
    #expect((metrics?["items"] as? Object)?["examples"] as? [String] == examples)
  }

  @Test(
    "schemas describe every property, and their objects allow no other keys",
    arguments: ["run", "plan", "session", "personas", "comparison"])
  func descriptions(_ name: String) throws {
    let url = Self.root.appendingPathComponent("Benchmarks/Schemas/\(name).schema.json")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? Object)

    #expect((schema["$schema"] as? String)?.contains("2020-12") == true)
    for object in [schema] + Self.objects(in: schema) {
      #expect(
        object["additionalProperties"] != nil || object["maxProperties"] as? Int == 0
          || object["type"] as? String != "object")
      for (key, value) in object["properties"] as? [String: Object] ?? [:] {
        #expect((value["description"] as? String)?.count ?? 0 > 3, "\(key)")
      }
    }
  }
}

extension RunSchemaTests {
  /// Collects the stored keys of the project's types in a value, keyed by unqualified type name.
  private static func gather(_ value: Any, into seen: inout [String: Set<String>]) {
    let mirror = Mirror(reflecting: value)
    let name = String(reflecting: type(of: value))
    let isOurs = ["BenchmarkKit.", "BenchmarkMetrics.", "ComparedApps.", "Statistics."]
      .contains(where: name.hasPrefix)
    // An identifier is stored as a string.
    if mirror.displayStyle == .struct, isOurs, !(value is any RawRepresentable) {
      let type = name.drop { $0 != "." }.dropFirst()
      seen[String(type), default: []].formUnion(Self.keys(of: value))
    }
    for child in mirror.children { gather(child.value, into: &seen) }
  }

  /// Properties that reports set but no file contains.
  private static let unstored: [String: Set<String>] = ["Dispatch": ["pooled"]]

  /// The properties of each type that occur only in files of earlier versions.
  private static let formerProperties = ["Subject": ["name"]]

  /// The stored names of the properties that have been renamed since the first schema.
  private static let storedNames = [
    "covered": "travelled", "operations": "figures", "kind": "way", "defects": "faults",
    "hasReleasedLate": "tellsLate", "releasedLate": "late", "releasedEarly": "premature",
    "featureTypes": "gatherTypes",
  ]

  private static let typesWithStoredNames: [Any.Type] = [
    Conformance.Row.self, Counts.Row.self, ExitPaths.Exit.self, Leaks.self, Leaks.Row.self,
    UnitTests.Row.self,
  ]

  /// The JSON keys of a value, including the sections if the value is a run.
  private static func keys(of value: Any) -> [String] {
    let isRenamed = typesWithStoredNames.contains { $0 == type(of: value) }
    let labels = Mirror(reflecting: value).children.compactMap(\.label)
      .map { isRenamed ? storedNames[$0] ?? $0 : $0 }
    guard let run = value as? Run else { return labels }
    return labels.filter { $0 != "sections" } + run.sections.map { type(of: $0).id.rawValue }
  }

  /// Returns the undeclared keys and the missing required keys.
  private static func problems(
    _ value: Any, _ schema: [String: Any], _ definitions: [String: [String: Any]], at path: String
  ) -> [String] {
    var schema = schema
    if let reference = schema["$ref"] as? String {
      schema = definitions[reference.replacing("#/$defs/", with: "")] ?? [:]
    }
    if let values = value as? [Any] {
      let items = schema["items"] as? Object ?? [:]
      return values.enumerated().flatMap {
        problems($0.element, items, definitions, at: "\(path)[\($0.offset)]")
      }
    }
    guard let members = value as? Object else { return [] }
    let declared = schema["properties"] as? [String: Object] ?? [:]
    let others = schema["additionalProperties"] as? Object
    let within = members.sorted { $0.key < $1.key }.flatMap { key, member in
      (declared[key] ?? others).map { problems(member, $0, definitions, at: "\(path).\(key)") }
        ?? ["\(path).\(key) is not declared"]
    }
    let missing = (schema["required"] as? [String] ?? []).filter { members[$0] == nil }
    return within + missing.map { "\(path).\($0) is missing" }
  }

  private static func objects(in value: Any) -> [[String: Any]] {
    if let values = value as? [Any] { return values.flatMap(objects) }
    guard let object = value as? Object else { return [] }
    return [object] + object.values.flatMap(objects)
  }
}
