import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import ComparedApps
import Foundation
import enum RandomUsers.ParentProcess

/// Performs one job of a campaign and stores its result in memory shared with the supervisor.
struct Work: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "work", abstract: "Does one job of a run.", shouldDisplay: false)

  @Argument(help: "The job as JSON.") var job: String
  @Option(help: "The process that has started this one, and without which it ends.")
  var parent: Int32
  @Option(help: "The file descriptor of the memory that is shared with that process.")
  var channel: Int32

  @MainActor func perform() throws {
    ParentProcess.endWith(parent)
    guard let sender = WorkerChannel.Sender(inherited: channel) else {
      throw Failure(.usage, "no memory is shared; this command is called by 'bench run'.")
    }
    do {
      let job = try JSONDecoder().decode(Job.self, from: Data(job.utf8))
      let result = try result(
        of: job, try Subjects(job.comparedApp).identified(job.subjects), sender)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      sender.finish(try encoder.encode(result))
    } catch let failure as Failure {
      sender.fail(failure.message)
    } catch {
      sender.fail("\(error)")
    }
  }

  @MainActor private func result(
    of job: Job, _ subjects: [SubjectUnderTest], _ sender: WorkerChannel.Sender
  ) throws -> JobResult {
    do {
      return try unchecked(job, of: job.comparedApp, subjects, sender)
    } catch let failure as UnequalWork {
      return .failed(failure.description)
    }
  }

  @MainActor private func unchecked(
    _ job: Job, of app: some App, _ subjects: [SubjectUnderTest], _ sender: WorkerChannel.Sender
  ) throws -> JobResult {
    let (observer, progress) = (sender.observer, sender.advance)
    switch job.work {
    case .conformance:
      return .conformance(
        ConformanceCheck(subjects).run(
          job.range, of: app, observer: observer, progress: progress))
    case .deepLinks:
      return .deepLinks(
        DeepLinkCheck(subjects).run(
          job.range.indices, of: app, observer: observer, progress: progress))
    case .leaks:
      return .leaks(
        try LeakCheck(subjects).run(
          job.range, of: app, observer: observer, progress: progress))
    case .exits:
      return .exits(
        try ExitCheck(subjects).run(
          job.range.indices, of: app, observer: observer, progress: progress))
    case .leakGrowth:
      let growth = try LeakGrowth(subjects).run(
        job.range.indices, of: app, observer: observer, progress: progress)
      return .leaks(Leaks(sessions: 0, rows: [], faults: [], growth: growth))
    case .dispatch:
      return .dispatch(
        try DispatchTiming(subjects).launch(
          job.range, of: app, observer: observer, progress: progress))
    case .eventTimes(let path):
      let samples = path.map { _ in EventSamples(seed: job.range.seed) }
      let launch = try EventTiming(subjects).launch(
        job.range, of: app, samples: samples, observer: observer, progress: progress)
      if let path, let samples {
        try Files.write(try samples.data(), to: URL(fileURLWithPath: path))
      }
      return .eventTimes(launch)
    case .copies(let copies):
      return .dispatch(
        try DispatchTiming(subjects, copies: copies).launch(
          job.range, of: app, observer: observer, progress: progress))
    case .counts:
      return .counts(
        try OperationCount(subjects).run(
          job.range, of: app, observer: observer, progress: progress))
    case .costGrowth(let selection, let profiles):
      do {
        let meter =
          try profiles.map { try CostMeter(callgrindWritesTo: URL(fileURLWithPath: $0)) }
          ?? CostMeter()
        return .costGrowth(
          try GrowthMeasurement(subjects, selection).run(
            meter, job.range.indices, of: app, observer: observer, progress: progress))
      } catch let failure as GrowthMeasurement.Failure {
        return .failed(failure.description)
      } catch let failure as CostMeter.Failure {
        return .failed(failure.description)
      }
    case .shrink(let finding, let budget):
      let finding = try job.shrink(
        finding, budget: budget, subjects[0], of: app, onTrial: sender.live)
      progress()
      return .shrunk(finding)
    case .recordedSessions(let names):
      let sessions = try names.map { try RecordedSession.load(RecordedSession.path($0), of: app) }
      return .conformance(
        ConformanceCheck(subjects).run(
          sessions, first: job.range.first, of: app, observer: observer, progress: progress))
    }
  }
}
