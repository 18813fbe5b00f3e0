import ComparedApps

extension PublishedClaim {
  /// The claims of the documents that Football Gather's architectures follow.
  ///
  /// Line numbers refer to the documents as plain text.
  static let documents = article + surf + umbrella + talk

  private static let article = [
    PublishedClaim(
      "View controllers become shorter: 64 lines fewer.", source: "Radu Dan, MVP-C, line 780",
      figure: "viewControllerLines", smaller: "MVP-C/stack", larger: "MVP"),
    PublishedClaim(
      "Coordinators add code: 348 lines.", source: "Radu Dan, MVP-C, line 778", figure: "lines",
      smaller: "MVP", larger: "MVP-C/stack"),
    PublishedClaim(
      "View controllers do less with coordinators: the largest file is shorter.",
      source: "Radu Dan, MVP-C, lines 58 and 63", figure: "largestFile",
      smaller: "MVP-C/stack", larger: "MVC",
      further: [.init(smaller: "MVP-C/stack", larger: "MVP")]),
    PublishedClaim(
      "An app coordinator relieves an overstuffed app delegate.",
      source: "Radu Dan, MVP-C, lines 62 and 67", figure: "delegateLines",
      smaller: "MVP-C/stack", larger: "MVP",
      further: [
        .init(smaller: "CoordinatedSurfMVP", larger: "SurfMVP"),
        .init(smaller: "Umbrella/stack", larger: "MVP"),
      ]),
    PublishedClaim(
      "With coordinators, each view controller is isolated: fewer modules name others.",
      source: "Radu Dan, MVP-C, line 77", figure: "moduleEdges", smaller: "MVP-C/stack",
      larger: "MVP"),
    PublishedClaim(
      "View controllers are reusable: they expect no particular type around them.",
      source: "Radu Dan, MVP-C, line 78", figure: "casts", smaller: "MVP-C/stack",
      larger: "MVP"),
    PublishedClaim(
      "A coordinator whose screen has been left by the back button must be removed.",
      source: "Radu Dan, MVP-C, line 83", figure: "leftBehind",
      smaller: "MVP-C/stack", larger: "MVP-C/never"),
    PublishedClaim(
      "Removing the coordinator of the screen that `didShow` reports as left solves it.",
      source: "Radu Dan, MVP-C, line 91", figure: "leftBehind", smaller: "MVP-C/from",
      larger: "MVP-C/stack"),
    PublishedClaim(
      "A dictionary from view controllers to coordinators solves it.",
      source: "Radu Dan, MVP-C, line 95", figure: "leftBehind", smaller: "MVP-C/dictionary",
      larger: "MVP-C/never"),
    PublishedClaim(
      "A clean build becomes longer: almost 2 s compared with MVP, over 5 s compared with MVC.",
      source: "Radu Dan, MVP-C, line 793", figure: "cleanBuild", smaller: "MVP",
      larger: "MVP-C/stack", further: [.init(smaller: "MVC", larger: "MVP-C/stack")]),
    PublishedClaim(
      "Unit tests are easier to write than with MVC: less code per test.",
      source: "Radu Dan, MVP-C, line 749", figure: "linesPerTest", smaller: "MVP-C/stack",
      larger: "MVC",
      further: [.init(smaller: "MVP", larger: "MVC"), .init(smaller: "MVVM", larger: "MVC")]),
    PublishedClaim(
      "A good architecture has fewer bugs.", source: "Radu Dan, MVP-C, line 27",
      notMeasurable: "Every subject is corrected until it does the same."),
    PublishedClaim(
      "A good architecture is easier to maintain.", source: "Radu Dan, MVP-C, line 23",
      notMeasurable: "It takes a team, and years."),
  ]

  private static let surf = [
    PublishedClaim(
      "Navigation is a matter of groups of modules instead of single ones: fewer modules name "
        + "others.",
      source: "Surf, Coordinated Surf MVP, line 25", figure: "moduleEdges",
      smaller: "CoordinatedSurfMVP", larger: "SurfMVP"),
    PublishedClaim(
      "Navigation and the handling of an app become much simpler: less code.",
      source: "Surf, Coordinated Surf MVP, line 25", figure: "codeLines",
      smaller: "CoordinatedSurfMVP", larger: "SurfMVP"),
    PublishedClaim(
      "A decision is easier to follow: fewer types lie between an action and its screen.",
      source: "Surf, Coordinated Surf MVP, line 47", figure: "typesCrossed",
      smaller: "CoordinatedSurfMVP", larger: "SurfMVP"),
    PublishedClaim(
      "Links and notifications are no longer a headache: none is lost.",
      source: "Surf, Coordinated Surf MVP, line 55", figure: "linksLost",
      smaller: "CoordinatedSurfMVP", larger: "SurfMVP"),
    PublishedClaim(
      "Complex features are easier to implement than with a router in every module.",
      source: "Surf, Coordinated Surf MVP, line 25",
      notMeasurable: "One finished app; further modules need an app in several sizes."),
    PublishedClaim(
      "A large team has fewer problems with the integration of screens.",
      source: "Surf, Coordinated Surf MVP, line 51", notMeasurable: "There is no team here."),
  ]

  private static let umbrella = [
    PublishedClaim(
      "Modules are completely isolated from one another.",
      source: "Umbrella IT, coordinators, summary", figure: "moduleEdges",
      smaller: "Umbrella/stack", larger: "MVP"),
    PublishedClaim(
      "Coordinators abstract from UIKit, which suits full coverage by tests.",
      source: "Umbrella IT, coordinators, summary", figure: "linesWithUIKit",
      smaller: "Umbrella/stack", larger: "MVP"),
    PublishedClaim(
      "A flow needs nothing but `finishFlow` to be removed.",
      source: "Umbrella IT, coordinators, section 2", figure: "leftBehind",
      smaller: "Umbrella/finish", larger: "Umbrella/stack"),
  ]

  private static let talk = [
    PublishedClaim(
      "Coordinators need more code.", source: "Holubieva, slide 34", figure: "codeLines",
      smaller: "MVP", larger: "MVP-C/stack",
      further: [
        .init(smaller: "MVP", larger: "Umbrella/stack"),
        .init(smaller: "SurfMVP", larger: "CoordinatedSurfMVP"),
      ]),
    PublishedClaim(
      "Back and swipes have to be observed.", source: "Holubieva, slide 34", figure: "leftBehind",
      smaller: "Umbrella/stack", larger: "Umbrella/finish",
      further: [.init(smaller: "MVP-C/stack", larger: "MVP-C/never")]),
    PublishedClaim(
      "Modules become independent.", source: "Holubieva, slide 35", figure: "moduleEdges",
      smaller: "MVP-C/stack", larger: "MVP",
      further: [
        .init(smaller: "Umbrella/stack", larger: "MVP"),
        .init(smaller: "CoordinatedSurfMVP", larger: "SurfMVP"),
      ]),
    PublishedClaim(
      "The app's architecture before does not matter.", source: "Holubieva, slide 35",
      notMeasurable: "Two architectures were extended by coordinators; two are no rule."),
  ]
}
