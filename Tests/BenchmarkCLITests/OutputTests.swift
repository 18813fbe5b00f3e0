@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Testing

@Suite("Output formats and destinations") struct OutputTests {
  private static let run = Bench.root.appendingPathComponent(
    "results/2026-11-22-default/run.json"
  ).path

  @Test("each format is the same on standard output and in a file with its extension")
  func forms() throws {
    try Bench.withFolder { folder in
      let files = ["txt", "md", "html", "csv", "json", "xml"].map {
        folder.appendingPathComponent("report.\($0)")
      }

      let result = try Bench.run(
        ["report", Self.run, "--quiet"] + files.flatMap { ["--output", $0.path] })

      #expect(result.status == 0 && result.output.isEmpty, "\(result.errors)")
      let forms = ["table", "markdown", "html", "csv", "json", "junit"]
      for (file, form) in zip(files, forms) {
        let printed = try Bench.run("report", Self.run, "--format", form, "--all")
        #expect(try String(contentsOf: file, encoding: .utf8) == printed.output)
        #expect(printed.output.contains("MVC"))
      }
    }
  }

  @Test(
    "every command with tables supports the same formats",
    arguments: [["list", "plans"], ["count", #filePath], ["compare", run, run]])
  func everyCommand(_ command: [String]) throws {
    try Bench.withFolder { folder in
      let file = folder.appendingPathComponent("t.md")

      let markdown = try Bench.run(command + ["--format", "markdown", "--output", file.path])
      let json = try Bench.run(command + ["--format", "json"])

      #expect(markdown.output.hasPrefix("## ") && markdown.output.contains("| :--- |"))
      #expect(try String(contentsOf: file, encoding: .utf8) == markdown.output)
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(json.output.utf8))
      }
    }
  }

  @Test("an --output without a known format is rejected with exit code 64 and the known extensions")
  @MainActor func places() throws {
    let unknown = try Bench.run("list", "--output", "tables.doc")
    let two = try Bench.run("report", Self.run, "--output", "a", "--output", "b")
    let merged = try Bench.run("merge", "parts", "--output", "elsewhere")

    #expect(unknown.status == 64 && two.status == 64 && merged.status == 64)
    #expect(merged.errors.contains("found the folder 'elsewhere' in --output, expected only files"))
    #expect(
      unknown.errors.contains(
        """
        found --output 'tables.doc', expected a file whose name ends in one of .txt, .md, .html, \
        .csv, .json.
        """
      ))
    #expect(two.errors.contains("found 2 folders in --output ('a', 'b'), expected one"))
  }

  @Test("a file may go into a folder that another --output creates, but not into a missing one")
  func newFolder() throws {
    try Bench.withFolder { folder in
      let new = folder.appendingPathComponent("new")
      let checks = new.appendingPathComponent("checks.xml")

      let result = try Bench.run(
        "report", Self.run, "--output", new.path + "/", "--output", checks.path, "--quiet")
      let other = try Bench.run(
        "report", Self.run, "--output", new.path, "--output",
        folder.appendingPathComponent("other/checks.xml").path)

      #expect(result.status == 0, "\(result.errors)")
      #expect(try String(contentsOf: checks, encoding: .utf8).hasPrefix("<?xml"))
      #expect(other.status == 64 && other.errors.contains("other/checks.xml'"))
    }
  }

