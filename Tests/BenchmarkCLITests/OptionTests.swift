import ArgumentParser
import BenchmarkCLI
import Foundation
import Testing

/// A command in the argument parser's description of a program.
private struct DescribedCommand: Decodable {
  struct Argument: Decodable {
    struct Name: Decodable { let name: String }

    let kind: String
    let shouldDisplay: Bool
    let names: [Name]?
    let abstract: String?
  }

  let commandName: String
  let shouldDisplay: Bool
  let subcommands: [DescribedCommand]?
  let arguments: [Argument]?

  /// This command and all visible subcommands, recursively.
  var all: [DescribedCommand] {
    [self] + (subcommands ?? []).filter(\.shouldDisplay).flatMap(\.all)
  }

  static var root: DescribedCommand {
    get throws {
      struct Tool: Decodable { let command: DescribedCommand }
      return try JSONDecoder().decode(Tool.self, from: Data(BenchmarkCLI.Bench._dumpHelp().utf8))
        .command
    }
  }
}

@Suite("Options") struct OptionTests {
  @Test("an option has the same kind and the same help in every command")
  func sameMeaning() throws {
    let commands = try DescribedCommand.root.all.filter { $0.commandName != "help" }
    var meanings: [String: Set<String>] = [:]
    for argument in commands.flatMap({ $0.arguments ?? [] }) where argument.shouldDisplay {
      // Some commands add a sentence to the help, for example about folders for --output.
      let help = (argument.abstract ?? "").split(separator: ". ").first ?? ""
      for name in argument.names ?? [] {
        meanings[name.name, default: []].insert(
          "\(argument.kind): \(help.hasSuffix(".") ? help.dropLast() : help)")
      }
    }

    #expect(commands.count > 18 && meanings.count > 40)
    for (name, texts) in meanings { #expect(texts.count == 1, "--\(name): \(texts.sorted())") }
  }

  @Test("the help of every visible option and argument ends with a full stop")
  func documented() throws {
    for command in try DescribedCommand.root.all where command.commandName != "help" {
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        let name = "\(command.commandName) \(argument.names?.last?.name ?? "")"

        #expect(argument.abstract?.hasSuffix(".") == true, "\(name)")
      }
    }
  }
}
