import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import BenchmarkVerification
import DefectGallery
import Foundation
import OtherTools

/// Compares NavBench with other tools on the gallery of defects.
struct VerifyOtherTools: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "other-tools",
    abstract: "Compare NavBench with other tools on the gallery of defects.",
    discussion: """
      Weak-reference asserts, instance limits, release deadlines, snapshots and random taps are \
      re-implemented in a few lines each, under Sources/Verification/OtherTools. LeakSanitizer and \
      valgrind are run if they are installed. Each tool gets the same events of the same apps, \
      with and without the defect.

      With --subjects, the tools that need no other program are run on random sessions instead.

      EXAMPLES
        bench verify other-tools
        bench verify other-tools L02
        bench verify other-tools --built-in
        bench verify other-tools --subjects MVP-C,VIPER --sessions 20
      """.flowing)

  @Argument(
    help: "A defect for which to print every tool's findings; defaults to tables of all defects.",
    completion: .defects)
  var defect: String?
  @Flag(help: "Omit LeakSanitizer and valgrind, which take minutes.") var builtIn = false
  @OptionGroup var subjects: SubjectList
  @OptionGroup var app: AppOption
  @Option(help: .sessions) var sessions = 20
  @Option(help: .seed) var seed = "1"
  @OptionGroup var output: OutputOptions<TableFormat>

  func validate() throws {
    try OptionProblem.check("--sessions", sessions, atLeast: 1)
    if let defect {
      try OptionProblem.check(
        "the findings on \(defect)",
        excludes: ["--format \(output.format.rawValue)": !output.format.holdsText])
    }
  }

  @MainActor func perform() throws {
    try LeakCheck.ensureHooks()
    if subjects.list != nil { return try compareOnSubjects() }
    if let defect { return try quote(defect.uppercased()) }
    let costs = try ToolCost.measure(OtherTool.all)
    var scores = try OtherTool.all.map { tool in
      progress(tool.name)
      return try ToolScore(tool, cost: costs[tool.name])
    }
    // NavBench stays last.
    if !builtIn {
      scores.insert(contentsOf: try MemoryChecker.scores(progress: progress), at: scores.count - 1)
    }
    try output.deliver(scores.tables)
  }

  /// Prints every tool's complaints about a defect.
  @MainActor private func quote(_ id: String) throws {
    var quotes: [String] = []
    func quote(_ tool: String, _ complaints: [String]) {
      quotes.append(
        "\(tool):\n"
          + (complaints.isEmpty ? ["nothing found"] : complaints)
          .joined(separator: "\n"))
    }
    for defect in try CrossCheckChoice.defects(named: [id]) {
      let form = GalleryForm.defective(defect)
      for tool in OtherTool.all {
        let complaints = try tool.complaints(about: form, right: .fixed(defect))
        quote(
          tool.name,
          complaints?.map(\.text) ?? ["no complaints: the app would end the process first"])
      }
      if builtIn || form.endsEarly { continue }
      for (tool, report) in try MemoryChecker.reports(on: form) {
        quote(tool, report.map { [$0] } ?? [])
      }
    }
    try output.deliver([], drawings: quotes)
  }

  @MainActor private func compareOnSubjects() throws {
    let range = SessionRange(
      seed: try BenchmarkKit.seed(seed), first: 0, count: sessions, eventsPerSession: 100)
    let chosen = try app.subjects.listed(subjects.list)
    let scores = try chosen.map { subject in
      progress(subject.subject.id)
      return try SubjectToolScore(subject, range)
    }
    let lost = builtIn ? [] : try MemoryChecker.verdicts(on: chosen.map { .subject($0, range) })
    try output.deliver([scores.table(sessions: sessions, lost: lost)])
  }

  private func progress(_ text: String) { if !output.isSilent { note(text) } }
}
