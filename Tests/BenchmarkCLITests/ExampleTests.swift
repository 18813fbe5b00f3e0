@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import ArgumentParser
import BenchmarkCLI
import Foundation
import Testing

/// A `bench` command as shown in a help text or a document.
private struct Example: CustomTestStringConvertible, Sendable {
  let place: String
  let line: String
  var testDescription: String { line }

  /// The arguments, split as in a shell, up to `>`, `|` or the two spaces before an explanation.
  var arguments: [String] {
    let command = line.split(separator: #/ {2,}| [>|] /#, maxSplits: 1).first ?? ""
    var words: [String] = []
    var (word, isQuoted, isBegun) = ("", false, false)
    for letter in command {
      if letter == "'" {
        (isQuoted, isBegun) = (!isQuoted, true)
      } else if letter == " ", !isQuoted {
        if isBegun { words.append(word) }
        (word, isBegun) = ("", false)
      } else {
        word.append(letter)
        isBegun = true
      }
    }
    return Array((words + (isBegun ? [word] : [])).dropFirst())
  }

  static func all(in text: String, of place: String) -> [Example] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0 == "bench" || $0.hasPrefix("bench ") }
      .map { Example(place: place, line: $0) }
  }
}

/// The root command of the tool; in these tests, `Bench` runs the executable.
private typealias CommandLineOfBench = BenchmarkCLI.Bench

@Suite("Examples in help texts") struct ExampleTests {
  /// The commands visible to users, each with its parents.
  private static var visible: [[any ParsableCommand.Type]] {
    let commands = CommandLineOfBench.configuration.subcommands.filter {
      $0.configuration.shouldDisplay
    }
    // If a command has a default subcommand, its subcommands share its help.
    return commands.map { [$0] }
      + commands.filter { $0.configuration.defaultSubcommand == nil }.flatMap { command in
        command.configuration.subcommands.map { [command, $0] }
      }
  }

  /// The name and help text of each visible command.
  private static var commands: [(name: String, discussion: String)] {
    visible.map { path in
      (
        path.map { $0._commandName }.joined(separator: " "),
        path[path.count - 1].configuration.discussion
      )
    }
  }

  private static var examples: [Example] {
    let whole = CommandLineOfBench.configuration.discussion
    return Example.all(in: whole, of: "bench")
      + commands.flatMap { Example.all(in: $0.discussion, of: $0.name) }
  }

  private static var documented: [Example] {
    let file = Bench.root.appendingPathComponent("README.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    // Commands are in indented code blocks.
    let code = text.split(separator: "\n").filter {
      // The parser itself generates completion scripts, without a command.
      $0.hasPrefix("    bench ") && !$0.contains("--generate-completion-script")
    }
    return Example.all(in: code.joined(separator: "\n"), of: "README.md")
  }

  @Test("every command's help has examples of that command")
  func everyCommand() {
    for command in Self.commands {
      #expect(command.discussion.contains("EXAMPLES\n"), "\(command.name)")
      let examples = Self.examples.filter { $0.place == command.name }
      // 'run' is the default command of bench.
      let name = command.name == "run" ? "" : " \(command.name)"
      #expect(examples.contains { $0.line.hasPrefix("bench\(name)") }, "\(command.name)")
    }
    #expect(Self.documented.count > 5)
  }

  @Test(
    "every example in a help text or the README can be parsed", arguments: examples + documented)
  private func understood(_ example: Example) throws {
    #expect(throws: Never.self) { try CommandLineOfBench.parseAsRoot(example.arguments) }
  }

  @Test("the help text groups the commands and hides those for workers")
  func groups() {
    let groups = CommandLineOfBench.configuration.groupedSubcommands
    let help = CommandLineOfBench.helpMessage(columns: 80)

    #expect(groups.map(\.name) == ["Measure", "Look", "Your app", "Debug", "Trust", "Big runs"])
    #expect(groups.flatMap(\.subcommands).count <= 14)
    #expect(help.contains("TRUST SUBCOMMANDS:\n  verify ") && !help.contains("\n  work"))
  }

  @Test("help fits in 80 columns, and its lines break only at the full width")
  func help() {
    let commands: [any ParsableCommand.Type] =
      [CommandLineOfBench.self] + Self.visible.compactMap(\.last)
    for command in commands {
      let help = CommandLineOfBench.helpMessage(for: command, columns: 80)
      let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
      for (line, next) in zip(lines, lines.dropFirst()) {
        // Wrapping a usage line is left to the terminal.
        #expect(line.count <= 80 || line.hasPrefix("USAGE: "), "\(line)")
        let isExample = line.hasPrefix("  ")
        let isProse = { (text: Substring) in text.first?.isLetter == true && !text.contains("   ") }
        guard isExample || isProse(line), isProse(next), line.contains(where: \.isLowercase) else {
          continue
        }
        // A paragraph continues on the next line only if the next word did not fit.
        let word = next.prefix { $0 != " " }
        #expect(!isExample && line.count + 1 + word.count > 78, "\(command._commandName): \(line)")
      }
    }
  }
}
