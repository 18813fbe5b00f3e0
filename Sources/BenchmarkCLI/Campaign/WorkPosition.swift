import BenchmarkMetrics
import Foundation

/// Where a worker is: in memory that it shares with the process that watches over it, and which outlives it.
///
/// Telling costs a few stores an event, no system call.
struct WorkPosition: Equatable {
  /// Goes up with every sign of life; 0 before the first.
  var signs = 0
  /// The session's index, or the number of the session file.
  var session = 0
  /// The subject's place in the job.
  var subject = 0
  /// Events that were carried out; -1 before the app was launched.
  var events = 0

  /// A page of memory that two processes share.
  final class Page: @unchecked Sendable {
    /// The file behind it, which has no name.
    let descriptor: Int32
    private let memory: UnsafeMutablePointer<WorkPosition>
    private static let size = 4096

    /// Makes a page with nothing in it.
    init?() {
      guard let file = tmpfile() else { return nil }
      descriptor = dup(fileno(file))
      fclose(file)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      guard descriptor >= 0, ftruncate(descriptor, off_t(Self.size)) == 0,
        let memory = Self.map(descriptor)
      else { return nil }
      self.memory = memory
    }

    /// Takes a page that the process was given.
    init?(inherited descriptor: Int32) {
      guard let memory = Self.map(descriptor) else { return nil }
      self.memory = memory
      self.descriptor = descriptor
    }

    deinit {
      munmap(memory, Self.size)
      close(descriptor)
    }

    var position: WorkPosition {
      get { memory.pointee }
      set { memory.pointee = newValue }
    }

    private static func map(_ descriptor: Int32) -> UnsafeMutablePointer<WorkPosition>? {
      let address = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
      guard let address, address != MAP_FAILED else { return nil }
      return address.assumingMemoryBound(to: WorkPosition.self)
    }
  }
}

extension WorkPosition.Page {
  /// Writes down what a metric tells.
  @MainActor var observer: WorkObserver {
    WorkObserver(
      onSession: { session, subject in
        self.position = WorkPosition(
          signs: self.position.signs + 1, session: session, subject: subject, events: -1)
      },
      onIdle: { events in
        self.position.signs += 1
        self.position.events = events
      })
  }
}
