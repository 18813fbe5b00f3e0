import ComparedApps
import RegisteredApps

/// The results of one run of a plan, and the only source of every report.
///
/// It includes raw measurements, seeds and the environment, so that later versions can render old
/// runs.
package struct Run: Sendable {
  /// The schema version of this document; readers accept every older one.
  package static let currentSchema = "navbench.run/2"
  /// Older schema versions that can be read.
  package static let olderSchemas = ["navbench.run/1"]

  package var schema = Run.currentSchema
  /// The start of the run, in ISO 8601, UTC.
  package var date: String
  /// The app whose architectures are the subjects.
  ///
  /// Absent from documents of earlier versions, which supported only one app.
  package var app: String?
  /// The name of the app, even if the document does not state it.
  package var appName: String { app ?? Apps.standard.id }
  package var plan: Plan
  package var environment: Environment
  /// The subjects, in the order of every table.
  package var subjects: [Subject]
  /// The results, in the order of every report.
  package internal(set) var sections: [any RunSection] = []
  /// The conclusions from the results; absent until the run is finished.
  package internal(set) var conclusions: Conclusions?
  /// The resources used by the run itself; absent from documents of earlier versions.
  package var resources: Resources?
  /// The failures of the run, such as divergences, crashes and unexpected leaks, including expected
  /// ones, which a printed defect explains.
  package var findings: [Finding] = []
  /// Notes needed to interpret the results.
  package var warnings: [Warning] = []
  /// Whether the run has all its parts; false if it was interrupted.
  package var isComplete = true

  /// Creates a document without results.
  package init(date: String, plan: Plan, environment: Environment, subjects: [Subject]) {
    self.date = date
    self.plan = plan
    self.environment = environment
    self.subjects = subjects
  }

  /// The section of a type; `nil` if the run does not have it.
  package subscript<Section: RunSection>(_: Section.Type) -> Section? {
    get { sections.lazy.compactMap { $0 as? Section }.first }
    set {
      let index = sections.firstIndex { $0 is Section }
      switch (index, newValue) {
      case (let index?, let section?): sections[index] = section
      case (let index?, nil): sections.remove(at: index)
      case (nil, let section?): sections.append(section)
      case (nil, nil): break
      }
    }
  }

  /// Whether the results are from a debug build, which does not reflect a release build.
  package var isOfDebugBuild: Bool {
    let isOfSources = !sections.isEmpty && sections.allSatisfy { type(of: $0).describesSources }
    return environment.configuration == "debug" && !isOfSources
  }

  /// The run without raw measurements, for pages with limited space.
  package var withoutRawData: Run {
    var run = self
    run.sections = sections.map { $0.withoutRawData as any RunSection }
    return run
  }
}

extension Run: Codable {
  /// The key of a decoder's `userInfo` for the types of sections, in the order of every report.
  package static let sectionTypes = CodingUserInfoKey(rawValue: "navbench.sections")!

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func value<Value: Decodable>(_ name: String) throws -> Value {
      try values.decode(Value.self, forKey: Key(name))
    }
    schema = try value("schema")
    date = try value("date")
    app = try values.decodeIfPresent(String.self, forKey: Key("app"))
    plan = try value("plan")
    environment = try value("environment")
    subjects = try value("subjects")
    resources = try values.decodeIfPresent(Resources.self, forKey: Key("resources"))
    conclusions = try values.decodeIfPresent(Conclusions.self, forKey: Key("conclusions"))
    findings = try value("findings")
    warnings = try value("warnings")
    isComplete = try value("isComplete")
    guard let types = decoder.userInfo[Self.sectionTypes] as? [any RunSection.Type] else {
      preconditionFailure("a run is decoded by Run.read")
    }
    func section<Section: RunSection>(_ type: Section.Type) throws -> Section? {
      try values.decodeIfPresent(type, forKey: Key(type.id.rawValue))
    }
    sections = try types.compactMap { try section($0) }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(schema, forKey: Key("schema"))
    try values.encode(date, forKey: Key("date"))
    try values.encodeIfPresent(app, forKey: Key("app"))
    try values.encode(plan, forKey: Key("plan"))
    try values.encode(environment, forKey: Key("environment"))
    try values.encode(subjects, forKey: Key("subjects"))
    try values.encodeIfPresent(resources, forKey: Key("resources"))
    try values.encodeIfPresent(conclusions, forKey: Key("conclusions"))
    try values.encode(findings, forKey: Key("findings"))
    try values.encode(warnings, forKey: Key("warnings"))
    try values.encode(isComplete, forKey: Key("isComplete"))
    for section in sections {
      try values.encode(section, forKey: Key(type(of: section).id.rawValue))
    }
  }
}
