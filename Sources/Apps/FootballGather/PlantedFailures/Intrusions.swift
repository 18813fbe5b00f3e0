import Foundation

/// Defects that interfere with the process that the app shares with its harness.
enum Intrusions {
  static func printMuch() {
    for number in 0..<10_000 { print("done \(number)") }
  }

  /// Writes forever, without a line break.
  static func flood(_ descriptor: Int32) {
    let bytes = [UInt8](repeating: 0x78, count: 1 << 20)
    while true { _ = write(descriptor, bytes, bytes.count) }
  }

  static func readAll() {
    while readLine() != nil {}
  }

  static func closeAll() {
    for descriptor in Int32(0)..<1024 { close(descriptor) }
  }

  /// Writes text that could be mistaken for reports to each of the descriptors 1 to 63.
  static func writeEverywhere() {
    let words = "done 9223372036854775807\ndone -9223372036854775808\n{}\n"
    for descriptor in Int32(1)..<64 {
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      _ = words.withCString { write(descriptor, $0, words.utf8.count) }
    }
  }

  static func cutEverything() {
    for descriptor in Int32(1)..<64 { ftruncate(descriptor, 0) }
  }

  /// Starts a program that outlives this process and inherits all its descriptors.
  static func startChild(_ program: String = "/bin/sleep", _ arguments: String...) {
    var process: pid_t = 0
    var words = ([program] + (arguments.isEmpty ? ["300"] : arguments)).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    posix_spawn(&process, program, nil, nil, &words, environ)
  }

  /// Continues in two processes, as `fork` returns twice.
  static func split() {
    typealias Fork = @convention(c) () -> pid_t
    guard let fork = dlsym(dlopen(nil, RTLD_NOW), "fork") else { return }
    _ = unsafeBitCast(fork, to: Fork.self)()
  }

  /// Replaces this process with another program.
  static func become(_ program: String, _ arguments: String...) {
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    execv(program, &words)
  }

  static func ignoreSignals() {
    for number in Int32(1)..<32 { signal(number, SIG_IGN) }
  }

  static func blockSignals() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
  }

  /// Waits for a semaphore that is never signalled.
  static func deadlock() {
    let semaphore = DispatchSemaphore(value: 0)
    semaphore.wait()
  }

  /// Keeps a processor busy on another thread while the app continues.
  static func spinElsewhere() {
    Thread.detachNewThread { Endless.loop() }
  }

  /// Registers an exit handler that practically never returns.
  static func lingerAtExit() {
    atexit { sleep(1000) }
  }

  static func alarmSoon() {
    alarm(1)
    pause()
  }

  static func limitFiles() {
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  static func leaveFolder() {
    chdir("/")
    umask(0o777)
    unsetenv("PATH")
    unsetenv("TMPDIR")
  }
}
