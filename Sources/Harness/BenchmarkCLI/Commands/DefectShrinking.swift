import ArgumentParser
import BenchmarkKit
import ComparedApps
import UserSessions

/// The options for shrinking the sessions of findings and defects.
struct DefectShrinking: ParsableArguments {
  @Flag(help: .shrink) var shrink = false
  @Option(help: .shrinkBudget) var shrinkBudget = 20_000

  func validate() throws {
    try OptionProblem.check("--shrink-budget", shrinkBudget, atLeast: 1)
  }

  /// The run, with the sessions of its findings and of its sections' defects shrunk.
  func shrunk(
    _ run: BenchmarkKit.Run, of app: any App, population: Population? = nil, jobs: Int,
    isQuiet: Bool
  ) throws(Failure) -> BenchmarkKit.Run {
    guard shrink else { return run }
    var run = run
    let shrinking = FindingShrinking(
      budget: shrinkBudget, concurrency: jobs, isQuiet: isQuiet, population: population, app: app)
    try shrinking.shrink(&run)
    for section in run.sections { try shrinking.shrinkDefects(of: section, in: &run) }
    return run
  }
}

extension FindingShrinking {
  /// Adds the simplest sessions of a section's defects.
  fileprivate func shrinkDefects<Section: RunSection>(
    of section: Section, in run: inout BenchmarkKit.Run
  ) throws(Failure) {
    let defects = section.defectFindings
    let positions = defects.indices.filter { defects[$0].canBeShrunk }
    guard !positions.isEmpty, !Interruption.isRequested else { return }
    var sessions: [String?] = defects.map { _ in nil }
    for (position, finding) in zip(positions, try shrink(positions.map { defects[$0] }))
    where finding?.kind != .flaky {
      sessions[position] = finding?.session
    }
    run[Section.self] = section.adding(sessions: sessions)
    let left = sessions.count { $0 == nil }
    if left > 0 { note(Warning(CommandWarning.unshrunkDefects(left))) }
  }
}
