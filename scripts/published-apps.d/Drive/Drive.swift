import Foundation
import RandomUsers

/// Drives the six apps, writes a report of each, and prints the table.
///
///     drive FACTS REPORTS SESSIONS
///
/// FACTS has a line per app with what the script counted, separated by tabs: name, files, lines,
/// changed files and own tests. REPORTS is the folder of the reports.
@main struct Drive {
  @MainActor static func main() throws {
    let arguments = CommandLine.arguments
    let facts = try String(contentsOfFile: arguments[1], encoding: .utf8)
      .split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    var table = Table(
      columns: [
        "app", "files", "lines", "changed", "screens", "ended", "findings", "seconds",
        "own tests", "kept by a running timer",
      ])
    var findings: [String] = []
    var isAsPredicted = true
    for app in PublishedApp.all {
      let outcome = try Outcome(app, sessions: Int(arguments[3]) ?? 100)
      try outcome.reports.write(
        toFile: "\(arguments[2])/\(app.name).txt", atomically: true, encoding: .utf8)
      isAsPredicted = isAsPredicted && outcome.kept == app.prediction
      let known = facts.first { $0[0] == app.name } ?? [app.name, "?", "?", "?", "?"]
      table.add(
        Array(known[..<4])
          + [
            outcome.screens, outcome.ended, "\(outcome.findings.count)", outcome.seconds, known[4],
          ]
          + [outcome.comparison(with: app.prediction)])
      findings += outcome.findings.map { "\(app.name): \($0)" }
    }
    print(table.text)
    print((["Findings, each with the references to blame:"] + findings).joined(separator: "\n  "))
    print(try VersionPair.text(sessions: Int(arguments[3]) ?? 100))
    if !isAsPredicted { exit(1) }
  }
}

/// What the users found in an app.
@MainActor struct Outcome {
  private let visits: VisitReport
  private let journey: VisitReport
  /// The gathers that the given journey ended, and those that random users ended.
  let ended: String
  /// The time of the random users' visit, with all checks and with shrinking.
  let seconds: String

  init(_ app: PublishedApp, sessions: Int) throws {
    let users = RandomUsers(sessions: sessions, modules: [app.module])
    journey = try users.replay(Journey.leavingFourTimes, on: app.launch)
    _ = EndedGathers.shared.take()
    _ = try users.replay(Journey.ending, on: app.launch)
    let given = EndedGathers.shared.take()
    let start = Date()
    visits = try users.visit(app.launch)
    seconds = String(format: "%.1f", Date().timeIntervalSince(start))
    ended = "\(given)+\(EndedGathers.shared.take())"
  }

  /// The classes that the journey leaves behind more and more of.
  var kept: Set<String> {
    let names = journey.findings(of: .abandoned).flatMap { [$0.fingerprint] + $0.consequences }
    return Set(
      names.filter { $0.hasPrefix("abandoned: ") }.map { String($0.dropFirst("abandoned: ".count)) }
    )
  }

  func comparison(with prediction: Set<String>) -> String {
    let found = kept.isEmpty ? "nothing" : kept.sorted().joined(separator: ", ")
    guard kept != prediction else { return "\(found), as predicted" }
    return "\(found); predicted: \(prediction.sorted().joined(separator: ", "))"
  }

  /// The screens that random users reached, of all that the app has.
  var screens: String {
    // Alerts are the system's.
    let reached = visits.screens.keys.filter { $0 != "UIAlertController" }.count
    return "\(reached)/\(reached + visits.unseenScreens.count)"
  }

  var findings: [String] {
    visits.findings.map {
      let suspects = $0.suspects.isEmpty ? "" : " (\($0.suspects.joined(separator: ", ")))"
      return $0.fingerprint + suspects
    }
  }

  var reports: String {
    "Random users\n\n\(visits)\n\nFour visits to the gather whose countdown runs on\n\n\(journey)\n"
  }
}

/// Two of the apps, compared like two versions of one.
@MainActor enum VersionPair {
  static func text(sessions: Int) throws -> String {
    let pair = PublishedApp.all.filter { ["MVP", "MVP-C"].contains($0.name) }
    let comparison = try RandomUsers(
      sessions: sessions,
      texts: ["Enter username": ["ann"], "Enter password": ["secret"]],
      modules: pair.map(\.module)
    ).compare(before: pair[0].launch, after: pair[1].launch)
    let differences = comparison.differences.map { difference in
      let lines = difference.detail.split(separator: "\n")
      return
        (["\(difference.subject), after \(difference.events.count) events:"]
        + lines.map(String.init))
        .joined(separator: "\n    ")
    }
    let title = "\(pair[1].name) compared with \(pair[0].name), as a new version:"
    return ([title] + (differences.isEmpty ? ["no differences"] : differences))
      .joined(separator: "\n  ")
  }
}

/// A table whose columns are as wide as their contents.
struct Table {
  private var rows: [[String]]

  init(columns: [String]) { rows = [columns] }

  mutating func add(_ row: [String]) { rows.append(row) }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        // Numbers to the right; the names in the first and last column to the left.
        return column == 0 || column == row.count - 1 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ").trimmingTrailingSpaces
    }.joined(separator: "\n") + "\n"
  }
}

extension String {
  var trimmingTrailingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
