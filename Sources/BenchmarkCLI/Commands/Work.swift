import ArgumentParser
import BenchmarkMetrics
import BenchmarkResults
import Foundation
import enum RandomUsers.ParentProcess

/// Does one job and writes its result to standard output; only a campaign calls it.
struct Work: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "work", abstract: "Does one job of a run.", shouldDisplay: false)

  @Argument(help: "The job as JSON.") var job: String
  @Option(help: "The process that has started this one, and without which it ends.")
  var parent: Int32
  @Option(help: "The file descriptor of the memory in which it is told where the work is.")
  var position: Int32

  @MainActor func perform() throws {
    guard let job = try? JSONDecoder().decode(Job.self, from: Data(job.utf8)) else {
      throw Failure(.usage, "the job could not be read; this command is called by 'bench run'.")
    }
    let subjects = try Subjects.identified(job.subjects)
    ParentProcess.endWith(parent)
    guard let page = WorkPosition.Page(inherited: position) else {
      throw Failure(.usage, "there is no memory to tell the position in.")
    }
    let counter = Counter(page)
    let result: JobResult
    do {
      result = try self.result(of: job, subjects, page.observer, counter)
    } catch let failure as UnequalWork {
      result = .failed(failure.description)
    }
    counter.write()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    output("peak \(ProcessMemory.peak)\n")
    output(String(decoding: try encoder.encode(result), as: UTF8.self) + "\n")
  }

  @MainActor private func result(
    of job: Job, _ subjects: [SubjectUnderTest], _ observer: WorkObserver,
    _ counter: Counter
  ) throws -> JobResult {
    let progress = counter.advance
    switch job.work {
    case .conformance:
      return .conformance(
        ConformanceCheck(subjects).run(job.range, observer: observer, progress: progress))
    case .deepLinks:
      return .deepLinks(
        DeepLinkCheck(subjects).run(job.range.indices, observer: observer, progress: progress))
    case .leaks:
      return .leaks(try LeakCheck(subjects).run(job.range, observer: observer, progress: progress))
    case .exits:
      return .exits(
        try ExitCheck(subjects).run(job.range.indices, observer: observer, progress: progress))
    case .leakGrowth:
      let growth = try LeakGrowth(subjects).run()
      for _ in subjects { progress() }
      return .leaks(Leaks(sessions: 0, rows: [], faults: [], growth: growth))
    case .dispatch:
      return .dispatch(
        try DispatchTiming(subjects).launch(job.range, observer: observer, progress: progress))
    case .eventTimes(let path):
      let samples = path.map { _ in EventSamples(seed: job.range.seed) }
      let launch = try EventTiming(subjects).launch(
        job.range, samples: samples, observer: observer, progress: progress)
      if let path, let samples {
        try Files.write(try samples.data(), to: URL(fileURLWithPath: path))
      }
      return .eventTimes(launch)
    case .copies(let copies):
      return .dispatch(
        try DispatchTiming(subjects, copies: copies).launch(
          job.range, observer: observer, progress: progress))
    case .counts:
      return .counts(
        try OperationCount(subjects).run(job.range, observer: observer, progress: progress))
    case .costGrowth(let selection, let profiles):
      do {
        let meter =
          try profiles.map { try CostMeter(callgrindWritesTo: URL(fileURLWithPath: $0)) }
          ?? CostMeter()
        return .costGrowth(
          try GrowthMeasurement(subjects, selection).run(meter, progress: progress))
      } catch let failure as GrowthMeasurement.Failure {
        return .failed(failure.description)
      } catch let failure as CostMeter.Failure {
        return .failed(failure.description)
      }
    case .shrink(let finding, let budget):
      let finding = try job.shrink(finding, budget: budget, subjects[0], onTrial: counter.live)
      progress()
      return .shrunk(finding)
    case .recordedSessions(let names):
      let sessions = try names.map { try RecordedSession.load(RecordedSession.path($0)) }
      return .conformance(
        ConformanceCheck(subjects).run(
          sessions, first: job.range.first, observer: observer, progress: progress))
    }
  }

  /// Says how many sessions are done, not more often than is of use.
  @MainActor private final class Counter {
    private let page: WorkPosition.Page
    private var units = 0

    init(_ page: WorkPosition.Page) { self.page = page }

    func advance() {
      units += 1
      page.position.signs += 1
      if units.isMultiple(of: 50) { write() }
    }

    /// Says that the work goes on, which may be all there is to say for long.
    func live() { page.position.signs += 1 }

    func write() { output("done \(units)\n") }
  }
}
