import BenchmarkKit
import Foundation

/// The rules of real UIKit that the re-implementation must follow, and the tests that state them.
///
/// Tested rules are read from the tests' names, such as `rule 17: …` and `rules 19 and 20: …`, so
/// this table cannot claim more than the tests do.
struct UIKitRules {
  /// A rule's name, such as `17` or `M3`, and the sentences in the names of its tests.
  struct Rule {
    let name: String
    let tests: [String]
    /// The reason the rule has no test, if one is given.
    let reason: String?
  }

  let rules: [Rule]
  /// Tests without a rule: misuse of UIKit (`misuse`), and going back (`back`).
  let others: [(kind: String, sentence: String)]

  /// Reads the tests of a checkout.
  init(in checkout: Checkout) throws {
    let folder = checkout.root.appendingPathComponent("Tests/UIKitTests")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let names = try files.filter { $0.hasSuffix(".swift") }.flatMap {
      TestNames.read(try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
    self.init(testNames: names)
  }

  /// Creates the rules from the names of their tests.
  init(testNames: [String]) {
    var tests: [String: [String]] = [:]
    var others: [(String, String)] = []
    for name in testNames {
      guard let colon = name.firstIndex(of: ":") else { continue }
      let head = name[..<colon]
      let sentence = name[name.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      if head == "misuse" || head == "back" { others.append((String(head), sentence)) }
      for rule in Self.ruleNames(in: head) { tests[rule, default: []].append(sentence) }
    }
    self.others = others
    rules = Self.all.map {
      Rule(name: $0, tests: tests[$0] ?? [], reason: tests[$0] == nil ? Self.leftOut[$0] : nil)
    }
  }

  /// The rules in the prefix of a test's name: `rules 1 to 3 and M4` lists four.
  private static func ruleNames(in head: Substring) -> [String] {
    var found: [String] = []
    let words = head.split { $0 == " " || $0 == "," }
    for (index, word) in words.enumerated() where all.contains(String(word)) {
      if index >= 2, words[index - 1] == "to", let first = Int(words[index - 2]),
        let last = Int(word), first < last
      {
        found += (first + 1..<last).map(String.init)
      }
      found.append(String(word))
    }
    return found
  }

  /// Rules 1 to 154 of behaviour, and M1 to M36 of ownership.
  static let all = (1...154).map(String.init) + (1...36).map { "M\($0)" }

  /// The rules without a test, with the reasons.
  static let leftOut: [String: String] = [
    "125": "the list behind a sixth tab is not modelled",
    "M26": "URLSession is part of Foundation; VirtualNetwork replaces it, with tests of its own",
    "M27": "tasks are part of the language; RandomUsers runs them, with tests of its own",
    "M28": "Combine and Rx are not part of UIKit",
    "M30": "a habit of apps, not a rule of UIKit",
  ]
}

/// The display names of the tests in a source file.
enum TestNames {
  static func read(_ source: String) -> [String] {
    source.components(separatedBy: "@Test(").dropFirst().compactMap { rest in
      let text = rest.drop { $0.isWhitespace }
      guard text.first == "\"" else { return nil }
      return text.dropFirst().split(separator: "\"", maxSplits: 1).first.map(String.init)
    }
  }
}
