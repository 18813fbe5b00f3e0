import Foundation
import Testing

@testable import BenchmarkCLI

/// Mistakes that people made when they first used the command line.
@Suite("Common mistakes") struct MistakeTests {
  @Test(
    "the error for a mistake states what was found, what was expected and what to do",
    arguments: [
      ("rnu", 64, "Did you mean 'run'?"),
      ("help nosuch", 64, "no command named 'nosuch'"),
      ("--sessions -5", 64, "found --sessions -5, expected 1 or more"),
      ("--shard 4/4", 64, "4 parts are numbered from 0/4 to 3/4"),
      ("report nosuch.json", 65, "there is no file 'nosuch.json'"),
      ("report F", 65, "has no run.json, expected the folder of a stored run"),
      ("report F/pipe", 65, "found a pipe, expected a regular file"),
      ("report F/comma.json", 65, "at line 1, column 8: found '\"', expected ',' or '}'"),
      ("report --samples R", 65, "is a run without the times of single events"),
      ("--plan F/plan.json", 65, "at sessions: found '0'"),
      ("--plan F/plan.json", 65, "at launches: found '0'"),
      ("--plan F/plan.json", 65, "at seeds[0]: found 'x'"),
      ("--verbose --quiet", 64, "--verbose"),
    ])
  func refused(_ line: String, _ status: Int32, _ message: String) throws {
    try withFiles { folder in
      let result = try Bench.run(words(line, in: folder))

      #expect(result.status == status && result.output.isEmpty, "\(result.output)")
      #expect(result.errors.contains(message), "\(result.errors)")
      #expect(!result.errors.contains("Domain") && !result.errors.contains("couldn"))
    }
  }

  @Test(
    "an unambiguous spelling is accepted",
    arguments: [
      ("--subject MVC", "subjects: MVC."), ("--subjects mvc", "subjects: MVC."),
      ("--subjects MVC,MVP-C~(from)", "subjects: MVC, MVP-C/from."),
      ("--subjects SurfMVP", "subjects: MVC, SurfMVP."),
      ("--plan conformance --subject MVC --sessions 1e3", " 3,008 "),
      ("--plan conformance --subject MVC --sessions 10k", " 30,008 "),
    ])
  func accepted(_ line: String, _ text: String) throws {
    try withFiles { folder in
      let result = try Bench.run(words(line + " --dry-run", in: folder))

      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains(text), "\(result.output)")
    }
  }

  /// The words of a line; `F` is the folder of the files, `R` a stored run, `~` a space.
  private func words(_ line: String, in folder: URL) -> [String] {
    line.components(separatedBy: " ").map { word in
      switch word {
      case "R": Bench.root.path + "/results/2026-11-25-fitness/run.json"
      case _ where word == "F" || word.hasPrefix("F/"): folder.path + String(word.dropFirst())
      default: word.replacing("~", with: " ")
      }
    }
  }

  private func withFiles(_ body: (URL) throws -> Void) throws {
    try Bench.withFolder { folder in
      func file(_ name: String) -> URL { folder.appendingPathComponent(name) }
      mkfifo(file("pipe").path, 0o666)
      try Data(#"{"a":1 "b":2}"#.utf8).write(to: file("comma.json"))
      let plan = """
        {"name": "p", "metrics": ["leaks"], "baseline": "MVC", "seeds": ["x"], "sessions": 0,
         "eventsPerSession": 10, "launches": 0, "sessionsPerLaunch": 1}
        """
      try Data(plan.utf8).write(to: file("plan.json"))
      try body(folder)
    }
  }
}
