import BenchmarkKit
import Statistics

extension Overview {
  /// The conclusions in words, one per paragraph.
  var conclusions: [String] {
    let sound = names(sound)
    return
      (correct.map { ["✓ No defects in \(sound): \($0)"] } ?? [])
      + incorrect.map { "✗ \($0.subject.id): \($0.defects)".sentence }
      + [best, coordinators.map { "\($0.heading): \($0.costs.joined(separator: "; "))" }]
      .compactMap { $0?.sentence }
  }

  /// A sentence on the absence of defects in the subjects without any; `nil` if there are no such
  /// subjects or nothing was checked.
  var correct: String? {
    absences.isEmpty || sound.isEmpty ? nil : absences.joined(separator: ", ").sentence
  }

  /// The subjects with defects, and their defects in words.
  var incorrect: [(subject: Subject, defects: String)] {
    subjects.filter(hasDefects).map { ($0, defects(of: $0).joined(separator: "; ")) }
  }

  /// A sentence that names, for each cost, the subjects without defects for which it is lowest.
  var best: String? {
    guard sound.count > 1 else { return nil }
    let parts = figures.filter { $0.defect == nil }.compactMap(leastInWords)
    let among = absences.isEmpty ? "Lowest" : "Lowest among those without defects"
    return parts.isEmpty ? nil : "\(among): \(parts.joined(separator: "; "))"
  }

  /// The cost of coordinators for each defect-free subject that has them, compared with the
  /// architecture without coordinators that it extends.
  var coordinators: (heading: String, costs: [String])? {
    let costs = sound.compactMap { subject -> String? in
      guard run.hasCoordinators(subject),
        let parent = run.subjects.first(where: { $0.module == subject.parent }),
        !run.hasCoordinators(parent)
      else { return nil }
      let parts = run.sections.compactMap { $0.extraCost(of: subject, over: parent, in: run) }
      return parts.isEmpty
        ? nil : "\(subject.id) over \(parent.id) \(parts.joined(separator: ", "))"
    }
    return costs.isEmpty ? nil : ("Cost of coordinators", costs)
  }

  /// The phrases for the absence of each kind of defect that the run checked; empty if it checked
  /// none.
  var absences: [String] {
    run.figures.compactMap { figure in
      run.subjects.contains { figure.value(run, $0) != nil } ? figure.defect?.absence(run) : nil
    }
  }

  private func leastInWords(_ figure: Figure) -> String? {
    let least = run.least(figure, of: sound)
    guard let heading = figure.overview?.heading, let first = least.first else { return nil }
    let rivals = sound.filter { run.isUnresolved(figure, $0, first) }
    let others = rivals.isEmpty ? "" : " (not resolved from \(names(rivals)))"
    return "\(names(least)) in \(heading)\(others)"
  }

  func names(_ subjects: [Subject]) -> String { subjects.map(\.id).joined(separator: ", ") }
}

extension Run {
  /// The subjects that have the smallest value of a metric; several in the case of a tie.
  func least(_ figure: Figure, of subjects: [Subject]) -> [Subject] {
    let known = subjects.compactMap { subject in
      figure.value(self, subject).map { (subject: subject, value: $0.value) }
    }
    let least = known.map(\.value).min()
    return known.filter { $0.value == least }.map(\.subject)
  }

  /// Whether the run cannot resolve the order of two subjects.
  func isUnresolved(_ figure: Figure, _ first: Subject, _ second: Subject) -> Bool {
    let pairs = conclusions?.unresolved.first { $0.figure == figure.id }?.pairs ?? []
    return pairs.contains { Set($0) == [first.id, second.id] }
  }

  /// Whether a subject has files in the role of coordinators.
  func hasCoordinators(_ subject: Subject) -> Bool {
    sections.contains { $0.roles(of: subject).contains("Coordinators") }
  }
}
