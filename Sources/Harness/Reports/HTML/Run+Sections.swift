import BenchmarkKit

extension Run {
  /// The findings, which make the run fail.
  var findingsSection: [PageSection] {
    let failures = findings.failures
    guard !failures.isEmpty else { return [] }
    let parts = failures.map { finding in
      Markup.group([
        .tag("h3", [:], .text("\(finding.kind.rawValue): \(finding.subject)")),
        .tag("p", [:], .text(finding.headline)),
        .drawing(finding.details.joined(separator: "\n"), name: "Details of the finding"),
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
    let facts: [(String, String)] =
      [
        ("system", machine.operatingSystem), ("processor", machine.processor),
        ("cores", String(machine.cores)),
        ("memory", "\((Double(machine.memoryBytes) / 1_073_741_824).fixed(1)) GiB"),
        ("Swift", machine.swiftVersion), ("build", machine.configuration),
        ("revision", machine.revision ?? "unknown"),
        ("load at the start", machine.loadAverage.map { $0.fixed(2) } ?? "unknown"),
        ("plan", "\(plan.name): \(plan.summary)"), ("seeds", plan.seeds.joined(separator: ", ")),
        ("sessions per subject and seed", "\(plan.sessions) of \(plan.eventsPerSession) events"),
      ] + sections.flatMap { $0.facts(in: self) }
    let list = facts.map { name, value in
      Markup.group([.tag("dt", [:], .text(name)), .tag("dd", [:], .text(value))])
    }
    let sources = subjects.map { subject in
      Markup.group([
        .tag("dt", [:], .text(subject.id)),
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
