import Foundation

/// The one set-up by which this command line starts child processes of its own.
///
/// A child reads nothing: its standard input is `/dev/null`, so it cannot take what is meant for a script around it.
struct ChildProcess {
  /// A destination of a child's output.
  enum Destination {
    case nowhere
    case file(String)
    /// A descriptor of this process.
    case descriptor(Int32)
  }

  /// The program by its path, and its arguments.
  let command: [String]
  /// Variables beyond those of this process.
  var environment: [String: String] = [:]
  var output = Destination.nowhere
  var errors = Destination.nowhere
  /// Descriptors that it gets beyond the first three: the child's number of each, and ours.
  var descriptors: [(number: Int32, own: Int32)] = []
  /// Whether it leads a process group: then it can be ended with all its children, and cannot reach us by `kill(0, …)`. What
  /// ends it does not depend on the signals that `nohup` or a shell had this process ignore.
  var leadsGroup = false

  /// Starts it.
  ///
  /// - Throws: When the system cannot start the program.
  func start() throws(Failure) -> pid_t {
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
        &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
      posix_spawnattr_setpgroup(&attributes, 0)
      var signals = sigset_t()
      sigemptyset(&signals)
      for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&signals, number) }
      posix_spawnattr_setsigdefault(&attributes, &signals)
    }
    var pointers = command.map { strdup($0) } + [nil]
    let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // In one order, because a child that copies them lays out its heap by it, and counted instructions differ.
    var variables = all.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (pointers + variables).forEach { free($0) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, command[0], &actions, &attributes, &pointers, &variables)
    guard problem == 0 else {
      throw Failure(
        .machine, "'\(command[0])' could not be started: \(String(cString: strerror(problem)))")
    }
    return process
  }
}
