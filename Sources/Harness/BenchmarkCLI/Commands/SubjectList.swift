import ArgumentParser
import BenchmarkKit

/// The option that selects subjects, the same for every command.
struct SubjectList: ParsableArguments {
  @Option(help: "Subjects, separated by commas; defaults to all.", completion: .subjects)
  var subjects: String?
  @Option(help: .hidden)
  var subject: String?

  func validate() throws {
    if subjects != nil {
      try OptionProblem.check("--subjects", excludes: ["--subject": subject != nil])
    }
  }

  /// The list as typed; `nil` without the option.
  var list: String? { subjects ?? subject }

  /// The listed subjects of a stored document; `nil` without the option.
  ///
  /// Documents can contain subjects that are no longer in the catalogue.
  func identifiers(
    among known: [String], location: String
  ) throws(Failure) -> [String]? {
    guard let list else { return nil }
    let names = list.commaSeparated
    return try (names.isEmpty ? [""] : names).map { (name) throws(Failure) in
      guard let id = known.first(where: { $0.subjectKey == name.subjectKey }) else {
        throw Failure(InputFailure.unknown("subject", name, among: known, location: location))
      }
      return id
    }
  }
}
