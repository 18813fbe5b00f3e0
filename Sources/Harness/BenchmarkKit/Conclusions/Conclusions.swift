import Statistics

/// The conclusions from a finished run, computed once for all reports.
package struct Conclusions: Codable, Hashable, Sendable {
  /// Whether a subject is dominated.
  package struct Standing: Codable, Hashable, Sendable {
    package enum Position: String, Codable, Sendable {
      /// Every subject that is better in some metric is worse in another.
      case notDominated = "front"
      /// Another subject equals or beats it in every metric, and beats it in at least one.
      case dominated
      /// Other subjects may dominate it, depending on the unresolved metrics.
      case notResolved = "not resolved"
      /// It does not work correctly, so its costs do not matter.
      case defective
    }

    /// The subject's identifier.
    package let subject: String
    package let position: Position
    /// The subjects that dominate it or may dominate it.
    package let by: [String]
  }

  /// The pairs of subjects whose order by a metric the run cannot resolve.
  package struct Unresolved: Codable, Hashable, Sendable {
    /// The metric's identifier.
    package let figure: String
    /// The identifiers of the two subjects in each pair.
    package let pairs: [[String]]
  }

  /// The verdict on a subject's value, compared with the baseline's.
  package struct Claim: Codable, Hashable, Sendable {
    /// The subject's identifier.
    package let subject: String
    /// The metric's identifier.
    package let figure: String
    package let verdict: Verdict
  }

  /// The identifiers of the metrics that rank the subjects, in the order of the scorecard.
  package let criteria: [String]
  /// The largest relative difference that counts as a tie, for exact metrics.
  package let margin: Double
  /// The largest relative difference that counts as a tie, for any metric.
  package let largestMargin: Double
  /// The standing of each subject; empty unless there are several subjects and several metrics.
  package let standings: [Standing]
  /// The unresolved pairs by metric; metrics without any are left out.
  package let unresolved: [Unresolved]
  /// The verdicts against the baseline, except for subjects that did different work.
  package let claims: [Claim]

  package func standing(of subject: Subject) -> Standing? {
    standings.first { $0.subject == subject.id }
  }

  /// The verdict on a subject's value, compared with the baseline's.
  package func verdict(on figure: Figure, of subject: Subject) -> Verdict? {
    claims.first { $0.figure == figure.id && $0.subject == subject.id }?.verdict
  }
}

extension Run {
  /// The run with any missing conclusions added.
  ///
  /// Files of earlier versions contain no conclusions.
  package var withConclusions: Run {
    var run = self
    run.sections = sections.map { $0.withConclusions(in: self) as any RunSection }
    run.conclusions = conclusions ?? Dominance(run).conclusions
    return run
  }

  /// A subject's defects in words; empty if it has none.
  package func defects(of subject: Subject) -> [String] {
    let counted = countedDefects(of: subject)
    // Metrics that count no defects can still end with a finding.
    return counted.isEmpty && fails(subject) ? ["failed; see the findings"] : counted
  }

  /// The defects that the run's figures count, in words.
  package func countedDefects(of subject: Subject) -> [String] {
    figures.compactMap { figure in
      guard let defect = figure.defect, let value = figure.value(self, subject)?.value, value > 0
      else { return nil }
      return defect.presence(self, subject)
    }
  }

  /// Whether a subject crashed, hung, exceeded its memory limit or showed a wrong screen.
  ///
  /// If so, its times cover only the remaining sessions.
  package func fails(_ subject: Subject) -> Bool {
    findings.contains {
      $0.subject == subject.id && [.crash, .hang, .memory, .divergence].contains($0.kind)
    }
  }
}
