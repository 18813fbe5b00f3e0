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
            """
            Each architecture implements the same app, with the same screens and the same domain. \
            Random users tap, type, go back, swipe and follow links. A session is generated from a \
            seed and its number, so every subject receives exactly the same events. After each \
            event, the screen is compared with a reference model's.
            """)),
        .tag("h3", [:], "Limits"),
        .tag("ul", [:], .group(Self.threats.map { .tag("li", [:], .text($0)) })),
      ]))
  }

  private static let threats = [
    """
    Nothing is drawn or laid out. Times on a phone differ; ratios carry over better than \
    nanoseconds, and only where drawing does not dominate.
    """,
    """
    All subjects share most of the work of an event: the screens, the domain and UIKit. Ratios of \
    whole events are therefore closer to 1 than ratios of the architectures' own code.
    """,
    """
    UIKit is re-implemented from its documentation and the observed behaviour of iOS 13 to 17; iOS \
    itself was not run. Unknown behaviour is configurable, and ‘bench verify sensitivity’ shows \
    which results depend on it.
    """,
    "A run measures one app. Lines and costs of larger apps may grow differently.",
    """
    Nanoseconds apply to one machine on one day. Compare ratios within a run, never nanoseconds \
    between runs.
    """,
  ]
}
