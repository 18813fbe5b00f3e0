import JSONReading
import Relinking

/// The failures of files, processes and installed programs.
package enum SystemFailure: FailureReason {
  case folderNotCreated(path: String, reason: String)
  case folderNotWritable(path: String, reason: String)
  /// A generated Swift package, such as the one in which an architecture is built.
  case packageNotWritten(path: String, reason: String)
  /// A file that cannot be written because something other than a regular file has its name.
  case notRegular(path: String, found: String)
  case unwritable(path: String, reason: String)
  case noFile(path: String)
  case unreadable(path: String, reason: String)
  case tooLarge(path: String, bytes: Int, limit: Int)
  /// An error from Foundation or the system, with the file's path if it is known.
  case unusable(path: String?, reason: String)
  /// An intermediate result that `bench` itself cannot read.
  case undecodable(problem: String)
  /// A value that cannot be stored; always a defect in `bench`.
  case notEncoded(String)
  case closedOutput(reason: String)
  /// The reader of standard output has closed the pipe.
  case brokenPipe
  case notStarted(program: String, reason: String)
  case programFailed(command: String, status: Int32, output: String)
  case noCheckout
  case debugBuild
  case notInstrumented(executable: String)
  /// A command that must run in another executable was called in a process that also does other
  /// work.
  case notReplaceable(executable: String)
  case buildFailed(product: String, status: Int32)
  /// A missing toolchain; `purpose` is the beginning of the message, such as "unit tests are run".
  case noToolchain(purpose: String)
  case noValgrind(purpose: String)
  case notStripped(executable: String, status: Int32)
  // The reasons the code cannot be placed in another order.
  case notRelinked(RelinkingObstacle)

  package var code: ExitStatus {
    switch self {
    case .folderNotCreated, .folderNotWritable, .debugBuild: .usage
    case .noFile, .unreadable, .tooLarge: .badInput
    case .notInstrumented: .incomplete
    case .brokenPipe: .brokenPipe
    default: .machine
    }
  }

  package var text: String {
    switch self {
    case .folderNotCreated(let path, let reason):
      "the folder '\(path)' cannot be created: \(reason). Choose a folder that can be written to."
    case .folderNotWritable(let path, let reason):
      """
      the folder '\(path)' cannot be written to: \(reason). Choose another folder, or change its \
      permissions.
      """
    case .packageNotWritten(let path, let reason):
      "the package '\(path)' cannot be written: \(reason). Free some space, or remove the folder."
    case .notRegular(let path, let found):
      """
      '\(path)' cannot be written: found \(found), expected a regular file or a new name. Remove \
      it, or choose another name.
      """
    case .unwritable(let path, let reason):
      """
      '\(path)' cannot be written: \(reason). No partial file was left. Free some space, or choose \
      another folder.
      """
    case .noFile(let path):
      "there is no file '\(path)'. Check the path."
    case .unreadable(let path, let reason):
      "the file '\(path)' cannot be read: \(reason). Choose a readable file."
    case .tooLarge(let path, let bytes, let limit):
      """
      the file '\(path)' is too large: found \(bytes) bytes, expected at most \(limit). Name a \
      file that bench wrote.
      """
    case .unusable(let path, let reason):
      """
      \(path.map { "the file '\($0)'" } ?? "a file") cannot be used: \(reason). Make it readable \
      and writable, and try again.
      """
    case .undecodable(let problem):
      "an intermediate result cannot be read: \(problem). Rebuild bench and try again."
    case .notEncoded(let value):
      "\(value) cannot be encoded as JSON. This is a defect in bench: report it with the command."
    case .closedOutput(let reason):
      """
      standard output cannot be written to: \(reason). Free some space, or write to a file with \
      --output.
      """
    case .brokenPipe: ""
    case .notStarted(let program, let reason):
      "'\(program)' cannot be started: \(reason). Check that it exists and is executable."
    case .programFailed(let command, let status, let output):
      """
      '\(command)' ended with exit code \(status), expected 0. Its errors and last lines:
      \(output)
      """
    case .noCheckout: "\(Checkout.absence). Run bench in its checkout."
    case .debugBuild:
      "this is a debug build outside its checkout, and times of debug builds are meaningless."
        + " Build and run the release product in the checkout: swift run -c release bench"
    case .notInstrumented(let executable):
      "leaks and operations are counted by bench-instrumented,"
        + " which was not found next to '\(executable)'."
        + " Build it in the checkout: swift build -c release --product bench-instrumented"
    case .notReplaceable(let executable):
      "this command needs '\(executable)', which cannot replace a process that does other work."
        + " Start that executable with the same arguments."
    case .buildFailed(let product, let status):
      "building '\(product)' ended with exit code \(status), expected 0. Fix the errors above."
    case .noToolchain(let purpose):
      """
      \(purpose) by 'swift', which is not on the PATH. Install the toolchain: \
      https://swift.org/install
      """
    case .noValgrind(let purpose):
      "\(purpose) by valgrind, which is not on the PATH. Install it: apt-get install valgrind"
    case .notStripped(let executable, let status):
      """
      'strip' cannot remove the debug information of '\(executable)': found exit code \(status), \
      expected 0. Check or reinstall it: apt-get install binutils
      """
    case .notRelinked(.noCommand(let file)):
      """
      the command that links bench was not found in '\(file)'. Build and run bench in the \
      checkout: scripts/bench
      """
    case .notRelinked(.otherCommand(let executable)):
      """
      the build's link command does not produce '\(executable)' here. Build it again: \
      scripts/bench
      """
    case .notRelinked(.noShufflingLinker(let path)):
      """
      the toolchain has no linker that can shuffle code: '\(path)' is missing. Install a complete \
      toolchain: https://swift.org/install
      """
    case .notRelinked(.newerObject(let path, let executable)):
      """
      '\(path)' is newer than '\(executable)', so linking would not give the same program. Build \
      it again: scripts/bench
      """
    }
  }
}
