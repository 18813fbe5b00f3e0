import ArgumentParser
import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics
import RegisteredApps

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
