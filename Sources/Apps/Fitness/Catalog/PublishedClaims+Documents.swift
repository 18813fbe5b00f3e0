import ComparedApps

extension PublishedClaim {
  /// The claims of the documents that Fitness's architectures follow.
  static let documents =
    talk + [
      PublishedClaim(
        "Modules are isolated from one another and can be reused.",
        source: "Umbrella IT, coordinators", figure: "moduleEdges",
        smaller: "Umbrella/mended", larger: "MVC")
    ]

  private static let talk = [
    PublishedClaim(
      "With routers, every module knows other modules; with coordinators, modules are independent.",
      source: "Holubieva, slides 16 and 35", figure: "moduleEdges",
      smaller: "Coordinators/talk", larger: "Routers"),
    PublishedClaim(
      "With routers, presenters have to know the flow.", source: "Holubieva, slide 13",
      figure: "flowBranches", smaller: "Coordinators/talk", larger: "Routers"),
    PublishedClaim(
      "With routers, screens carry data that only a later screen needs.",
      source: "Holubieva, slides 14 and 15", figure: "carriedValues",
      smaller: "Coordinators/talk", larger: "Routers"),
    PublishedClaim(
      "Modules are simple to reuse: none depends on the screen before it.",
      source: "Holubieva, slide 35", figure: "casts",
      smaller: "Coordinators/talk", larger: "Routers"),
    PublishedClaim(
      "New features, flows and navigation are easier to implement.",
      source: "Holubieva, slide 35", figure: "linesPerModule",
      smaller: "Coordinators/talk", larger: "Routers"),
    PublishedClaim(
      "Flows are easier to test.", source: "Holubieva, slide 35", figure: "linesWithUIKit",
      smaller: "Coordinators/talk", larger: "Routers"),
    PublishedClaim(
      "Coordinators need more code.", source: "Holubieva, slide 34", figure: "codeLines",
      smaller: "Routers", larger: "Coordinators/talk"),
    PublishedClaim(
      "Coordinators add layers: a decision passes through more types.",
      source: "Holubieva, slide 34", figure: "typesCrossed",
      smaller: "Routers", larger: "Coordinators/talk"),
    PublishedClaim(
      "The back button and swipes have to be observed, or flows stay alive.",
      source: "Holubieva, slide 34", figure: "leftBehind",
      smaller: "Coordinators/observed", larger: "Coordinators/talk"),
  ]
}
