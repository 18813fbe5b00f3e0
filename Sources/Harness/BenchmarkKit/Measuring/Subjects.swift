import AppArchitecture
import ComparedApps

/// The subjects of an app that can be named on the command line.
package struct Subjects {
  package let all: [SubjectUnderTest]
  /// The A/A controls, such as `MVC-copy`, which is `MVC` compiled a second time.
  ///
  /// By default, only timings run them.
  package let copies: [SubjectUnderTest]
  /// Subjects with a planted defect, for testing the harness; not run by default.
  package let planted: [SubjectUnderTest]
  /// Names for several subjects, as in `bench --subjects article`.
  package let groups: [SubjectGroup]

  /// Creates the subjects of an app.
  package init(_ app: any App) {
    all = SubjectUnderTest.all(of: app)
    copies = SubjectUnderTest.all(app.copies, of: app)
    planted = SubjectUnderTest.all(app.planted, of: app)
    groups = app.groups
  }

  /// The names that lists accept: identifiers, architecture names (which select all variants), and
  /// group names.
  package var names: [String] {
    let ids = all.map(\.subject.id)
    let families = ids.compactMap { id in id.split(separator: "/").first.map(String.init) }
    return (families + ids + groups.map(\.name)).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  private var known: [SubjectUnderTest] { all + copies + planted }

  /// The copy of an original, or the original of a copy; `nil` for a planted subject.
  package func control(of id: String) -> SubjectUnderTest? {
    guard let own = (all + copies).first(where: { $0.subject.id == id }) else { return nil }
    let modules = [own.subject.module + "Copy", own.subject.module.replacing(/Copy$/, with: "")]
    return (copies + all).first {
      modules.contains($0.subject.module) && $0.variant.name == own.variant.name
        && $0.subject.id != id
    }
  }

  /// The subjects with exactly these identifiers, in the given order.
  package func identified(_ ids: [String]) throws(Failure) -> [SubjectUnderTest] {
    try ids.map { (id) throws(Failure) in
      guard let subject = known.first(where: { $0.subject.id == id }) else { throw unknown(id) }
      return subject
    }
  }

  /// The subjects in an option's comma-separated list; all subjects if the option is missing.
  package func listed(_ list: String?) throws(Failure) -> [SubjectUnderTest] {
    guard let list else { return all }
    let names = list.commaSeparated
    if names.isEmpty { throw unknown(list) }
    return try named(names)
  }

  /// The subjects in an option's list, without planted ones and copies.
  ///
  /// Planted subjects and copies have no separate sources, builds or unit tests.
  package func listedInCatalog(_ list: String?) throws(Failure) -> [SubjectUnderTest] {
    let subjects = try listed(list)
    let catalog = Set(all.map(\.subject.id))
    guard let stranger = subjects.first(where: { !catalog.contains($0.subject.id) }) else {
      return subjects
    }
    throw Failure(InputFailure.notInCatalog(subject: stranger.subject.id))
  }

  /// The subjects with these names, in the catalogue's order.
  ///
  /// A name without a variant selects all variants, and the name of a group its members.
  package func named(_ names: [String]) throws(Failure) -> [SubjectUnderTest] {
    guard !names.isEmpty else { return all }
    var chosen: Set<String> = []
    for name in names.flatMap(members) {
      let wanted = name.subjectKey
      let matches = known.filter {
        let key = $0.subject.id.subjectKey
        return key == wanted || key.hasPrefix(wanted + "/")
      }
      guard !matches.isEmpty else { throw unknown(name) }
      chosen.formUnion(matches.map(\.subject.id))
    }
    return known.filter { chosen.contains($0.subject.id) }
  }

  private func members(_ name: String) -> [String] {
    groups.first { $0.name.subjectKey == name.subjectKey }?.members ?? [name]
  }

  private func unknown(_ name: String) -> Failure {
    Failure(
      InputFailure.unknown(
        "subject", name, among: all.map(\.subject.id),
        near: known.map(\.subject.id) + groups.map(\.name),
        others: others))
  }

  private var others: String {
    let group = groups.isEmpty ? "" : ", the groups \(groups.map(\.name).joined(separator: ", "))"
    let copy = copies.first.map { ", copies such as \($0.subject.id)" } ?? ""
    return group + copy
      + (planted.isEmpty ? "" : ", and the subjects that 'bench list planted' prints")
  }
}
