import BenchmarkKit

extension Run {
  /// The traces of all defects, collapsed.
  var leakTraces: Markup {
    guard let leaks, !leaks.faults.isEmpty else { return .nothing }
    let traces = leaks.faults.sorted {
      ($1.count, $0.subject, $0.fingerprint, $0.text) < (
        $0.count, $1.subject, $1.fingerprint, $1.text
      )
    }.map { fault in
      Markup.tag(
        "details", [:],
        .tag(
          "summary", [:],
          .text("\(subjects.name(of: fault.subject)): "), .tag("code", [:], .text(fault.blame)),
          .text(
            fault.count > 0
              ? ", \(Double(fault.count).grouped()) objects in \(fault.sessions) sessions" : "")),
        .drawing(fault.drawn, name: "Leak trace"))
    }
    return .group([
      .tag("h3", [:], "Leak traces"),
      .tag(
        "p", ["class": "note"],
        "From what is alive for good down to the object that should be gone. The reference to blame is underlined."
      ),
      .group(traces),
    ])
  }

  /// The findings, which make the run fail.
  var findingsSection: [PageSection] {
    guard !findings.isEmpty else { return [] }
    let parts = findings.map { finding in
      Markup.group([
        .tag("h3", [:], .text("\(finding.kind.rawValue): \(subjects.name(of: finding.subject))")),
        .tag("p", [:], .text(finding.headline)),
        .drawing(
          ([finding.detail] + [finding.replay.map { "replay: \($0)" }].compactMap { $0 })
            .joined(separator: "\n"), name: "Details of the finding"),
      ])
    }
    return [PageSection(id: "findings", title: "Findings", content: .group(parts))]
  }

  /// The warnings needed to interpret the results.
  var warningsSection: [PageSection] {
    guard !warnings.isEmpty else { return [] }
    let lines = warnings.map { Markup.tag("li", [:], .text($0.text)) }
    return [
      PageSection(id: "warnings", title: "Warnings", content: .tag("ul", [:], .group(lines)))
    ]
  }

  /// The machine, the build, the plan and the subjects.
  var environmentSection: PageSection {
    let machine = environment
    let facts: [(String, String)] = [
      ("system", machine.operatingSystem), ("processor", machine.processor),
      ("cores", String(machine.cores)),
      ("memory", "\((Double(machine.memoryBytes) / 1_073_741_824).fixed(1)) GiB"),
      ("Swift", machine.swiftVersion), ("build", machine.configuration),
      ("revision", machine.revision ?? "not known"),
      ("load when the run began", machine.loadAverage.map { $0.fixed(2) } ?? "not known"),
      ("plan", "\(plan.name): \(plan.summary)"), ("seeds", plan.seeds.joined(separator: ", ")),
      ("sessions per subject and seed", "\(plan.sessions) of \(plan.eventsPerSession) events"),
      (
        "timing launches",
        "\(dispatch?.launches.count ?? plan.launches) of \(plan.sessionsPerLaunch) sessions"
      ),
    ]
    let list = facts.map { name, value in
      Markup.group([.tag("dt", [:], .text(name)), .tag("dd", [:], .text(value))])
    }
    let sources = subjects.map { subject in
      Markup.group([
        .tag("dt", [:], .text(subject.name)),
        .tag(
          "dd", [:],
          .text(
            [subject.summary, subject.source].filter { !$0.isEmpty }.joined(separator: ". Source: ")
          )),
      ])
    }
    return PageSection(
      id: "environment", title: "Environment",
      content: .group([
        .tag("dl", [:], .group(list)), .tag("h3", [:], "Subjects"),
        .tag("dl", [:], .group(sources)),
      ]))
  }
}