  @Test("rendering into a folder again removes its old tables and keeps all other files")
  func renderedAgain() throws {
    try Bench.withFolder { folder in
      func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      }
      func write(_ text: String, _ name: String) throws {
        try text.write(
          to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      let short = Bench.root.appendingPathComponent("results/2026-11-22-self-test/run.json").path
      _ = try Bench.run("report", short, "--output", folder.path, "--quiet")
      let alone = try names()

      _ = try Bench.run("report", Self.run, "--output", folder.path, "--quiet")
      #expect(try names().contains("conformance.csv"))
      try write("subject,lines,code lines\r\nMVC,1,1\r\n", "summary.csv")
      try write("mine\r\n1\r\n", "notes.csv")
      let result = try Bench.run("report", short, "--output", folder.path, "--quiet")

      #expect(result.status == 0, "\(result.errors)")
      #expect(try names() == (alone + ["notes.csv"]).sorted())

      try write("my own\r\n", "summary.csv")
      _ = try Bench.run("report", short, "--output", folder.path, "--quiet")
      #expect(try names().contains("summary.csv"))
    }
  }

  @Test("--format github prints the tables and appends them to the job's summary page")
  func github() throws {
    try Bench.withFolder { folder in
      let summary = folder.appendingPathComponent("summary.md")
      try "before\n".write(to: summary, atomically: true, encoding: .utf8)

      let result = try Bench.run(
        ["report", Self.run, "--format", "github"],
        environment: ["GITHUB_STEP_SUMMARY": summary.path])

      let page = try String(contentsOf: summary, encoding: .utf8)
      #expect(result.status == 0 && result.output.contains("\nScorecard\n"))
      #expect(page.hasPrefix("before\n# NavBench, plan `default`") && page.contains("| MVC |"))
    }
  }

  @Test(
    "text is emphasised on request, and the option overrides the environment",
    arguments: [
      ([], [:], false), (["--color", "always"], [:], true), ([], ["FORCE_COLOR": "1"], true),
      ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
      (["--color", "always"], ["NO_COLOR": "1"], true),
      (["--color", "never"], ["FORCE_COLOR": "1"], false),
    ])
  func colour(_ options: [String], _ environment: [String: String], _ isThere: Bool) throws {
    let result = try Bench.run(["list"] + options, environment: environment)

    #expect(result.output.contains("\u{1B}[1m") == isThere)
  }

  @Test("output to a file is not wrapped unless COLUMNS sets a width", arguments: [80, 120, 200])
  func columns(_ width: Int) throws {
    let file = try Bench.run(["report", Self.run])
    let narrow = try Bench.run(["report", Self.run], environment: ["COLUMNS": "\(width)"])

    func widest(_ text: String) -> Int { text.split(separator: "\n").map(\.count).max() ?? 0 }
    #expect(widest(narrow.output) <= width && widest(file.output) > 130)
  }

  @Test(
    "output on a terminal fits its width, with bold titles and a progress estimate",
    .enabled(if: Bench.isOnPath("script")))
  func terminal() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"conformance\"", in: folder)

      let result = try Bench.run(
        ["--plan", plan, "--subjects", "MVC,SurfMVP"],
        shell: "exec script -qec \"stty cols 80; $0 list; $0 $*\" /dev/null </dev/null",
        environment: ["TERM": "xterm", "CI": ""])

      let lines = result.output.split(whereSeparator: \.isNewline)
        .map { $0.replacing(#/\u{1B}\[[0-9]*[mK]|\r/#, with: "") }
      #expect(result.output.contains("\u{1B}[1mSubjects"))
      #expect(lines.filter { !$0.contains("measuring conformance") }.map(\.count).max() == 80)
      #expect(
        result.output.contains(#/\r\u{1B}\[Kmeasuring conformance: [0-9]+ %, about [0-9]+ s left/#))
    }
  }

  @Test("a closed pipe ends the output without an error")
  func brokenPipe() throws {
    let result = try Bench.run(
      ["report", Self.run, "--format", "json"], shell: "\"$0\" \"$@\" | head -1")

    #expect(result.output == "{\n" && result.errors.isEmpty)
  }

  @Test("--no-progress and --quiet hide progress but not findings")
  func quiet() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"conformance\"", in: folder)
      let failing = ["--plan", plan, "--subjects", "MVC,Planted/trap", "--sessions", "60"]

      let calm = try Bench.run(["--plan", plan, "--subjects", "MVC", "--no-progress"])
      let quiet = try Bench.run(failing + ["--quiet", "--shrink-budget", "0"])

      #expect(calm.errors.isEmpty && calm.output.contains("Conformance to the reference model"))
      #expect(quiet.status == 1 && quiet.output.isEmpty)
      #expect(quiet.errors.contains("crash: Planted/trap: ") && !quiet.errors.contains("%"))
    }
  }
}
