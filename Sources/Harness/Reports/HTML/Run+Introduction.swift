import BenchmarkKit

extension Run {
  /// The kind of subjects that the run compares.
  var subjectKind: SubjectKind {
    sections.lazy.compactMap { type(of: $0).subjectKind }.first ?? .architectures
  }

  /// A sentence about the subjects of the comparison.
  var subjectsInWords: String {
    let sizes = sections.compactMap { $0.introduction(in: self) }
    guard !sizes.isEmpty, subjects.count > 1 else {
      return "Subjects: \(subjects.map(\.id).joined(separator: ", "))."
    }
    return "One app in \(subjects.count) \(subjectKind.plural), \(sizes.joined(separator: ", "))."
  }

  /// The differences between the variants of an architecture, if any.
  var variants: Markup {
    let variants = subjects.filter { !$0.summary.isEmpty }
    guard !variants.isEmpty else { return .nothing }
    return .tag(
      "ul", ["class": "about"],
      .group(
        variants.map { subject in
          .tag("li", [:], .tag("strong", [:], .text(subject.id)), .inline(": \(subject.summary)"))
        }))
  }

  /// Callouts at the top of the page about results that do not support conclusions.
  var alarms: Markup {
    var calls: [Markup] = []
    let failures = findings.failures
    if !failures.isEmpty {
      calls.append(
        callout("\(failures.count.counted("finding")).", "The run has failed; see Findings."))
    }
    if !isComplete {
      calls.append(
        callout("Incomplete.", "The run was interrupted, or parts of it are missing."))
    }
    if isOfDebugBuild {
      calls.append(
        callout("Debug build.", "Times and counts do not reflect a release build."))
    }
    return .group(calls)
  }

  /// A callout with the first warning, below the conclusions; empty without warnings.
  var warningCallout: Markup {
    guard let first = warnings.first else { return .nothing }
    return callout(
      "\(warnings.count.counted("warning")).", first.text, style: "callout",
      more: warnings.count > 1
        ? .group([" ", .tag("a", ["href": "#warnings"], "All warnings")]) : .nothing)
  }

  private func callout(
    _ title: String, _ text: String, style: String = "callout alarm", more: Markup = .nothing
  ) -> Markup {
    .tag(
      "div", ["class": style],
      .tag("p", [:], .tag("strong", [:], .text(title)), .text(" \(text)"), more))
  }
}
