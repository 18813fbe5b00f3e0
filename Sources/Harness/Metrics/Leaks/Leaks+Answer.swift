import BenchmarkKit

extension Leaks {
  /// The subjects whose objects are not released in time, and the responsible references.
  package func answer(in run: Run) -> Markup {
    let leaking = run.subjects.filter { !counts(of: $0).isEmpty }
    let clean = run.subjects.filter { subject in !leaking.contains(subject) }
    var lines = leaking.map { Markup.tag("li", [:], .group(causes(in: $0))) }
    if !clean.isEmpty {
      let names = clean.map(\.id).joined(separator: ", ")
      lines.append(
        .tag("li", [:], .text("\(names): all objects are released together with their screens.")))
    }
    return .group([
      .tag("h3", [:], "Leaks and their causes"),
      .tag("ul", [:], .group(lines)),
      .tag(
        "p", ["class": "note"],
        .text(
          """
          Exact counts, over \(Double(sessions).grouped()) sessions per subject. The section \
          ‘Leaks’ shows the chains of references.
          """
        )),
    ])
  }

  /// The non-zero counts of a subject, with their verdicts.
  private func counts(of subject: Subject) -> [String] {
    verdicts.compactMap { verdict in
      let count = sum(of: verdict, subject)
      guard count > 0 else { return nil }
      return "\((Double(count) * 1000 / Double(max(1, sessions))).grouped()) \(verdict.title)"
    }
  }

  /// The references responsible for a subject's defects, those with the most objects first.
  func holders(of subject: Subject) -> [(reference: String, objects: Int)] {
    defects.filter { $0.subject == subject.id }.flatMap { defect in
      (defect.suspects.isEmpty ? [defect.cause] : defect.suspects).map {
        (reference: $0, objects: defect.count)
      }
    }.merged(by: \.reference) { $0.objects += $1.objects }
      .sorted { ($1.objects, $0.reference) < ($0.objects, $1.reference) }
  }

  private func causes(in subject: Subject) -> [Markup] {
    let suspects = holders(of: subject)
    var parts: [Markup] = [
      .tag("strong", [:], .text(subject.id)),
      .text(": \(counts(of: subject).joined(separator: ", ")) per 1,000 sessions."),
    ]
    guard !suspects.isEmpty else { return parts }
    parts.append(" Caused by ")
    for (index, (name, count)) in suspects.prefix(3).enumerated() {
      let objects = count > 0 ? ", \(Double(count).grouped()) objects" : ""
      parts.append(
        .group([index == 0 ? "" : "; ", .tag("code", [:], .text(name)), .text(objects)]))
    }
    if suspects.count > 3 { parts.append("; and \(suspects.count - 3) more") }
    return parts + ["."]
  }
}
