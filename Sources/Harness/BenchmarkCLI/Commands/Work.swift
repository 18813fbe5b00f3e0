import ArgumentParser
import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkVerification
import Foundation
import OtherTools
import RegisteredApps
import UIKit
import UserSessions

import enum RandomUsers.ParentProcess

/// Does a part of a command's work in a separate process, which only `bench` starts.
struct Work: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Do a part of a command's work.", shouldDisplay: false,
    subcommands: [WorkJob.self, WorkCounted.self, WorkCrossCheck.self, WorkGallery.self],
    defaultSubcommand: WorkJob.self)
}

/// Does one job of a run.
struct WorkJob: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "job", abstract: "Do one job of a run.")

  @Argument(help: "The task, such as a metric's name.") var task: String
  @Argument(help: "The job as JSON.") var job: String
  @Option(help: "The app.") var app: String
  @Option(help: "The ID of the parent process; this process ends when it does.")
  var parent: Int32
  @Option(help: "The file descriptor of the memory shared with the parent process.")
  var channel: Int32

  @MainActor func perform() throws {
    let worker = try Worker(parent: parent, channel: channel)
    guard let task = Registry.bench.task(task), let app = Apps.named(app) else {
      throw Failure(CommandFailure.unknownTask(task, app: app))
    }
    worker.perform(task, job, on: app)
  }
}

/// Performs the work that callgrind counts.
struct WorkCounted: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "counted", abstract: "Do the work that callgrind counts.")

  @OptionGroup var app: AppOption
  @OptionGroup var subjects: SubjectList
  @Flag(help: "Run user actions instead of sessions.") var actions = false
  @Option(help: "One of the actions; defaults to all.") var action: String?
  @Option(help: "The number of sessions.") var sessions = 1
  @Option(help: "Events per session.") var events = 100
  @Option(help: "The seed of the sessions.") var seed = "0"
  @Option(help: "A file of personas.") var personas: String?

  @MainActor func perform() throws {
    for subject in try app.subjects.listed(subjects.list) {
      if actions {
        DecisionCount(subject, action: action).perform()
      } else {
        do {
          try InstructionCount(subject).perform(try range())
        } catch let failure as InstructionCount.Failure {
          throw Failure(.checkFailed, failure)
        }
      }
    }
  }

  private func range() throws(Failure) -> SessionRange {
    SessionRange(
      seed: try BenchmarkKit.seed(seed), first: 0, count: sessions, eventsPerSession: events,
      population: try Personas.load(personas))
  }
}

/// Runs sessions with or without counting their leaks.
struct WorkCrossCheck: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "cross-check", abstract: "Run the sessions of the selected cross-check rows.")

  @OptionGroup var choice: CrossCheckChoice
  @Flag(help: "Run each row in a copy of the process, and write a line of JSON for each.")
  var copies = false
  @Flag(help: "Count the leaks in each copy.") var count = false
  @Option(help: "The ID of the parent process; this process ends when it does.")
  var parent: Int32?

  @MainActor func perform() throws {
    if let parent { ParentProcess.endWith(parent) }
    for row in try choice.rows() {
      if copies {
        let copy = try JSONEncoder().encode(CrossCheckedCopy(of: row, counts: count))
        try StandardStreams.write(String(decoding: copy, as: UTF8.self) + "\n")
      } else {
        row.run()
      }
    }
  }
}

/// Runs gallery sessions without counting anything, for programs that look for leaked memory.
struct WorkGallery: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Run sessions of the gallery's apps.")

  @Argument(help: "Forms of the apps, such as L01,L01-fixed,I02.") var forms: String
  @Option(help: "The number of sessions of each form.") var times = 1

  @MainActor func perform() {
    let names = forms.commaSeparated
    let forms = GalleryForm.all.filter { names.contains($0.id) }
    for _ in 0..<times { for form in forms { form.session.run() } }
    // As in the cross-check: the last app's `UIApplication` lives until the next one replaces it.
    Device().shutDown()
  }
}
