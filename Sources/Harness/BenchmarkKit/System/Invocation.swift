import Foundation

/// An invocation of the command line: its arguments, environment, executable and streams.
///
/// `bench` performs the invocation of its process; tests perform other invocations in theirs. The
/// current directory is always that of the process.
package struct Invocation: Sendable {
  /// The invocation that is being performed.
  ///
  /// A new thread does not inherit the invocation of the thread that starts it.
  @TaskLocal package static var current = Invocation()

  /// The arguments after the program's name, without decoding: file names need not be UTF-8.
  package let arguments: [[UInt8]]
  package let environment: [String: String]
  /// The executable, with links resolved, which is started again for workers.
  package let executable: URL
  /// The file descriptor of standard output.
  package let output: Int32
  /// The file descriptor of standard error.
  package let errors: Int32
  /// Whether the process exists only for this invocation, which may then replace the process and
  /// handle its signals.
  package let ownsProcess: Bool

  /// Creates the invocation of this process.
  private init() {
    arguments = CommandLine.rawArguments
    environment = ProcessInfo.processInfo.environment
    executable = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      .resolvingSymlinksInPath()
    (output, errors, ownsProcess) = (1, 2, true)
  }

  /// Creates an invocation in a process that also does other work, such as a test.
  package init(
    _ arguments: [String], environment: [String: String], executable: URL, output: Int32,
    errors: Int32
  ) {
    self.arguments = arguments.map { Array($0.utf8) }
    self.environment = environment
    self.executable = executable.resolvingSymlinksInPath()
    (self.output, self.errors, ownsProcess) = (output, errors, false)
  }

  /// The arguments as text.
  package var words: [String] { arguments.map { String(decoding: $0, as: UTF8.self) } }
}

extension CommandLine {
  fileprivate static var rawArguments: [[UInt8]] {
    UnsafeBufferPointer(start: unsafeArgv, count: Int(argc)).dropFirst().compactMap { word in
      word.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }
}
