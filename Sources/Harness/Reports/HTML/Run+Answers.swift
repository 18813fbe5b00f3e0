import BenchmarkKit

extension Run {
  /// Answers to readers' main questions, from the run's results.
  var answers: Markup {
    // The lists repeat the tables' numbers in sentences, and are not printed.
    .group([
      .tag(
        "div", ["class": "detailed"],
        .group(sections.map { $0.answer(in: self) } + [costAnswer].compactMap { $0 })),
      reproduction,
    ])
  }

  private var costAnswer: Markup? {
    let others = subjects.filter { $0.id != plan.baseline }
    let costs = others.map { subject in
      (subject, sections.compactMap { $0.cost(of: subject, in: self) })
    }
    guard costs.contains(where: { !$0.1.isEmpty }) else { return nil }
    return .group([
      .tag("h3", [:], .text("Costs per event, and lines of code")),
      .tag(
        "ul", [:],
        .group(
          costs.map { subject, parts in
            .tag(
              "li", [:], .tag("strong", [:], .text(subject.id)),
              .text(
                ": " + (parts + [extraCost(of: subject)].compactMap { $0 }).joined(separator: "; ")
                  + "."))
          })),
    ])
  }

  /// The cost that an architecture adds to its parent, such as coordinators on top of routers.
  private func extraCost(of subject: Subject) -> String? {
    guard let parent = subjects.first(where: { $0.module == subject.parent }),
      parent.id != plan.baseline
    else { return nil }
    let parts = sections.compactMap { $0.extraCost(of: subject, over: parent, in: self) }
    return parts.isEmpty ? nil : "over \(parent.id): \(parts.joined(separator: ", "))"
  }

  /// Sentences about the certainty of the results.
  var certainty: [String] {
    var sentences = sections.flatMap { $0.certainty(in: self) }
    if figures.contains(where: { !$0.isSampled && $0.heading != nil }) {
      sentences.append("Lines, counts and leaks are exact: the same seed gives the same results.")
    }
    if !sentences.isEmpty, figures.contains(where: { $0.isSampled }) {
      sentences.append(
        """
        UIKit is a re-implementation that draws nothing, so ratios carry over to iOS better than \
        nanoseconds.
        """
      )
    }
    return sentences
  }

  private var reproduction: Markup {
    if let commands = sections.lazy.compactMap({ $0.reproduction(in: self) }).first {
      return .group([
        .tag("h3", [:], "How to reproduce the run"), .drawing(commands, name: "Commands"),
      ])
    }
    let revision = environment.revision
    let isClean = revision?.hasSuffix("+") == false
    let checkout = revision.map { "git checkout \($0.replacing("+", with: ""))\n" } ?? ""
    return .group([
      .tag("h3", [:], "How to reproduce the run"),
      .drawing(
        "\(checkout)scripts/bench --plan ./plan.json --output again\n"
          + "scripts/bench compare run.json again/run.json", name: "Commands"),
      .tag(
        "p", ["class": "note"],
        .group([
          .tag("a", ["href": "#data"], "Save plan.json and run.json from Raw data"),
          .text(
            """
             into the root of the checkout. The plan sets the seeds \
            (\(plan.seeds.joined(separator: ", "))) and the numbers of sessions and launches.
            """
              + (isClean || revision == nil
                ? ""
                : """
                 The sources had uncommitted changes, so the revision alone does not reproduce the \
                run.
                """)
              + (revision == nil ? " The revision of the sources is unknown." : "")),
        ])),
    ])
  }
}
