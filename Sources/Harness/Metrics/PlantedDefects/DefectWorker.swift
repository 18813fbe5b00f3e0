import AppArchitecture
import BenchmarkKit
import ComparedApps
import Foundation
import PlantedDefects
import UserSessions

/// The worker process for trials of planted defects; `bench verify planted` builds its program.
///
/// Each detector's report is written as soon as it is complete, because a defect may crash the
/// process.
package enum DefectWorker {
  /// The worker's task, passed as its only argument.
  package struct Task: Codable, Sendable {
    /// The name of the patched copy, or of an architecture's module for a control.
    package let module: String
    package let variant: String
    package let seed: UInt64
    package let detectors: [PlantedDefect.Detector]
    /// The paths of recorded sessions.
    package let sessions: [String]

    package init(
      module: String, variant: String, seed: UInt64,
      detectors: [PlantedDefect.Detector], sessions: [String]
    ) {
      self.module = module
      self.variant = variant
      self.seed = seed
      self.detectors = detectors
      self.sessions = sessions
    }
  }

  /// A line of the worker's output: the start of a detector, or its report.
  package struct Line: Codable, Sendable {
    package let detector: PlantedDefect.Detector
    /// The detector's report; `nil` if it has just started.
    package let report: DefectReport?
  }

  /// Seconds after which a detector counts as hanging.
  private static let timeout: UInt32 = 300

  /// Performs the task in the arguments and ends the process.
  ///
  /// - Parameter copies: The patched copies of the app's architectures.
  @MainActor package static func run(_ app: some App, with copies: [Architecture]) -> Never {
    let architectures = app.architectures + copies
    do {
      let task = try JSONDecoder().decode(
        Task.self, from: Data((CommandLine.arguments.dropFirst().first ?? "").utf8))
      let subjects = SubjectUnderTest.all(
        architectures.filter { $0.module == task.module }, of: app)
      guard let subject = subjects.first(where: { $0.variant.name == task.variant }) else {
        fail("found no variant '\(task.variant)' of '\(task.module)'")
      }
      try run(task, on: subject, of: app)
      exit(0)
    } catch {
      fail("\(error)")
    }
  }

  @MainActor private static func run<A: App>(
    _ task: Task, on subject: SubjectUnderTest, of app: A
  ) throws {
    let recorded: [Session<A.Model>] = try task.sessions.map { path in
      try SessionFile<A.Model.Start>.read(Data(contentsOf: URL(fileURLWithPath: path))).session()
    }
    let trial = DefectTrial(subject: subject, app: app, seed: task.seed, recorded: recorded)
    for detector in Metrics.defectDetectors where task.detectors.contains(detector.detector) {
      try write(Line(detector: detector.detector, report: nil))
      alarm(timeout)
      try write(Line(detector: detector.detector, report: detector.report(on: trial)))
      alarm(0)
    }
  }

  private static func write(_ line: Line) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    FileHandle.standardOutput.write(try encoder.encode(line) + Data("\n".utf8))
  }

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    exit(ownExit)
  }

  /// The exit code of a worker that could not perform its task.
  package static var ownExit: Int32 { 70 }
}
