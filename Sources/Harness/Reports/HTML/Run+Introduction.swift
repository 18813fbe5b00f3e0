import BenchmarkKit

extension Run {
  /// A sentence about the subjects of the comparison.
  var subjectsInWords: String {
    let names = subjects.map(\.id).joined(separator: ", ")
    let sizes = sections.compactMap { $0.introduction(in: self) }
    guard !sizes.isEmpty else { return "One app in several architectures: \(names)." }
    return
      "One app in \(subjects.count) variants (\(names)), \(sizes.joined(separator: ", "))."
  }

  /// The differences between the variants of an architecture, if any.
  var variants: Markup {
    let variants = subjects.filter { !$0.summary.isEmpty }
    guard !variants.isEmpty else { return .nothing }
    return .tag(
      "ul", ["class": "about"],
      .group(
        variants.map { subject in
          .tag("li", [:], .tag("strong", [:], .text(subject.id)), .text(": \(subject.summary)"))
        }))
  }

  /// Callouts at the top of the page about results that do not support conclusions.
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
        "\(findings.count.counted("finding")).", "The run has failed; see Findings.", isAlarm: true)
    }
    if !isComplete {
      add("Incomplete.", "The run was interrupted, or parts of it are missing.", isAlarm: true)
    }
    if isOfDebugBuild {
      add("Debug build.", "Times and counts do not reflect a release build.", isAlarm: true)
    }
    if !warnings.isEmpty {
      add(
        "\(warnings.count.counted("warning")).", warnings[0].text, isAlarm: false,
        more: warnings.count > 1
          ? .group([" ", .tag("a", ["href": "#warnings"], "All warnings")]) : .nothing)
    }
    return .group(calls)
  }
}
