import Foundation
import Testing

@testable import RandomUsers

@Suite("Child processes", .serialized) @MainActor struct SandboxTests {
  private static let sandbox = Sandbox(timeout: 0.3)

  @Test("a child process stopped for longer than the timeout does not count as hung")
  func stopped() throws {
    let copy = try Self.sandbox.run { journal in
      raise(SIGSTOP)
      journal.write("continued")
    }

    #expect(copy.end == .finished)
    #expect(copy.lines == ["continued"])
  }

  @Test("a child process that never returns counts as hung, and its output is preserved")
  func spinning() throws {
    let copy = try Self.sandbox.run { journal in
      journal.write("begun")
      var turns = 0
      while true { turns &+= 1 }
    }

    #expect(copy.end == .hung)
    #expect(copy.lines == ["begun"])
  }

  @Test("a child process that cannot write to its file is a failure of the machine, not a crash")
  func fullDisk() {
    #expect(throws: SandboxError.notWritten(folder: NSTemporaryDirectory())) {
      try Self.sandbox.run { journal in
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 4, rlim_max: 4)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        journal.write("more than four bytes")
      }
    }
  }

  @Test("each child process has folders of its own, which are gone afterwards")
  func folders() throws {
    func leaveFiles() throws -> [Substring] {
      let copy = try Self.sandbox.run { journal in
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        let file = documents.appendingPathComponent("navbench-note")
        let isNew = !FileManager.default.fileExists(atPath: file.path)
        try? Data("a note".utf8).write(to: file)
        journal.write("\(isNew) \(FileManager.default.fileExists(atPath: file.path))")
        journal.write(documents.path)
        journal.write(NSTemporaryDirectory())
      }
      #expect(copy.end == .finished && copy.lines.first == "true true", "\(copy.lines)")
      return copy.lines
    }

    let first = try leaveFiles()
    let second = try leaveFiles()

    #expect(first[1] != second[1] && first[2] != second[2])
    for folder in (first + second).filter({ $0.hasPrefix("/") }) {
      #expect(!FileManager.default.fileExists(atPath: String(folder)))
    }
  }

  @Test("an abandoned child process is killed, and its folders are removed")
  func unawaited() throws {
    let home = FileManager.default.temporaryDirectory
    func homes() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: home.path)
        .count { $0.hasPrefix("\(PrivateHome.prefix)\(getpid())-") }
    }
    let before = try homes()
    var copy: Sandbox.Started? = try Self.sandbox.start { _ in while true { pause() } }
    #expect(try homes() == before + 1)
    withExtendedLifetime(copy) {}
    copy = nil

    #expect(try homes() == before)
  }

  @Test("an observer receives each line while the child process runs")
  func observed() throws {
    let signal = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-observed-\(UUID())")
    defer { try? FileManager.default.removeItem(at: signal) }
    var lines: [String] = []

    let copy = try Self.sandbox.run({ journal in
      journal.write("begun")
      // Hangs unless the observer has received the line.
      while !FileManager.default.fileExists(atPath: signal.path) { usleep(1000) }
      journal.write("continued")
    }) { line in
      lines.append(String(line))
      _ = FileManager.default.createFile(atPath: signal.path, contents: nil)
    }

    #expect(copy.end == .finished)
    #expect(lines == ["begun", "continued"])
  }

  @Test("an observer receives the lines of a child process that is replaced only once")
  func observedTwice() throws {
    var lines: [String] = []

    let copy = try Self.sandbox.run({ journal in
      journal.write("begun")
      while true { pause() }
    }) { lines.append(String($0)) }

    #expect(copy.end == .hung && lines == ["begun"])
  }

  @Test("a child process that waits forever counts as hung")
  func waiting() throws {
    let copy = try Self.sandbox.run { _ in
      while true { pause() }
    }

    #expect(copy.end == .hung)
  }

  @Test("a child process that waits for a lock that no thread can release is replaced")
  func lockedWhenCopied() throws {
    // A file, because the copies share files but not memory.
    let attempts = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-attempts-\(UUID())")
    try Data().write(to: attempts)
    defer { try? FileManager.default.removeItem(at: attempts) }

    let copy = try Self.sandbox.run { _ in
      let file = open(attempts.path, O_WRONLY | O_APPEND)
      write(file, "x", 1)
      while lseek(file, 0, SEEK_END) < Sandbox.mostAttempts { pause() }
    }

    #expect(copy.end == .finished)
    #expect(try Data(contentsOf: attempts).count == Sandbox.mostAttempts)
  }

  @Test("every line of output restarts the timeout, however long the whole run takes")
  func writing() throws {
    let copy = try Self.sandbox.run { journal in
      for number in 0..<5 {
        let start = clock()
        while clock() - start < CLOCKS_PER_SEC / 5 {}
        journal.write("\(number)")
      }
    }

    #expect(copy.end == .finished)
    #expect(copy.lines.count == 5)
  }

  @Test(
    "a system error states what failed, why, and what to do",
    arguments: [
      (
        SandboxError.noFile(folder: "/full", code: ENOSPC),
        """
        cannot create a file in '/full': No space left on device. Free disk space, or set TMPDIR \
        to another folder.
        """
      ),
      (
        .noPipe(code: EMFILE),
        """
        cannot create a pipe: Too many open files. Close files, or raise the limit with ulimit -n.
        """
      ),
      (
        .noProcess(code: ENOMEM),
        """
        cannot fork the process: Cannot allocate memory. End other processes, or free memory.
        """
      ),
    ])
  func systemErrors(error: SandboxError, text: String) { #expect("\(error)" == text) }
}
