@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Testing

@testable import BenchmarkCLI

@Suite("Files named by users") struct FilesTests {
  /// The message of a failure, without the folder's path.
  private func message(
    in folder: URL, _ body: () throws -> Void
  ) -> String? {
    let failure = #expect(throws: Failure.self, performing: body)
    return failure?.message.replacing(folder.path, with: "F")
  }

  /// Calls `body` with a folder that contains one entry of each kind.
  private func withThings(_ body: (URL) throws -> Void) throws {
    try Bench.withFolder { folder in
      func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
      try Data("12345678".utf8).write(to: folder.appendingPathComponent("file"))
      mkdir(path("folder"), 0o777)
      mkfifo(path("pipe"), 0o666)
      symlink("nowhere", path("dangling"))
      symlink("file", path("link"))
      symlink("loop", path("loop"))
      try body(folder)
    }
  }

  @Test(
    "the error for an unreadable file states the problem, the expectation and the remedy",
    arguments: [
      ("folder", "found a folder, expected a regular file"),
      ("pipe", "found a pipe, expected a regular file"),
      ("dangling", "found a broken symbolic link, expected a regular file"),
      ("loop", "Too many levels of symbolic links"),
      ("file/x", "Not a directory"),
      ("../../../../../../dev/null", "found a device, expected a regular file"),
    ])
  func unreadable(_ name: String, _ problem: String) throws {
    try withThings { folder in
      let message = message(in: folder) {
        _ = try Files.read(folder.appendingPathComponent(name).path)
      }

      #expect(
        message
          == "the file 'F/\(name)' cannot be read: \(problem). Choose a readable file.")
    }
  }

  @Test("the error for a missing file names it, without the system's message")
  func missing() throws {
    try withThings { folder in
      let message = message(in: folder) {
        _ = try Files.read(folder.appendingPathComponent("missing").path)
      }

      #expect(message == "there is no file 'F/missing'. Check the path.")
    }
  }

  @Test("the error for a file that is too large states its size and the limit")
  func size() throws {
    try withThings { folder in
      let file = folder.appendingPathComponent("file").path

      let message = message(in: folder) { _ = try Files.read(file, atMost: 7) }

      #expect(
        message?.hasPrefix("the file 'F/file' is too large: found 8 bytes, expected at most 7")
          == true)
      let linked = try Files.read(folder.appendingPathComponent("link").path)
      #expect(try Files.read(file, atMost: 8) == linked)
    }
  }

  @Test("a plan or run above the size limit is rejected before it is read")
  @MainActor func largeDocument() throws {
    try Bench.withFolder { folder in
      let file = folder.appendingPathComponent("large.json").path
      // A sparse file: it occupies no blocks on the disk.
      let descriptor = open(file, O_WRONLY | O_CREAT, 0o644)
      ftruncate(descriptor, off_t(1 << 40))
      close(descriptor)

      for command in [["report", file], ["--plan", file], ["replay", file]] {
        let result = try Bench.run(command)
        #expect(result.status == 65)
        #expect(result.errors.contains("found 1099511627776 bytes, expected at most 67108864"))
      }
    }
  }

  @Test(
    "the error for a folder that cannot be created names the obstacle",
    arguments: [
      ("file", "file"), ("file/x", "file"), ("pipe", "pipe"), ("dangling/x", "dangling"),
    ])
  func folders(_ name: String, _ obstacle: String) throws {
    let kinds = ["file": "a file", "pipe": "a pipe", "dangling": "a symbolic link"]
    try withThings { folder in
      let message = message(in: folder) {
        try Files.prepare(folder.appendingPathComponent(name))
      }

      #expect(
        message
          == """
          the folder 'F/\(name)' cannot be created: found \(kinds[obstacle]!) at 'F/\(obstacle)', \
          expected a folder. Choose a folder that can be written to.
          """)
    }
  }

  @Test("a folder is created with its parents, and an existing folder is kept")
  func nestedFolder() throws {
    try withThings { folder in
      symlink("folder", folder.appendingPathComponent("alias").path)
      for _ in 0..<2 { try Files.prepare(folder.appendingPathComponent("alias/a/b")) }

      #expect(FileKind(of: folder.appendingPathComponent("folder/a/b").path) == .folder)
    }
  }

  @Test(
    "writing replaces only regular files",
    arguments: [
      ("folder", "a folder"), ("pipe", "a pipe"), ("link", "a symbolic link to 'file'"),
      ("dangling", "a symbolic link to 'nowhere'"),
    ])
  func obstacles(_ name: String, _ kind: String) throws {
    try withThings { folder in
      let place = folder.appendingPathComponent(name)
      let before = FileKind(of: place.path)

      let message = message(in: folder) { try Files.write(Data(), to: place) }

      #expect(
        message
          == "'F/\(name)' cannot be written: found \(kind), expected a regular file or a new name."
          + " Remove it, or choose another name.")
      #expect(FileKind(of: place.path) == before)
      let linked = try Data(contentsOf: folder.appendingPathComponent("file"))
      #expect(linked == Data("12345678".utf8))
    }
  }

  @Test("a failed write leaves no temporary file behind")
  func unwritable() throws {
    try withThings { folder in
      let long = String(repeating: "x", count: 300)

      let message = message(in: folder) {
        try Files.write(Data(), to: folder.appendingPathComponent(long))
      }

      #expect(
        message
          == "'F/\(long)' cannot be written: File name too long. No partial file was left."
          + " Free some space, or choose another folder.")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(!names.contains { $0.hasSuffix(".part") })
    }
  }

  @Test("a file is replaced as a whole and keeps its permissions")
  func replaced() throws {
    try withThings { folder in
      let file = folder.appendingPathComponent("file")
      chmod(file.path, 0o640)

      try Files.write(Data("new".utf8), to: file)

      #expect(try Data(contentsOf: file) == Data("new".utf8))
      #expect(FileKind.permissions(of: file.path) == 0o640)
    }
  }

  @Test("temporary files have unpredictable names and are removed")
  func temporaryNames() throws {
    try Bench.withFolder { folder in
      func name() throws -> [String] {
        let file = try TemporaryFile(in: folder.path)
        defer { withExtendedLifetime(file) {} }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      }

      let (first, second) = (try name(), try name())

      #expect(first.count == 1 && second.count == 1 && first != second)
      #expect(first[0].wholeMatch(of: /\.navbench-[0-9a-f]{16}\.part/) != nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test("temporary files of dead processes are removed, and those still in use are kept")
  func abandoned() throws {
    try Bench.withFolder { folder in
      func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
      let names = [".navbench-0000000000000000.part", ".navbench-00000000deadbeef.part"]
      for name in names + [".navbench-x.part", "mine.part"] {
        try Data().write(to: URL(fileURLWithPath: path(name)))
      }
      symlink("mine.part", path(".navbench-ffffffffffffffff.part"))
      let live = open(path(names[1]), O_RDWR)
      flock(live, LOCK_EX)
      defer { close(live) }

      try Files.write(Data(), to: folder.appendingPathComponent("a"))

      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(
        left == [
          names[1], ".navbench-ffffffffffffffff.part", ".navbench-x.part", "a", "mine.part",
        ])
    }
  }

  @Test(
    "messages never contain Foundation's error text",
    arguments: [
      CocoaError(.fileNoSuchFile), CocoaError(.fileWriteUnknown),
      CocoaError(.fileReadNoPermission, userInfo: [NSFilePathErrorKey: "/a/b"]),
      POSIXError(.ENOSPC), NSError(domain: "Elsewhere", code: 512),
      DecodingError.valueNotFound(Int.self, .init(codingPath: [], debugDescription: "d")),
    ] as [any Error])
  func foundation(_ error: any Error) throws {
    let message = try #require(Failure(system: error)).message

    #expect(!message.contains("operation") && !message.contains("Domain"))
    #expect(message.contains(": ") && message.contains(". ") && message.hasSuffix("."))
    #expect(!message.contains(error.localizedDescription))
  }

  @Test("an error of another type is not treated as a system error")
  func otherErrors() {
    struct Other: Error {}

    #expect(Failure(system: Other()) == nil)
  }
}
