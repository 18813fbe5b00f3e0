import BenchmarkKit

extension Run {
  /// A sentence about the subjects of the comparison.
  var subjectsInWords: String {
    let names = subjects.map(\.name).joined(separator: ", ")
    let sizes = sections.compactMap { $0.introduction(in: self) }
    guard !sizes.isEmpty else { return "One app, written several times: \(names)." }
    return
      "One app, written in \(subjects.count) ways (\(names)), \(sizes.joined(separator: ", "))."
  }

  /// The differences between the variants of an architecture, if there are any.
  var variants: Markup {
    let variants = subjects.filter { !$0.summary.isEmpty }
    guard !variants.isEmpty else { return .nothing }
    return .tag(
      "ul", ["class": "about"],
      .group(
        variants.map { subject in
          .tag("li", [:], .tag("strong", [:], .text(subject.name)), .text(": \(subject.summary)"))
        }))
  }

  /// Warnings, at the top of the page, about results that do not permit claims.
  var callouts: Markup {
    var calls: [Markup] = []
    func add(_ title: String, _ text: String, isAlarm: Bool, more: Markup = .nothing) {
      calls.append(
        .tag(
          "div", ["class": isAlarm ? "callout alarm" : "callout"],
          .tag("p", [:], .tag("strong", [:], .text(title)), .text(" \(text)"), more)))
    }
    if !findings.isEmpty {
      add(
        "\(findings.count) \(findings.count == 1 ? "finding" : "findings").",
        "The run has failed; see Findings.", isAlarm: true)
    }
    if !isComplete {
      add("Incomplete.", "The run was interrupted, or a part of it is missing.", isAlarm: true)
    }
    if isOfDebugBuild {
      add("Debug build.", "Times and counts are not those of an app that ships.", isAlarm: true)
    }
    if !warnings.isEmpty {
      add(
        "\(warnings.count) \(warnings.count == 1 ? "warning" : "warnings").", warnings[0].text,
        isAlarm: false,
        more: warnings.count > 1
          ? .group([" ", .tag("a", ["href": "#warnings"], "All warnings")]) : .nothing)
    }
    return .group(calls)
  }
}
