@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import ArgumentParser
import Foundation
import Testing

@testable import BenchmarkCLI

@Suite("Destinations of results") struct DestinationTests {
  private static let run = Bench.root.appendingPathComponent(
    "results/2026-11-22-default/run.json"
  ).path

  private static let full = "No space left on device"
  private static let closed = "it is closed"

  @Test(
    "if standard output cannot be written, the command exits with 70 and prints the reason",
    arguments: [
      (["list"], full), (["report", run], full), (["report", run, "--format", "json"], closed),
      (["history", "export", "--history", "F"], full), (["--help"], full), (["--version"], closed),
    ])
  func standardOutput(_ command: [String], _ reason: String) throws {
    try Bench.withFolder { folder in
      _ = try Bench.run("history", "add", Self.run, "--history", folder.path)
      let words = command.map { $0 == "F" ? folder.path : $0 }

      let result = try Bench.withFullDisk { full in
        try Bench.run(words, output: reason == Self.full ? full : -1)
      }

      #expect(result.status == 70 && result.errors == Self.error(reason))
    }
  }

  @Test("the executable reports a closed standard output, and writes its text to no other file")
  func closedOutput() throws {
    let result = try Bench.run(
      ["report", Self.run, "--format", "json"], shell: "\"$0\" \"$@\" >&-")

    #expect(result.status == 70 && result.errors == Self.error(Self.closed))
  }

  private static func error(_ reason: String) -> String {
    """
    error: standard output cannot be written to: \(reason). Free some space, or write to a file \
    with --output.\n
    """
  }

