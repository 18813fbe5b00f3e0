import Foundation
import JSONReading
import Testing

@Suite("Reading JSON") struct JSONTextTests {
  private struct Player: Decodable, Equatable {
    let name: String
    let age: Int?
    let scores: [Double]?
  }

  private func problem(_ text: String) -> String? {
    let error = #expect(throws: JSONProblem.self) {
      try JSONText.decode([Player].self, from: Data(text.utf8))
    }
    return error?.description
  }

  @Test("a value is read")
  func value() throws {
    let players: [Player] = try JSONText.decode(
      from: Data(#"[{"name": "Ann \"9e99\\", "age": 30, "scores": [-1.5e1]}]"#.utf8))

    #expect(players == [Player(name: #"Ann "9e99\"#, age: 30, scores: [-15])])
  }

  @Test(
    "what is wrong is told with its place",
    arguments: [
      ("{}", "at the top: expected a list"),
      (#"[{"name": "a"}, {}]"#, "at [1]: 'name' is missing"),
      (#"[{"name": 1}]"#, "at [0].name: expected a text"),
      (#"[{"name": null}]"#, "at [0].name: found null, expected a text"),
      (#"[{"name": "a", "scores": [1, "x"]}]"#, "at [0].scores[1]: expected a number"),
      (#"[{"name": "a", "scores": {}}]"#, "at [0].scores: expected a list"),
      (#"[{"name": "a", "age": true}]"#, "at [0].age: expected a whole number"),
    ])
  func places(_ text: String, _ expected: String) {
    #expect(problem(text) == expected)
  }

  @Test("what is no JSON is told with its line", arguments: ["[\n{,}]", "[\n", "", "[\n\"a]"])
  func syntax(_ text: String) {
    #expect(problem(text)?.hasPrefix("at the top: ") == true, "\(problem(text) ?? "")")
  }

  @Test(
    "numbers that no sum may have are refused where they begin",
    arguments: [
      ("[\n1000000000000000256]", 2), ("[\n9223372036854775807]", 2), ("[-9223372036854775808]", 1),
      ("[\n1e300]", 2), ("[\n1e999]", 2), ("[\n999999999999999000,\n\n1, 9000]", 4),
    ])
  func total(_ text: String, line: Int) {
    #expect(problem(text)?.hasPrefix("at line \(line): found ") == true, "\(problem(text) ?? "")")
  }

  @Test("numbers that come to 10^18 are read")
  func greatest() throws {
    let numbers: [Int] = try JSONText.decode(from: Data("[999999999999999999, -1]".utf8))

    #expect(numbers == [999_999_999_999_999_999, -1])
  }

  @Test("text in UTF-16 is refused: its numbers cannot be seen")
  func encoding() throws {
    let text = try #require("[1]".data(using: .utf16LittleEndian))

    let error = #expect(throws: JSONProblem.self) { try JSONText.decode([Int].self, from: text) }

    #expect(error?.description == "at byte 1: found a zero, expected text in UTF-8")
  }

  @Test("lists in lists are refused and not followed to the end of the stack")
  func depth() {
    let text = String(repeating: "[", count: 1_000_000)

    #expect(problem(text)?.hasPrefix("at the top: ") == true)
  }
}
