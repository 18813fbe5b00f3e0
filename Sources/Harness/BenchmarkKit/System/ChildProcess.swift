import Foundation

/// The configuration of a child process.
///
/// A child has no input: its standard input is `/dev/null`, so it cannot consume the input of a
/// surrounding script.
package struct ChildProcess {
  /// A destination of a child's output.
  package enum Destination {
    case nowhere
    case file(String)
    /// A descriptor of this process.
    case descriptor(Int32)
  }

  /// The program's path and its arguments.
  package let command: [String]
  /// Environment variables in addition to those of the invocation.
  package var environment: [String: String] = [:]
  package var output = Destination.nowhere
  package var errors = Destination.nowhere
  /// Additional descriptors: the number in the child, and the descriptor of this process.
  package var descriptors: [(number: Int32, own: Int32)] = []
  /// Whether the child leads a process group.
  ///
  /// It can then be terminated along with all its children, and `kill(0, …)` in the child does not
  /// reach this process. Signals terminate it even if `nohup` or a shell made this process ignore
  /// them, or if the thread that starts it blocks them.
  package var leadsGroup = false

  package init(
    command: [String], environment: [String: String] = [:], output: Destination = .nowhere,
    errors: Destination = .nowhere, descriptors: [(number: Int32, own: Int32)] = [],
    leadsGroup: Bool = false
  ) {
    self.command = command
    self.environment = environment
    self.output = output
    self.errors = errors
    self.descriptors = descriptors
    self.leadsGroup = leadsGroup
  }

  /// Runs the child to its end.
  ///
  /// - Throws: An error if the system cannot start the program.
  package func run() throws(Failure) -> ProcessEnd { ProcessEnd(of: try start()) }

  /// Starts the child.
  ///
  /// - Throws: An error if the system cannot start the program.
  package func start() throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (number, destination) in [(Int32(1), output), (2, errors)] {
      switch destination {
      case .nowhere:
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
      case .file(let path):
        posix_spawn_file_actions_addopen(
          &actions, number, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      case .descriptor(let own): posix_spawn_file_actions_adddup2(&actions, own, number)
      }
    }
    for (number, own) in descriptors { posix_spawn_file_actions_adddup2(&actions, own, number) }
    if leadsGroup {
      posix_spawnattr_setflags(
        &attributes,
        Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
      posix_spawnattr_setpgroup(&attributes, 0)
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&signals, number) }
      posix_spawnattr_setsigdefault(&attributes, &signals)
    }
    var pointers = command.map { strdup($0) } + [nil]
    let all = Invocation.current.environment.merging(environment) { $1 }
    // Sorted, because the order of variables affects the heap layout of a child that copies them,
    // and so its instruction counts.
    var variables = all.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (pointers + variables).forEach { free($0) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, command[0], &actions, &attributes, &pointers, &variables)
    guard problem == 0 else {
      throw Failure(
        SystemFailure.notStarted(program: command[0], reason: "\(SystemReason(problem))"))
    }
    return process
  }
}
