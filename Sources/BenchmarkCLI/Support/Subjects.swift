import BenchmarkMetrics
import BenchmarkResults
import Catalog

/// The subjects that a user's words name.
enum Subjects {
  static let all = SubjectUnderTest.all(of: Catalog.architectures)

  /// The subjects that an option lists, separated by commas; all of them where it was not given.
  static func listed(_ list: String?) throws(Failure) -> [SubjectUnderTest] {
    guard let list else { return all }
    let names = list.split(separator: ",").map(String.init)
    if names.isEmpty { throw unknown(list) }
    return try named(names)
  }

  /// The subjects with these identifiers, in the catalogue's order; a name without variant means all its variants.
  static func named(_ names: [String]) throws(Failure) -> [SubjectUnderTest] {
    guard !names.isEmpty else { return all }
    var chosen: Set<String> = []
    for name in names {
      let matches = all.filter { $0.subject.id == name || $0.subject.id.hasPrefix(name + "/") }
      guard !matches.isEmpty else { throw unknown(name) }
      chosen.formUnion(matches.map(\.subject.id))
    }
    return all.filter { chosen.contains($0.subject.id) }
  }

  private static func unknown(_ name: String) -> Failure {
    let known = all.map(\.subject.id)
    let hint = suggestion(for: name, among: known).map { " Did you mean '\($0)'?" } ?? ""
    return Failure(
      .usage, "no subject named '\(name)'. Known: \(known.joined(separator: ", ")).\(hint)")
  }
}
