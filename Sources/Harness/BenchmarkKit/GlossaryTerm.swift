/// A word that reports use in a particular sense.
package struct GlossaryTerm: Equatable, Sendable {
  package let word: String
  /// The meaning, in Markdown.
  package let meaning: String

  package init(_ word: String, _ meaning: String) {
    self.word = word
    self.meaning = meaning
  }

  /// The anchor of the term on a page.
  package var anchor: String {
    "term-" + word.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}

extension [GlossaryTerm] {
  /// Creates the terms that an explanation defines in a list, as in `- *kept*: the screen stays.`
  package init(definedIn explanation: String) {
    self = []
    var item: (word: String, lines: [String])?
    func end(_ terms: inout [GlossaryTerm]) {
      guard let found = item else { return }
      terms.append(GlossaryTerm(found.word, found.lines.joined(separator: " ")))
      item = nil
    }
    for line in explanation.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.firstMatch(of: /^- \*([^*]+)\*: (.*)$/) {
        end(&self)
        item = (String(match.1), [String(match.2)])
      } else if line.hasPrefix("  "), item != nil {
        item?.lines.append(line.trimmingPrefix("  ").description)
      } else {
        end(&self)
      }
    }
    end(&self)
  }
}
