import BenchmarkKit

extension Run {
  /// Answers to readers' main questions, from the run's results.
  var answers: Markup {
    .group(
      [leaks?.answer(subjects, exits), costAnswer, certaintyAnswer, reproduction].compactMap { $0 })
  }

  private var costAnswer: Markup? {
    guard dispatch != nil || linesOfCode != nil else { return nil }
    let others = subjects.filter { $0.id != plan.baseline }
    return .group([
      .tag("h3", [:], .text("What each costs, per event and in lines")),
      .tag(
        "ul", [:],
        .group(
          others.map { subject in
            let parts = [
              timeCost(of: subject), instructionCost(of: subject), lineCost(of: subject),
              parentCost(of: subject),
            ]
            return .tag(
              "li", [:], .tag("strong", [:], .text(subject.name)),
              .text(": " + parts.compactMap { $0 }.joined(separator: "; ") + "."))
          })),
    ])
  }

  private func timeCost(of subject: Subject) -> String? {
    guard let dispatch, let row = dispatch.rows.first(where: { $0.subject == subject.id }) else {
      return nil
    }
    return
      "\(Table.Cell(row.ratio, digits: 3).text) times \(subjects.name(of: dispatch.baseline))'s time per event, \(dispatch.verdict(of: row))"
  }

  private func instructionCost(of subject: Subject) -> String? {
    guard let instructions,
      let row = instructions.rows.first(where: { $0.subject == subject.id }),
      let base = instructions.rows.first(where: { $0.subject == instructions.baseline })
    else { return nil }
    func times(_ own: Double, _ theirs: Double) -> String {
      "\(own.grouped()) against \(theirs.grouped()) (×\((own / theirs).fixed(2)))"
    }
    return
      "\(times(row.total, base.total)) instructions per event, of which its own code spends"
      + " \(times(row[.architecture].total, base[.architecture].total))"
  }

  /// The cost that an architecture adds to its parent, such as coordinators to routers.
  private func parentCost(of subject: Subject) -> String? {
    guard let parent = subjects.first(where: { $0.module == subject.parent }),
      parent.id != plan.baseline
    else { return nil }
    let (own, theirs) = (figures(of: subject), figures(of: parent))
    var parts: [String] = []
    if let own = own["lines"]?.value, let theirs = theirs["lines"]?.value {
      parts.append("\(own < theirs ? "" : "+")\((own - theirs).fixed(0)) lines")
    }
    if let own = own["instructions"]?.value, let theirs = theirs["instructions"]?.value, theirs > 0
    {
      let share = (own / theirs - 1) * 100
      parts.append("\(share < 0 ? "" : "+")\(share.fixed(1)) % instructions")
    }
    return parts.isEmpty ? nil : "over \(parent.name): \(parts.joined(separator: ", "))"
  }

  private func lineCost(of subject: Subject) -> String? {
    guard let linesOfCode else { return nil }
    func lines(_ module: String?) -> Int {
      linesOfCode.files.filter { $0.module == module }.map(\.physical).sum
    }
    let own = lines(subject.module)
    let base = lines(subjects.first { $0.id == plan.baseline }?.module)
    guard own > 0, base > 0 else { return nil }
    let share = (Double(own) / Double(base) - 1) * 100
    return "\(own) lines against \(base), \(share < 0 ? "" : "+")\(share.fixed(0)) %"
  }

  private var certaintyAnswer: Markup? {
    var sentences: [String] = []
    if let dispatch {
      let sessions = dispatch.launches.first?.blocks[dispatch.baseline]?.count ?? 0
      sentences.append(
        "Each ratio rests on \(dispatch.launches.count) launches of \(sessions) sessions, in which every subject ran the same."
      )
      let control = dispatch.rows.first { $0.subject == dispatch.equal }
      if let control {
        sentences.append(
          "\(dispatch.control == nil ? "A second run of \(dispatch.baseline)" : "An exact copy of \(dispatch.baseline)") measures"
            + " \(Table.Cell(control.ratio, digits: 3).text)."
        )
      }
      if let resolution = dispatch.resolution {
        sentences.append(
          "So no ratio within ±\((resolution.margin * 100).fixed(1)) % of 1 is called different, and a difference below"
            + " about \((resolution.halfWidth * 100).fixed(2)) % could not have been seen.")
      } else {
        sentences.append(
          "\(dispatch.launches.count) launches are too few for any claim about times; the plan ‘default’ takes 12."
        )
      }
    }
    if let conformance {
      let divergences = conformance.rows.map { $0.divergences + $0.crashes }.sum
      sentences.append(
        divergences == 0
          ? "All subjects did the same work: no screen of any session differed from the reference model's."
          : "\(divergences) divergences and crashes: the subjects did not do the same work.")
    }
    if leaks != nil || counts != nil || linesOfCode != nil {
      sentences.append("Lines, counts and leaks are exact: the same seed gives the same figures.")
    }
    guard !sentences.isEmpty else { return nil }
    if dispatch != nil {
      sentences.append(
        "No iOS was run: UIKit is modelled and nothing is drawn, so read ratios and not nanoseconds."
      )
    }
    return .group([
      .tag("h3", [:], "How sure the numbers are"),
      .tag("p", [:], .text(sentences.joined(separator: " "))),
    ])
  }

  private var reproduction: Markup {
    let revision = environment.revision
    let isClean = revision?.hasSuffix("+") == false
    let checkout = revision.map { "git checkout \($0.replacing("+", with: ""))\n" } ?? ""
    return .group([
      .tag("h3", [:], "How to run it again"),
      .drawing(
        "\(checkout)scripts/bench --plan ./plan.json --output again\n"
          + "scripts/bench compare run.json again/run.json", name: "Commands"),
      .tag(
        "p", ["class": "note"],
        .group([
          .tag("a", ["href": "#data"], "Save plan.json and run.json from Raw data"),
          .text(
            " into the folder of the sources. The plan has the seeds (\(plan.seeds.joined(separator: ", "))), the sessions and the launches."
              + (isClean || revision == nil
                ? ""
                : " The sources had changes that were not committed, so the revision alone does not tell all.")
              + (revision == nil ? " The revision of the sources is not known." : "")),
        ])),
    ])
  }
}
