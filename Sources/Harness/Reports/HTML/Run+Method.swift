import BenchmarkKit

extension Run {
  /// The method and its limits; each metric is explained in its own section.
  var methodSection: PageSection {
    PageSection(
      id: "method", title: "Method",
      content: .group([
        .tag(
          "p", [:],
          .text(
            "The same app is written in each architecture, from the same screens and the same domain. Random users tap, type, go back,"
              + " swipe and follow links; a session is made from a seed and its number, so that every subject meets exactly the same"
              + " events. After every event the screen is held against a reference model.")),
        .tag("h3", [:], "What the numbers do not mean"),
        .tag("ul", [:], .group(Self.threats.map { .tag("li", [:], .text($0)) })),
      ]))
  }

  private static let threats = [
    "No pixels are drawn and there is no geometry. A phone's times are other times; ratios carry over better than nanoseconds, and only"
      + " where drawing does not hide them.",
    "Most of an event is shared by all subjects: the screens, the domain, the model of UIKit. Ratios of whole events are therefore closer"
      + " to 1 than those of the architectures' own code.",
    "UIKit is modelled on what is documented and observed of iOS 13 to 17; no iOS was run. Where its behaviour is not known it is an"
      + " option, and ‘bench verify sensitivity’ shows what depends on it.",
    "One app of seven screens is not every app. Lines and costs of a larger app need not grow in the same way; what is exact here is"
      + " exact for this app.",
    "Nanoseconds are of one machine on one day. Compare ratios within a run, never nanoseconds between runs.",
  ]
}
