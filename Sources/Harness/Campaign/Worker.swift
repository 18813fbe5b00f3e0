import BenchmarkKit
import ComparedApps
import Foundation
import enum RandomUsers.ParentProcess

/// The child's side of a worker process.
///
/// Does one job, and stores the answer in memory shared with the supervisor.
package struct Worker {
  private let sender: WorkerChannel.Sender

  /// Connects to the supervisor.
  ///
  /// - Parameters:
  ///   - parent: The supervisor; this process ends when it does.
  ///   - channel: The file descriptor of the shared memory.
  /// - Throws: An error if no memory is shared.
  @MainActor package init(parent: Int32, channel: Int32) throws(Failure) {
    ParentProcess.endWith(parent)
    guard let sender = WorkerChannel.Sender(inherited: channel) else {
      throw Failure(CampaignFailure.noSupervisor)
    }
    self.sender = sender
  }

  /// Does a job and ends the process.
  @MainActor package func perform(_ task: any WorkerTask, _ job: String, on app: any App) -> Never {
    do {
      sender.finish(try answer(task, job, on: app))
    } catch let failure as Failure {
      sender.fail(failure.message)
    } catch {
      sender.fail("\(error)")
    }
  }

  @MainActor private func answer<Task: WorkerTask>(
    _ task: Task, _ text: String, on app: some App
  ) throws -> Data {
    let job = try JSONDecoder().decode(Job<Task.Work>.self, from: Data(text.utf8))
    let subjects = try Subjects(app).identified(job.subjects)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      let part = try task.run(job, subjects, on: app, sender.observer)
      return try encoder.encode(WorkerAnswer(part: part))
    } catch let failure as UnequalWork {
      return try encoder.encode(WorkerAnswer<Task.Part>(part: nil, failure: failure.description))
    } catch let failure as Unmeasurable {
      return try encoder.encode(WorkerAnswer<Task.Part>(part: nil, failure: failure.description))
    }
  }
}
