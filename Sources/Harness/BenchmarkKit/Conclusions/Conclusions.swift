/// The conclusions from a finished run, computed once and only read by reports.
package struct Conclusions: Codable, Hashable, Sendable {
  /// The position of a subject relative to all others.
  package struct Standing: Codable, Hashable, Sendable {
    package enum Position: String, Codable, Sendable {
      /// Every subject that is better in some figure is worse in another.
      case front
      /// Others are as good in every figure and better in at least one.
      case dominated
      /// Others might dominate it if the unresolved figures were in their favour.
      case notResolved = "not resolved"
    }

    /// The subject's identifier.
    package let subject: String
    package let position: Position
    /// The subjects that dominate it, or might; empty on the front.
    package let by: [String]
  }

  /// The pairs of subjects whose order by a figure the run cannot resolve.
  package struct Unresolved: Codable, Hashable, Sendable {
    /// The figure's identifier.
    package let figure: String
    /// Two subjects' identifiers each.
    package let pairs: [[String]]
  }

  /// The verdict on a subject's figure, compared with the baseline's.
  package struct Claim: Codable, Hashable, Sendable {
    /// The subject's identifier.
    package let subject: String
    /// The figure's identifier.
    package let figure: String
    package let verdict: Verdict
  }

  /// The figures that rank the subjects, in the order of the scorecard: one per question.
  package let criteria: [String]
  /// The largest relative difference of exact figures that counts as a tie.
  package let margin: Double
  /// The largest relative difference of any figure that counts as a tie.
  package let largestMargin: Double
  /// One per subject; empty unless there are several subjects and several figures.
  package let standings: [Standing]
  /// The unresolved pairs by figure; figures without any are left out.
  package let unresolved: [Unresolved]
  /// The verdicts against the baseline, without those on subjects that did other work.
  package let claims: [Claim]

  /// The position of a subject.
  package func standing(of subject: Subject) -> Standing? {
    standings.first { $0.subject == subject.id }
  }

  /// The verdict on a subject's figure.
  package func verdict(on figure: Figure, of subject: Subject) -> Verdict? {
    claims.first { $0.figure == figure.id && $0.subject == subject.id }?.verdict
  }
}

extension Run {
  /// The run with the conclusions that it does not have yet.
  ///
  /// Documents of earlier versions have none.
  package var withConclusions: Run {
    var run = self
    run.sections = sections.map { $0.withConclusions(in: self) as any RunSection }
    run.conclusions = conclusions ?? ParetoFront(run).conclusions
    return run
  }

  /// Whether a subject crashed, hung or showed a wrong screen.
  ///
  /// Its times only cover the remaining sessions.
  package func fails(_ subject: Subject) -> Bool {
    findings.contains {
      $0.subject == subject.id && [.crash, .hang, .memory, .divergence].contains($0.kind)
    }
  }
}
