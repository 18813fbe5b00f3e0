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

  @Test("a valid document is decoded")
  func value() throws {
    let players: [Player] = try JSONText.decode(
      from: Data(#"[{"name": "Ann \"9e99\\", "age": 30, "scores": [-1.5e1]}]"#.utf8))

    #expect(players == [Player(name: #"Ann "9e99\"#, age: 30, scores: [-15])])
  }

  @Test(
    "errors name their location",
    arguments: [
      ("{}", "at the top: expected an array"),
      (#"[{"name": "a"}, {}]"#, "at [1]: 'name' is missing"),
      (#"[{"name": 1}]"#, "at [0].name: expected a string"),
      (#"[{"name": null}]"#, "at [0].name: found null, expected a string"),
      (#"[{"name": "a", "scores": [1, "x"]}]"#, "at [0].scores[1]: expected a number"),
      (#"[{"name": "a", "scores": {}}]"#, "at [0].scores: expected an array"),
      (#"[{"name": "a", "age": true}]"#, "at [0].age: expected a whole number"),
    ])
  func places(_ text: String, _ expected: String) {
    #expect(problem(text) == expected)
  }

  @Test(
    "the error for invalid JSON states its line, its column and what was expected there",
    arguments: [
      ("", "line 1, column 1: found the end of the text, expected a value"),
      ("[\n{,}]", "line 2, column 2: found ',', expected a name in double quotes or '}'"),
      ("[\n", "line 2, column 1: found the end of the text, expected a value"),
      ("[1 2]", "line 1, column 4: found '2', expected ',' or ']'"),
      (#"{"a": 1 "b": 2}"#, "line 1, column 9: found '\"', expected ',' or '}'"),
      (#"{"a" 1}"#, "line 1, column 6: found '1', expected ':'"),
      ("[1,]", "line 1, column 4: found ']', expected a value"),
      (#"{"a": 1,}"#, "line 1, column 9: found '}', expected a name in double quotes"),
      ("{a: 1}", "line 1, column 2: found 'a', expected a name in double quotes or '}'"),
      ("[None]", "line 1, column 2: found 'None', expected a value"),
      ("[truest]", "line 1, column 2: found 'truest', expected a value"),
      ("[\n\"a]", "line 2, column 4: found the end of the text, expected '\"'"),
      ("[\"a\n\"]", "line 1, column 4: found the end of the line, expected '\"'"),
      ("[\"\u{1B}\"]", "line 1, column 3: found '\\u{1B}', expected an escape sequence"),
      (#"["\q"]"#, ##"line 1, column 4: found 'q', expected one of " \ / b f n r t u after '\'"##),
      (#"["\u12G4"]"#, "line 1, column 7: found 'G4', expected a hexadecimal digit"),
      (
        #"["é\uD800"]"#,
        "line 1, column 4: found half of a surrogate pair, expected both halves"
      ),
      ("[012]", "line 1, column 3: found '12', expected no digit after a leading zero"),
      ("[1.]", "line 1, column 4: found ']', expected a digit"),
      ("[+1]", "line 1, column 2: found '+', expected a value"),
      ("[] x", "line 1, column 4: found 'x', expected the end of the text"),
    ])
  func syntax(_ text: String, _ expected: String) {
    #expect(problem(text) == "at " + expected)
  }

  @Test("the decoder reads everything that the syntax check accepts")
  func grammar() throws {
    let text =
      "\u{FEFF} [ true,false , null,\r\n\t{\"\\uD83D\\uDE00 é\\/\":[ ]} , { }, -0.5E+2, 0e0 ] "

    let value: Anything = try JSONText.decode(from: Data(text.utf8))

    #expect(value.description == "[true, false, null, {😀 é/: []}, {}, -50.0, 0.0]")
  }

  @Test("a wrong character anywhere is rejected before decoding, with a line and column")
  func everyMutation() {
    let text = #"[{"name": "A\u0041", "age": 30, "scores": [-1.5e1, null]}, true]"#
    for place in text.utf8.indices {
      for letter in ["", ",", "}", "\"", "\\", "x", "7", "\n", "\u{FF}"] {
        let changed = text.replacingCharacters(
          in: place..<text.utf8.index(after: place), with: letter)
        let error = #expect(throws: JSONProblem.self) {
          try JSONText.decode(Never.self, from: Data(changed.utf8))
        }
        let isRead = (try? JSONSerialization.jsonObject(with: Data(changed.utf8))) != nil
        #expect(error?.description.hasPrefix("at line ") == !isRead, "\(changed): \(error!)")
      }
    }
  }

  @Test("bytes that are not UTF-8 are rejected with their location")
  func notUTF8() {
    let error = #expect(throws: JSONProblem.self) {
      try JSONText.decode([String].self, from: Data(Array("[\n \"é".utf8) + [0xFF]))
    }
    #expect(error?.description == "at line 2, column 4: found byte 0xFF, expected text in UTF-8")
  }

  @Test("the error for text that is too large states the size found and the limit")
  func size() {
    let error = #expect(throws: JSONProblem.self) {
      try JSONText.decode([Int].self, from: Data("[1, 2]".utf8), atMost: 5)
    }
    #expect(error?.description == "at byte 5: found 6 bytes, expected at most 5")
  }

  private enum Colour: String, Decodable { case red }

  @Test("messages contain no text from the decoder")
  func decoderWords() {
    func problem<Value: Decodable>(_ type: Value.Type, _ text: String) -> String? {
      let error = #expect(throws: JSONProblem.self) {
        try JSONText.decode([Value].self, from: Data(text.utf8))
      }
      return error?.description
    }
    let unfit = "expected a number that fits its type, such as a whole number"
    #expect(
      problem(Int.self, "[1, 2,\n 1.5, 3]") == "at line 2, column 2: found 1.5, \(unfit)")
    #expect(problem(Int8.self, "[3, 300]") == "at line 1, column 5: found 300, \(unfit)")
    #expect(problem(UInt.self, "[-1, 1]") == "at line 1, column 2: found -1, \(unfit)")
    #expect(
      problem(Colour.self, #"["blue"]"#)
        == "at [0]: found 'blue', expected one of the values in Benchmarks/Schemas")
  }

  @Test("long values are shortened in messages, and their control characters are escaped")
  func shortened() throws {
    let long = "\u{1B}[2J" + String(repeating: "a", count: 1_000_000) + "end"

    let text = long.shortened()

    #expect(text.hasPrefix("\\u{1B}[2Jaaa") && text.hasSuffix("aaaend"))
    #expect(text.contains("… (999607 characters omitted) …") && text.count < 500)
    #expect(JSONProblem("at x: found '\(long)'").description.count < 500)
  }

  @Test("control characters are escaped as in Swift, and everything else is unchanged")
  func visible() {
    #expect(
      "a\n\u{9B}1m\u{7F}\u{202E}\r\té👨‍👩‍👧".visible
        == #"a\n\u{9B}1m\u{7F}\u{202E}\r\té👨‍👩‍👧"#)
    #expect("a\n\tb\r\n".visibleLines == "a\n\tb\\r\n")
  }

  @Test(
    "numbers whose sum could overflow are rejected with their location",
    arguments: [
      ("[\n1000000000000000256]", 2), ("[\n9223372036854775807]", 2), ("[-9223372036854775808]", 1),
      ("[\n1e300]", 2), ("[\n1e999]", 2), ("[\n999999999999999000,\n\n1, 9000]", 4),
    ])
  func total(_ text: String, line: Int) {
    #expect(problem(text)?.hasPrefix("at line \(line), column ") == true, "\(problem(text) ?? "")")
  }

  @Test("numbers with a sum of up to 10^18 are accepted")
  func greatest() throws {
    let numbers: [Int] = try JSONText.decode(from: Data("[999999999999999999, -1]".utf8))

    #expect(numbers == [999_999_999_999_999_999, -1])
  }

  @Test("text in UTF-16 is rejected")
  func encoding() throws {
    let text = try #require("[1]".data(using: .utf16LittleEndian))

    let error = #expect(throws: JSONProblem.self) { try JSONText.decode([Int].self, from: text) }

    #expect(error?.description == "at byte 1: found a zero byte, expected text in UTF-8")
  }

  @Test("deeply nested arrays are rejected before they exhaust the stack")
  func depth() {
    let text = String(repeating: "[", count: 1_000_000)

    #expect(problem(text)?.hasPrefix("at line 1, column 129: found '[', expected ") == true)
  }
}

/// Any JSON value, for inspecting the decoded result.
private enum Anything: Decodable, CustomStringConvertible {
  case null, bool(Bool), number(Double), text(String), list([Anything]), object([String: Anything])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([Anything].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: Anything].self))
    }
  }

  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): value
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let values):
      "{" + values.map { "\($0): \($1)" }.sorted().joined(separator: ", ") + "}"
    }
  }
}
