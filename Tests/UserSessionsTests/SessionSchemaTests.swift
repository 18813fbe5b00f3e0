import Foundation
import Testing
import UserSessions

@Suite("The schemas of sessions and personas") struct SessionSchemaTests {
  private static func schema(_ name: String) throws -> [String: [String: Any]] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(
      contentsOf: root.appendingPathComponent("Benchmarks/Schemas/\(name).schema.json"))
    let schema = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return try #require(schema?["$defs"] as? [String: [String: Any]])
  }

  @Test("the session schema lists exactly the events that a file can contain")
  func events() throws {
    let forms = try #require(try Self.schema("session")["Event"]?["oneOf"] as? [[String: Any]])
    let words = forms.first?["enum"] as? [String] ?? []
    let verbs = forms.dropFirst().compactMap { ($0["required"] as? [String])?.first }

    #expect(Set(words + verbs) == Set(UserEvent.codedNames))
    #expect(words.count + verbs.count == UserEvent.codedNames.count)
  }

  @Test("the persona schema lists exactly the existing habits")
  func habits() throws {
    let properties =
      try Self.schema("personas")["Persona"]?["properties"] as? [String: [String: Any]]
    let habits = properties?["habits"]?["properties"] as? [String: Any] ?? [:]

    #expect(Set(habits.keys) == Set(Habit.allCases.map(\.rawValue)))
  }
}
