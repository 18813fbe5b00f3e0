import BenchmarkKit
import Statistics

extension LinesOfCode {
  package static let figures: [Figure] = [
    Figure("lines", title: "physical lines", heading: "lines", criterion: nil) {
      lines($0, $1) { $0.map(\.physical).reduce(0, +) }
    },
    Figure("codeLines", title: "lines of code", heading: "code lines") {
      lines($0, $1) { $0.map(\.code).reduce(0, +) }
    }.inOverview("code lines") { run, subject in
      lines(run, subject) { $0.map(\.code).reduce(0, +) }.map { .integer(Int($0.value)) } ?? .empty
    }.chosen(for: "little code"),
    Figure("files", title: "source files", heading: "files") { lines($0, $1, of: \.count) },
    // Included because large view controllers are the usual complaint.
    Figure("largestFile", title: "lines of code of the largest file", heading: "largest file") {
      lines($0, $1) { $0.map(\.code).max() ?? 0 }
    },
    family("viewControllerLines", .viewControllers, "physical lines of view controllers")
      .chosen(for: "small view controllers"),
    family("navigationLines", .navigation, "physical lines of coordinators, routers and links"),
    Figure(
      "delegateLines", title: "physical lines of the app delegate", heading: nil, criterion: nil
    ) { run, subject in
      lines(run, subject) { $0.filter { $0.name == "AppDelegate" }.map(\.physical).reduce(0, +) }
    },
  ]

  private static func family(_ id: String, _ family: RoleFamily, _ title: String) -> Figure {
    Figure(id, title: title, heading: nil, criterion: nil) { run, subject in
      lines(run, subject) { files in
        files.filter { RoleFamily(role: $0.role) == family }.map(\.physical).reduce(0, +)
      }
    }
  }

  private static func lines(
    _ run: Run, _ subject: Subject, of count: ([LinesOfCode.File]) -> Int
  ) -> Estimate? {
    guard let files = run.linesOfCode?.files.filter({ $0.module == subject.module }),
      !files.isEmpty
    else { return nil }
    return Estimate(exact: Double(count(files)))
  }
}
