import BenchmarkKit

/// The terms of a run's page, and the links to them.
struct Glossary {
  let terms: [GlossaryTerm]
  private let byName: [String: GlossaryTerm]

  /// Collects the terms that every page needs, and those that the run's metrics define.
  init(_ run: Run) {
    let defined = run.sections.flatMap { [GlossaryTerm](definedIn: type(of: $0).explanation) }
    terms = (Self.general + defined).uniqued(by: \.anchor)
      .sorted { ($0.word.lowercased(), $0.word) < ($1.word.lowercased(), $1.word) }
    byName = Dictionary(terms.map { ($0.word.lowercased(), $0) }, uniquingKeysWith: { $1 })
  }

  /// The words that link to their definitions at their first use in a section's text.
  static let general = [
    GlossaryTerm(
      "A/A control", "An exact copy of the baseline's module, measured like any other subject."),
    GlossaryTerm("baseline", "The subject to which ratios compare all others."),
    GlossaryTerm(
      "dominated",
      "Another subject equals or beats this one in every metric, and beats it in at least one."
    ),
    GlossaryTerm(
      "exact", "The same in every run of the plan with this toolchain, to the last digit."),
    GlossaryTerm(
      "exit path", "A way to leave a screen, such as its back button, a swipe or a link."),
    GlossaryTerm(
      "leak trace", "The chain of named strong references that keeps an object alive."),
    GlossaryTerm(
      "navigation graph",
      "The reference model's screens and alerts, and the events that lead from one to the next."),
    GlossaryTerm(
      "noise floor", "The interval of the A/A control's ratio, whose true value is 1."),
    GlossaryTerm(
      "reference model", "The app as a pure value: what must be on screen after each event."),
    GlossaryTerm("sampled", "Estimated from times, with an interval; differs from run to run."),
    GlossaryTerm("subject", "An architecture, or a variant of one: a row of the tables."),
  ]

  /// The section that lists all terms.
  var section: PageSection {
    PageSection(
      id: "glossary", title: "Glossary",
      content: .tag(
        "dl", [:],
        .group(
          terms.map { term in
            .group([
              .tag("dt", ["id": term.anchor], .text(term.word)),
              .tag("dd", [:], .inline(term.meaning)),
            ])
          })))
  }
}

// MARK: Links

extension Glossary {
  /// Returns a section in which each header that is a term, and the first use of every other term,
  /// links to its definition.
  func linked(_ section: PageSection) -> PageSection {
    var missing = Self.general.map(\.word)
    return PageSection(
      id: section.id, title: section.title, content: linked(section.content, &missing),
      showsTitle: section.showsTitle)
  }

  private static let untouched: Set = [
    "a", "code", "pre", "svg", "h3", "summary", "caption", "button", "dt", "figcaption",
  ]

  private func linked(_ markup: Markup, _ missing: inout [String]) -> Markup {
    switch markup {
    case .text(let text): return linkedText(text, &missing)
    case .group(let parts): return .group(parts.map { linked($0, &missing) })
    case .element(let name, _, _) where Self.untouched.contains(name): return markup
    case .element("th", let attributes, let content):
      guard let term = term(ofHeader: content) else { return markup }
      return .element(name: "th", attributes: attributes, content: [link(to: term, content)])
    case .element(let name, let attributes, let content):
      return .element(
        name: name, attributes: attributes, content: content.map { linked($0, &missing) })
    }
  }

  /// The term that a header consists of, apart from a unit such as `/1k`; `nil` for links.
  private func term(ofHeader content: [Markup]) -> GlossaryTerm? {
    guard let text = Markup.group(content).plainText else { return nil }
    let name = text.lowercased()
    return byName[name] ?? name.split(separator: "/").first.flatMap { byName[String($0)] }
  }

  private func linkedText(_ text: String, _ missing: inout [String]) -> Markup {
    let found = missing.compactMap { word in text.range(ofWord: word).map { (word, $0) } }
    guard let (word, range) = found.min(by: { $0.1.lowerBound < $1.1.lowerBound }),
      let term = byName[word.lowercased()]
    else { return .text(text) }
    missing.removeAll { $0 == word }
    return .group([
      .text(String(text[..<range.lowerBound])), link(to: term, [.text(String(text[range]))]),
      linkedText(String(text[range.upperBound...]), &missing),
    ])
  }

  private func link(to term: GlossaryTerm, _ content: [Markup]) -> Markup {
    .element(
      name: "a", attributes: [("href", "#\(term.anchor)"), ("class", "term")], content: content)
  }
}

extension Markup {
  /// The text without markup; `nil` if there are elements other than line-break opportunities.
  fileprivate var plainText: String? {
    switch self {
    case .text(let text): return text
    case .group(let parts):
      let texts = parts.map(\.plainText)
      return texts.contains(nil) ? nil : texts.compactMap(\.self).joined()
    case .element(let name, _, _): return name == "wbr" ? "" : nil
    }
  }
}

extension String {
  /// The range of a word's first occurrence that is not part of a longer word.
  fileprivate func range(ofWord word: String) -> Range<Index>? {
    var start = startIndex
    while let range = self[start...].firstRange(of: word) {
      let isWhole =
        (range.lowerBound == startIndex || !self[index(before: range.lowerBound)].isPartOfWord)
        && (range.upperBound == endIndex || !self[range.upperBound].isPartOfWord)
      if isWhole { return range }
      start = range.upperBound
    }
    return nil
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "-" || self == "/" }
}
