@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Testing

@Suite("Shell completions") struct CompletionTests {
  private static func script(_ shell: String) throws -> String {
    let result = try Bench.run("--generate-completion-script", shell)
    #expect(result.status == 0 && result.errors.isEmpty)
    return result.output
  }

  @Test(
    "each shell's completion script contains all commands and options",
    arguments: ["bash", "zsh", "fish"])
  func words(_ shell: String) throws {
    let script = try Self.script(shell)

    for word in ["self-test", "history", "subjects", "no-progress", "format", "junit"] {
      #expect(script.contains(word))
    }
    #expect(!script.contains("bench_work"), "internal commands are not offered")
  }

  @Test(
    "each shell can parse its completion script",
    arguments: ["bash", "zsh", "fish"].filter { Bench.isOnPath($0) })
  func syntax(_ shell: String) throws {
    try Bench.withFolder { folder in
      let file = folder.appendingPathComponent("bench.\(shell)")
      try Self.script(shell).write(to: file, atomically: true, encoding: .utf8)

      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [shell, "-n", file.path]
      let result = try Bench.collect(process)

      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }
  }

  @Test(
    "bash completes subjects, plans, metrics and defects, even within a list",
    .enabled(if: Bench.isOnPath("bash")),
    arguments: [
      ("run --subjects Sur", "SurfMVP"), ("run --subjects MVC,Coord", "MVC,CoordinatedSurfMVP"),
      ("measure leaks --subjects MVP-C/f", "MVP-C/from"), ("run --plan confor", "conformance"),
      ("history show releasedE", "releasedEarly"), ("measure deep", "deep-links"),
      ("report --format juni", "junit"), ("verify cross-check --defects L01,C0", "L01,C02"),
      ("verify self-test --parts nist,cov", "nist,coverage"), ("compa", "compare"),
    ])
  func bash(_ typed: String, _ offered: String) throws {
    try Bench.withFolder { folder in
      let file = folder.appendingPathComponent("bench.bash")
      try Self.script("bash").write(to: file, atomically: true, encoding: .utf8)
      let words = typed.split(separator: " ")

      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "bash", "-c",
        """
        source '\(file.path)'
        COMP_LINE='bench \(typed)' COMP_CWORD=\(words.count)
        COMP_WORDS=('\(Bench.executable.path)' \(typed))
        COMP_POINT=${#COMP_LINE}
        _bench bench '\(words.last ?? "")' '\(words.dropLast().last ?? "")'
        printf '%s\\n' "${COMPREPLY[@]}"
        """,
      ]
      let result = try Bench.collect(process)

      #expect(
        result.output.split(separator: "\n").contains { $0 == offered },
        "\(result.output)\(result.errors)")
    }
  }
}
