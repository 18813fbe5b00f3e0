import BenchmarkKit

extension Leaks {
  /// The subjects whose objects are not released in time, and the references responsible.
  func answer(_ subjects: [Subject], _ exits: ExitPaths?) -> Markup {
    let guilty = subjects.filter { !counts(of: $0).isEmpty }
    let clean = subjects.filter { subject in !guilty.contains(subject) }
    var lines = guilty.map { subject in
      Markup.tag("li", [:], .group(blame(of: subject) + [exits?.answer(of: subject) ?? .nothing]))
    }
    if !clean.isEmpty {
      let names = clean.map(\.name).joined(separator: ", ")
      lines.append(
        .tag("li", [:], .text("\(names): no object outlives its screen, or dies before it.")))
    }
    return .group([
      .tag("h3", [:], "Whose objects outlive their screens, and why"),
      .tag("ul", [:], .group(lines)),
      .tag(
        "p", ["class": "note"],
        .text(
          "Counted exactly, over \(Double(sessions).grouped()) sessions a subject. The chains of references are under Leaks."
        )),
    ])
  }

  /// The non-zero counts of a subject, with their verdicts.
  private func counts(of subject: Subject) -> [String] {
    let rows = rows.filter { $0.subject == subject.id }
    return verdicts.compactMap { verdict in
      let count = rows.map { $0[keyPath: verdict.count] }.sum
      guard count > 0 else { return nil }
      return "\((Double(count) * 1000 / Double(max(1, sessions))).grouped()) \(verdict.name)"
    }
  }

  private func blame(of subject: Subject) -> [Markup] {
    let faults = self.faults.filter { $0.subject == subject.id }
    let kept = faults.map(\.count).sum
    var suspects: [(name: String, count: Int)] = []
    for fault in faults {
      for name in fault.suspects.isEmpty ? [fault.blame] : fault.suspects {
        if let known = suspects.firstIndex(where: { $0.name == name }) {
          suspects[known].count += fault.count
        } else {
          suspects.append((name, fault.count))
        }
      }
    }
    suspects.sort { ($1.count, $0.name) < ($0.count, $1.name) }
    var parts: [Markup] = [
      .tag("strong", [:], .text(subject.name)),
      .text(": \(counts(of: subject).joined(separator: ", ")) objects per 1,000 sessions."),
    ]
    guard !suspects.isEmpty else { return parts }
    parts.append(" To blame: ")
    for (index, suspect) in suspects.prefix(3).enumerated() {
      let share = kept > 0 ? ", \(Double(suspect.count).grouped()) objects" : ""
      parts.append(
        .group([index == 0 ? "" : "; ", .tag("code", [:], .text(suspect.name)), .text(share)]))
    }
    if suspects.count > 3 { parts.append("; and \(suspects.count - 3) more") }
    return parts + ["."]
  }
}
