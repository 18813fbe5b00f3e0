import BenchmarkKit

extension Run {
  /// Explanations of the run's metrics and their limits.
  var methodSection: PageSection {
    let terms = Self.meanings.filter { has($0.metric) }.map { meaning in
      Markup.group([
        .tag("dt", [:], .text(meaning.term)), .tag("dd", [:], .text(meaning.text)),
      ])
    }
    return PageSection(
      id: "method", title: "Method",
      content: .group([
        .tag(
          "p", [:],
          .text(
            "The same app is written in each architecture, from the same screens and the same domain. Random users tap, type, go back,"
              + " swipe and follow links; a session is made from a seed and its number, so that every subject meets exactly the same"
              + " events. After every event the screen is held against a reference model.")),
        .tag("h3", [:], "What the figures mean"), .tag("dl", [:], .group(terms)),
        .tag("h3", [:], "What they do not mean"),
        .tag("ul", [:], .group(Self.threats.map { .tag("li", [:], .text($0)) })),
      ]))
  }

  private func has(_ metric: Plan.Metric) -> Bool {
    switch metric {
    case .linesOfCode: linesOfCode != nil
    case .conformance: conformance != nil
    case .deepLinks: deepLinks != nil
    case .dispatch: dispatch != nil
    case .eventTimes: eventTimes != nil
    case .counts: counts != nil
    case .instructions: instructions != nil
    case .decisions: decisions != nil
    case .leaks: leaks != nil
    case .exits: exits != nil
    case .costGrowth: costGrowth != nil
    case .unitTests: unitTests != nil
    case .buildTimes: buildTimes != nil
    }
  }

  private static let meanings: [(metric: Plan.Metric, term: String, text: String)] = [
    (
      .dispatch, "Time per event",
      "From the delivery of an event until the main queue is idle and no transition is pending, over whole sessions. Launching and"
        + " releasing the app is left out."
    ),
    (
      .dispatch, "Ratio",
      "A subject's time over the baseline's, session by session: the median of each launch, and over the launches the Hodges–Lehmann"
        + " estimate with the interval of the signed-rank test. Launches are separate processes, in which the subjects take turns in"
        + " balanced order."
    ),
    (
      .dispatch, "Verdict",
      "Different: the interval that holds for all pairs together lies beyond what the baseline differs from its own copy, and beyond"
        + " the plan's margin. Equivalent: it lies within the margin. Not resolved: neither. A large p never counts as equal."
    ),
    (
      .eventTimes, "Times of single events",
      "Taken in launches of their own, because looking at the clock after every event costs time. They are not added to those of"
        + " whole sessions."
    ),
    (
      .counts, "Allocations, retains, releases",
      "Blocks asked of the allocator, and strong references that compiled code takes and gives back. Counted twice, exactly."
    ),
    (
      .instructions, "Instructions by layer",
      "Counted on a simulated processor. Each is charged to the module whose code runs, or on whose behalf the runtime does."
    ),
    (
      .decisions, "Decision",
      "What lies between a user's action and the first navigation request: instructions, calls and objects of the architecture."
    ),
    (
      .linesOfCode, "Lines",
      "Physical lines as wc counts them, and code lines without comments and blanks. What all subjects share is not in them."
    ),
    (
      .leaks, "Leaked, abandoned, late, premature",
      "Leaked objects keep each other alive after the app was torn down and every queue and timer has run. Abandoned ones have lost"
        + " their screen and live until the app's end; late ones until a later event. Premature ones die while their screen is there."
        + " Each object has one verdict."
    ),
    (
      .conformance, "Divergence",
      "A screen that is not what the reference model says. A figure of a subject that diverges is not comparable."
    ),
    (
      .deepLinks, "Deep links",
      "Every link in every state, cold and warm, by link and by notification. Reached: on a screen that was made for it. Kept: on one"
        + " that was there, the same objects as before. Parked: waited until the players were known, then led there. Ignored: nothing,"
        + " as specified. Everything else is a finding: swallowed, re-created (a screen that had to be kept is another object), astray"
        + " or failed."
    ),
    (
      .exits, "Ways out",
      "Each screen is left in every way in an app of its own, and its objects are watched as for leaks. Cleaned up: all of them were gone"
        + " when the exit had come to rest. For late ones it is said what released them: the answer, an hour, the next push or back,"
        + " log-out."
    ),
    (
      .costGrowth, "Growth",
      "What an action costs after more and more players, screens, sessions or requests. The law is the one among five that"
        + " describes the points best by AICc; a change of 1 % or less counts as none."
    ),
    (
      .buildTimes, "Build times",
      "Medians over rounds in random order with the interval of the median, less what a build with nothing to do takes. What all"
        + " architectures share is built before."
    ),
    (
      .unitTests, "Coverage of unit tests",
      "Lines and regions of the gather feature that the architecture's own unit tests reach, by llvm-cov. A line that is reached need"
        + " not be checked."
    ),
  ]

  private static let threats = [
    "No pixels are drawn and there is no geometry. A phone's times are other times; ratios carry over better than nanoseconds, and only"
      + " where drawing does not hide them.",
    "Most of an event is shared by all subjects: the screens, the domain, the model of UIKit. Ratios of whole events are therefore closer"
      + " to 1 than those of the architectures' own code.",
    "UIKit is modelled on what is documented and observed of iOS 13 to 17; no iOS was run. Where its behaviour is not known it is an"
      + " option, and ‘bench sensitivity’ shows what depends on it.",
    "One app of seven screens is not every app. Lines and costs of a larger app need not grow in the same way; what is exact here is"
      + " exact for this app.",
    "Nanoseconds are of one machine on one day. Compare ratios within a run, never nanoseconds between runs.",
  ]
}
