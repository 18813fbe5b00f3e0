import BenchmarkKit
import Statistics

extension Leaks {
  package static let figures: [Figure] =
    [
      figure(.leaked).noted { run in
        run.leaks.map {
          """
          Objects per 1,000 sessions, over \($0.sessions.grouped) sessions. \
          \(LeakVerdict.definitions)
          """
        }
      }, figure(.abandoned), figure(.releasedLate),
      figure(.releasedEarly).asDefect { _ in
        "no object released early"
      } presence: { run, subject in
        let count = run.leaks?.sum(of: .releasedEarly, subject) ?? 0
        return "\(count.counted("object")) released while their screen was still there"
      },
      leftBehind,
      // Defects are compared one by one, because a new one could offset one that no longer occurs.
      Figure(
        "defects", title: "objects kept alive by a defect", criterion: nil,
        comparison: .counts { run, subject in
          run.leaks.map { leaks in
            Figure.Counts(
              work: run.campaign + ["\(leaks.sessions)"],
              values: Dictionary(
                leaks.defects.filter { $0.subject == subject.id }.map { defect in
                  let suspects = defect.suspects.joined(separator: ", ")
                  return (
                    "objects kept alive by \(defect.fingerprint) (\(suspects))",
                    Double(defect.count)
                  )
                }, uniquingKeysWith: { first, _ in first }))
          }
        }),
    ]

  private static let leftBehind = Figure(
    "leftBehind", title: "objects left behind per session", criterion: nil
  ) { run, subject in
    run.leaks.map { Estimate(exact: $0.leftBehind(by: subject)) }
  }.inOverview(
    "left behind",
    note: { _ in "left behind: objects per session, still alive after their screen has gone." }
  ) { run, subject in
    run.leaks.map { .text(inWords($0.leftBehind(by: subject))) } ?? .empty
  }.asDefect { _ in
    "no object left behind"
  } presence: { run, subject in
    let holders = run.leaks?.holders(of: subject) ?? []
    return "\(inWords(run.leaks?.leftBehind(by: subject) ?? 0)) objects left behind per session"
      + (holders.first.map { ", held by \($0.reference)" } ?? "")
      + (holders.count > 1 ? " and \((holders.count - 1).counted("other"))" : "")
  }

  private static func inWords(_ objects: Double) -> String {
    switch objects {
    case 0: "0"
    case ..<0.05: "under 0.1"
    default: objects.fixed(1)
    }
  }

  /// The objects per session that outlive their screen, until a later event or for ever.
  private func leftBehind(by subject: Subject) -> Double {
    let verdicts: [LeakVerdict] = [.leaked, .abandoned, .releasedLate]
    return Double(verdicts.map { sum(of: $0, subject) }.sum) / Double(max(1, sessions))
  }

  private static func figure(_ verdict: LeakVerdict) -> Figure {
    Figure(
      verdict.figureID, title: "objects \(verdict.title) per 1,000 sessions",
      heading: verdict.heading, digits: 1,
      comparison: .counts { run, subject in
        guard let leaks = run.leaks, leaks.hasReleasedLate else { return nil }
        return Figure.Counts(
          work: run.campaign + ["\(leaks.sessions)"],
          values: ["objects \(verdict.title)": Double(leaks.sum(of: verdict, subject))])
      }
    ) { run, subject in
      guard let leaks = run.leaks, leaks.verdicts.contains(verdict) else { return nil }
      let sum = Double(leaks.sum(of: verdict, subject))
      return Estimate(exact: sum * 1000 / Double(max(1, leaks.sessions)))
    }
  }
}

extension LeakVerdict {
  /// The column header for the number of objects per 1,000 sessions.
  var heading: String { "\(title)/1k" }
}
