import Foundation
import Testing

@testable import RandomUsers

@Suite("Copies of the process", .serialized) @MainActor struct SandboxTests {
  private static let sandbox = Sandbox(patience: 0.3)

  @Test("a copy that was stopped for longer than the patience has not hung")
  func stopped() throws {
    let (end, lines) = try Self.sandbox.run { journal in
      raise(SIGSTOP)
      journal.write("continued")
    }

    #expect(end == .finished)
    #expect(lines == ["continued"])
  }

  @Test("a copy that never returns has hung, and what it wrote before is there")
  func spinning() throws {
    let (end, lines) = try Self.sandbox.run { journal in
      journal.write("begun")
      var turns = 0
      while true { turns &+= 1 }
    }

    #expect(end == .hung)
    #expect(lines == ["begun"])
  }

  @Test("a copy that waits for what does not come has hung")
  func waiting() throws {
    let (end, _) = try Self.sandbox.run { _ in
      while true { pause() }
    }

    #expect(end == .hung)
  }

  @Test("any line is a sign of life, however long all of them take")
  func writing() throws {
    let (end, lines) = try Self.sandbox.run { journal in
      for number in 0..<5 {
        let start = clock()
        while clock() - start < CLOCKS_PER_SEC / 5 {}
        journal.write("\(number)")
      }
    }

    #expect(end == .finished)
    #expect(lines.count == 5)
  }
}