  @Test(
    "an unwritable standard error does not affect the results or exit codes",
    arguments: [full, closed])
  func standardError(_ reason: String) throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"linesOfCode\",\"conformance\"", in: folder)
      let place = folder.appendingPathComponent("out").path
      let run = ["--plan", plan, "--subjects", "MVC", "--output", place]

      let results = try Bench.withFullDisk { full in
        try [run, ["lst"]].map { try Bench.run($0, errors: reason == Self.full ? full : -1) }
      }

      #expect(results.map(\.status) == [0, 64])
      #expect(FileManager.default.fileExists(atPath: place + "/run.json"))
    }
  }

  @Test(
    "a standard error that is closed, or that no process reads, does not end the executable",
    arguments: ["2>&-", "2>&1 >\"$OUT\" | true"])
  func unreadError(_ redirection: String) throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"linesOfCode\",\"conformance\"", in: folder)
      let place = folder.appendingPathComponent("out")

      let result = try Bench.run(
        ["--plan", plan, "--subjects", "MVC", "--output", place.path],
        shell: "\"$0\" \"$@\" \(redirection); test -f \"$PLACE/run.json\"",
        environment: ["OUT": folder.path + "/tables", "PLACE": place.path])

      #expect(result.status == 0)
    }
  }

  @Test("if printing a run fails, its results are kept, and --resume prints them")
  func keptRun() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"conformance\"", in: folder)

      let lost = try Bench.withFullDisk {
        try Bench.run(["--plan", plan, "--subjects", "MVC", "--no-progress"], output: $0)
      }
      let command = try #require(
        lost.errors.firstMatch(of: /resume it with bench run --resume (\S+)\n/))
      let journal = String(command.1)
      defer { try? FileManager.default.removeItem(atPath: journal) }
      let resumed = try Bench.run("run", "--resume", journal, "--no-progress")

      #expect(lost.status == 70, "\(lost.errors)")
      #expect(lost.errors.contains("The finished work is kept in '\(journal)'"))
      #expect(resumed.status == 0 && resumed.errors.isEmpty)
      #expect(resumed.output.contains("Conformance to the reference model"))
      #expect(!FileManager.default.fileExists(atPath: journal))
    }
  }

  @Test(
    "if one file cannot be written, the result still goes to the others and to standard output")
  func attempts() throws {
    try Bench.withFolder { folder in
      let (bad, good) = (folder.path + "/bad.md", folder.path + "/good.md")
      let options = try OutputOptions<TableFormat>.parse(
        ["--output", bad, "--output", good, "--quiet", "--format", "csv"])
      // The folder is created only after the options have been checked.
      mkdir(bad, 0o777)
      var forms: [TableFormat] = []

      let failure = #expect(throws: Failure.self) {
        try options.deliver { format, _ in
          forms.append(format)
          return format == .csv ? "" : "content"
        }
      }

      #expect(failure?.code == .machine && failure?.message.contains("/bad.md'") == true)
      #expect(try String(contentsOfFile: good, encoding: .utf8) == "content")
      #expect(forms == [.markdown, .markdown, .csv])
    }
  }

  @Test(
    "an unwritable --output is rejected with exit code 64 before the run starts",
    arguments: [
      ("", "found --output '', expected the name of a file or folder"),
      (
        "F/dir.json",
        "found --output 'F/dir.json', which is a folder, expected a regular file or a new name"
      ),
      (
        "F/pipe.md",
        "found --output 'F/pipe.md', which is a pipe, expected a regular file or a new name"
      ),
      (
        "F/link.md",
        """
        found --output 'F/link.md', which is a symbolic link to 'file', expected a regular file or \
        a new name
        """
      ),
      (
        "F/file", "found --output 'F/file', which is a file, expected a folder or a file whose name"
      ),
      ("F/none/x.md", "found --output 'F/none/x.md', expected a file in an existing folder"),
      ("F/LONG.md", "a name of 303 bytes, expected at most 255"),
    ])
  @MainActor func refused(_ place: String, _ message: String) throws {
    try Bench.withFolder { folder in
      func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
      mkdir(path("dir.json"), 0o777)
      mkfifo(path("pipe.md"), 0o666)
      symlink("file", path("link.md"))
      try Data().write(to: folder.appendingPathComponent("file"))
      let long = String(repeating: "x", count: 300)

      let result = try Bench.run(
        "--plan", "nothing is read", "--output",
        place.replacing("F", with: folder.path).replacing("LONG", with: long))

      #expect(result.status == 64)
      #expect(result.errors.replacing(folder.path, with: "F").contains(message), "\(result.errors)")
    }
  }

  @Test("a tilde in a path is an ordinary character, because shells expand home folders")
  func tilde() throws {
    try Bench.withFolder { folder in
      let result = try Bench.run(
        ["report", Self.run, "--quiet", "--output", "~root", "--output", "~x.md"],
        shell: "cd \"$PLACE\" && \"$0\" \"$@\"", environment: ["PLACE": folder.path])

      #expect(result.status == 0, "\(result.errors)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == ["~root", "~x.md"])
    }
  }

  @Test("files with names that are not UTF-8 can be counted but not written")
  func notUTF8() throws {
    try Bench.withFolder { folder in
      let shell = """
        cd "$PLACE"; printf 'let a = 1\\n' | tee "$(printf 'a\\377.swift')" > b.swift
        "$0" count . --format csv; "$0" count "$(printf 'a\\377.swift')" --format csv
        "$0" count . --output "$(printf 'x\\377.md')"; "$0" report "$(printf 'x\\376.json')"
        """
      let result = try Bench.run([], shell: shell, environment: ["PLACE": folder.path])

      let head = "file,physical,code,comment,blank\r\n"
      #expect(
        result.output
          == head + "./a\\xFF.swift,1,1,0,0\r\n./b.swift,1,1,0,0\r\n"
          + head + "a\\xFF.swift,1,1,0,0\r\n")
      #expect(result.status == 64)
      #expect(
        result.errors
          == ["x\\xFF.md", "x\\xFE.json"].map {
            "error: found the argument '\($0)', expected valid UTF-8. Rename the file.\n"
          }.joined())
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.count == 2)
    }
  }

  @Test("control characters from arguments and documents do not reach the terminal")
  func messages() throws {
    try Bench.withFolder { folder in
      let plan = folder.appendingPathComponent("plan.json").path
      try Data(#"{"name":"a\u001b[2J\n::error::x","summary":0}"#.utf8)
        .write(to: URL(fileURLWithPath: plan))

      for command in [
        ["report", "a\u{1B}[2J\n::error::x"], ["--plan", plan],
        ["list", "--x\u{1B}[2J\n::error::x"],
        ["a\u{1B}[2J\n::error::x"],
      ] {
        let result = try Bench.run(command)
        #expect(result.status == 64 || result.status == 65)
        #expect(!result.errors.contains("\u{1B}"))
      }
    }
  }

  @Test("JSON output escapes control characters and can be read back unchanged")
  func json() throws {
    var run = try Run.read(Data(contentsOf: URL(fileURLWithPath: Self.run)))
    run.warnings.append(Warning(HostileText()))

    let text = try Rendering.document(run)

    #expect(
      !text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
    #expect(text.contains(#"\u009b2J\u007f\u202e\u001b\n"#))
    #expect(try Run.read(Data(text.utf8)).warnings == run.warnings)
  }
}

private struct HostileText: WarningReason {
  let text = "\u{9B}2J\u{7F}\u{202E}\u{1B}\n"
}
