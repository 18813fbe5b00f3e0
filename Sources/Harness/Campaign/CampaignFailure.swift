import BenchmarkKit
import Foundation

/// The failures of a campaign: its workers, its journals, and the files that it depends on.
enum CampaignFailure: FailureReason {
  case noPipe(reason: String)
  case noSharedMemory(reason: String)
  /// A worker that was not started by bench.
  case noSupervisor
  case workerFailed(reason: String)
  case personas(path: String, problem: String)
  case unreadableExecutable(path: String, reason: String)

  // Journals.
  case notOpened(path: String, reason: String)
  case locked(path: String)
  case noJournal(path: String)
  case schema(String, path: String)
  case invalidManifest(path: String, problem: String)
  case otherBuild(String, path: String, own: String)
  /// The inputs that have changed, such as "the recorded sessions".
  case changed(String, path: String)
  case damaged(path: String, byte: Int)
  case duplicate(JobKey, path: String)
  case invalidRecord(location: String, problem: String)

  // The parts of a run.
  case noParts(folder: String)
  case otherCount(file: String, folder: String, expected: Int)
  case otherPart(Shard?, path: String, expected: Shard)
  case otherRun(path: String, first: String, difference: String)
  case stray(JobKey, path: String)
  case missingParts(Int, of: Int, commands: [String])

  var code: ExitStatus {
    switch self {
    case .noPipe, .noSharedMemory, .workerFailed, .unreadableExecutable: .machine
    case .noSupervisor, .locked: .usage
    case .missingParts: .incomplete
    default: .badInput
    }
  }

  var text: String {
    switch self {
    case .noPipe(let reason):
      """
      cannot create a pipe for a worker: \(reason). Use fewer --jobs, or raise the limit on open \
      files.
      """
    case .noSharedMemory(let reason):
      "cannot share memory with a worker: \(reason). Free some memory."
    case .noSupervisor:
      "found no shared memory; this command is only for workers of bench. Use 'bench run'."
    case .workerFailed(let reason): "a worker failed: \(reason)"
    case .personas(let path, let problem):
      """
      '\(path)' is not a file of personas: \(problem). Use 'bench list personas --json' to write a \
      valid one.
      """
    case .unreadableExecutable(let path, let reason):
      "the executable '\(path)' cannot be read: \(reason). Rebuild bench."
    case .notOpened(let path, let reason):
      """
      the journal '\(path)' cannot be opened: \(reason). Name the folder of an interrupted run, or \
      its journal.
      """
    case .locked(let path):
      "another process is using '\(path)'. Wait until it ends, or choose another folder."
    case .noJournal(let path):
      "'\(path)' is not a journal of a run: its first line cannot be read. Remove it and run again."
    case .schema(let found, let path):
      """
      '\(path)' has schema '\(found)', expected '\(Manifest.currentSchema)'. Use the version of \
      bench that wrote it.
      """
    case .invalidManifest(let path, let problem):
      "the manifest of '\(path)' is not valid: \(problem). Remove the file and run again."
    case .otherBuild(let build, let path, let own):
      """
      '\(path)' was begun by another build of bench: found '\(build)', expected '\(own)'. Results \
      of two builds cannot be combined: resume with that build, or remove the file and run again.
      """
    case .changed(let inputs, let path):
      """
      \(inputs) have changed since '\(path)' was begun. Restore them, or remove the file and run \
      again.
      """
    case .damaged(let path, let byte):
      """
      '\(path)' is damaged at byte \(byte): expected a record, because intact records follow. \
      Restore the file, or remove it and run again.
      """
    case .duplicate(let job, let path):
      """
      '\(path)' has job \(job.number) of \(job.metric.rawValue) twice, expected once. Remove the \
      file and run again.
      """
    case .invalidRecord(let location, let problem):
      "the record \(location) is not valid: \(problem). Remove the file and run again."
    case .noParts(let folder):
      """
      '\(folder)' has no parts of a run, expected files such as \
      '\(Shard(index: 0, count: 2).fileName)'. Create them with 'bench run --shard'.
      """
    case .otherCount(let file, let folder, let expected):
      """
      '\(folder)' has '\(file)', expected only files of a run with \
      \(expected.counted("part")). Put the parts of each run into a separate folder.
      """
    case .otherPart(let found, let path, let expected):
      """
      '\(path)' contains \(found.map { "part \($0)" } ?? "no part"), expected part \(expected), as \
      in its name. Restore its name, or run the part again.
      """
    case .otherRun(let path, let first, let difference):
      """
      '\(path)' was run with \(difference) than '\(first)'. Only parts of the same run can be \
      merged: move it to another folder.
      """
    case .stray(let job, let path):
      "'\(path)' has job \(job.number) of \(job.metric.rawValue), which belongs to another part."
        + " Remove the file and run the part again."
    case .missingParts(let missing, let count, let commands):
      "\(missing) of \(count) parts are missing or incomplete. Run:\n"
        + commands.joined(separator: "\n")
    }
  }
}
