import BenchmarkKit
import BenchmarkMetrics
import Catalog
import FootballGatherUI
import ModuleCopies
import PlantedFaults

/// The subjects that can be named on the command line.
enum Subjects {
  static let all = SubjectUnderTest.all(of: Catalog.architectures)
  /// The A/A controls: `MVC-copy` is `MVC` compiled a second time. Only timings run them unnamed.
  static let copies = SubjectUnderTest.all(of: ModuleCopies.all)
  /// Subjects with a planted defect, for testing the harness. They are run only when named.
  static let planted = SubjectUnderTest.all(of: [.planted])

  /// The names that lists accept: identifiers, and names of architectures for all their variants.
  static var names: [String] {
    let ids = all.map(\.subject.id)
    let families = ids.compactMap { id in id.split(separator: "/").first.map(String.init) }
    return (families + ids).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static var known: [SubjectUnderTest] { all + copies + planted }

  /// The copy of an original, or the original of a copy; `nil` for a planted subject.
  static func control(of id: String) -> SubjectUnderTest? {
    guard let own = (all + copies).first(where: { $0.subject.id == id }) else { return nil }
    let modules = [own.subject.module + "Copy", own.subject.module.replacing(/Copy$/, with: "")]
    return (copies + all).first {
      modules.contains($0.subject.module) && $0.variant.name == own.variant.name
        && $0.subject.id != id
    }
  }

  /// The subjects with exactly these identifiers, in the given order.
  static func identified(_ ids: [String]) throws(Failure) -> [SubjectUnderTest] {
    try ids.map { (id) throws(Failure) in
      guard let subject = known.first(where: { $0.subject.id == id }) else { throw unknown(id) }
      return subject
    }
  }

  /// The subjects in an option's comma-separated list; all of them if the option is missing.
  static func listed(_ list: String?) throws(Failure) -> [SubjectUnderTest] {
    guard let list else { return all }
    let names = list.split(separator: ",").map(String.init)
    if names.isEmpty { throw unknown(list) }
    return try named(names)
  }

  /// The subjects in an option's list, without planted ones and copies.
  ///
  /// Those have neither builds nor unit tests of their own.
  static func listedInCatalog(_ list: String?) throws(Failure) -> [SubjectUnderTest] {
    let subjects = try listed(list)
    let catalog = Set(all.map(\.subject.id))
    guard let stranger = subjects.first(where: { !catalog.contains($0.subject.id) }) else {
      return subjects
    }
    throw Failure(
      .usage,
      "found the subject '\(stranger.subject.id)', expected an architecture: copies and planted faults have no unit tests and no"
        + " build of their own. Leave it out of --subjects.")
  }

  /// The subjects with these names, in the catalogue's order; a name without a variant means all.
  static func named(_ names: [String]) throws(Failure) -> [SubjectUnderTest] {
    guard !names.isEmpty else { return all }
    var chosen: Set<String> = []
    for name in names {
      let matches = known.filter { $0.subject.id == name || $0.subject.id.hasPrefix(name + "/") }
      guard !matches.isEmpty else { throw unknown(name) }
      chosen.formUnion(matches.map(\.subject.id))
    }
    return known.filter { chosen.contains($0.subject.id) }
  }

  private static func unknown(_ name: String) -> Failure {
    let shown = all.map(\.subject.id)
    return Failure(
      .usage,
      unknownName(
        "subject", name, among: shown, near: known.map(\.subject.id),
        others: ", their copies such as MVC-copy, and those of 'bench list planted'"))
  }
}
