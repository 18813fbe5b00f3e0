import ArgumentParser
import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics
import RegisteredApps

/// Does one job of a run, in a process of its own.
struct Work: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "work", abstract: "Does one job of a run.", shouldDisplay: false)

  @Argument(help: "The task, such as a metric's name.") var task: String
  @Argument(help: "The job as JSON.") var job: String
  @Option(help: "The app.") var app: String
  @Option(help: "The process that has started this one, and without which it ends.")
  var parent: Int32
  @Option(help: "The file descriptor of the memory that is shared with that process.")
  var channel: Int32

  @MainActor func perform() throws {
    let worker = try Worker(parent: parent, channel: channel)
    guard let task = Registry.bench.task(task), let app = Apps.named(app) else {
      throw Failure(.usage, "no task '\(task)' of '\(app)'; this command is called by 'bench run'.")
    }
    worker.perform(task, job, on: app)
  }
}
