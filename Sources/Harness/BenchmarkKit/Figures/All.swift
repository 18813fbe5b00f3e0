extension Figure {
  /// Every figure, in the order of the scorecard's columns.
  package static let all: [Figure] = [
    ofLines, ofDispatch, ofCounts, ofInstructions, ofDecisions, ofLeaks, ofConformance, ofDeepLinks,
    ofExits, ofBuilds, ofEventTimes,
  ].flatMap { $0 }
}
