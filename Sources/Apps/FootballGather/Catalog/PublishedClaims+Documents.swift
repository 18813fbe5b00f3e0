import ComparedApps

extension PublishedClaim {
  /// The claims of the documents that Football Gather's architectures follow.
  static let documents = [
    PublishedClaim(
      "View controllers do less with coordinators: the largest file is shorter.",
      source: "Radu Dan, MVP-C, the benefits of coordinators", figure: "largestFile",
      smaller: "MVP-C/stack", larger: "MVC"),
    PublishedClaim(
      "A coordinator whose screen has been left by the back button must be removed.",
      source: "Radu Dan, MVP-C, the back button", figure: "leftBehind",
      smaller: "MVP-C/stack", larger: "MVP-C/never"),
    PublishedClaim(
      "Navigation is a matter of groups of modules instead of single ones: fewer modules name others.",
      source: "Surf, Coordinated Surf MVP, foreword", figure: "moduleEdges",
      smaller: "CoordinatedSurfMVP", larger: "SurfMVP"),
    PublishedClaim(
      "Complex features are easier to implement than with a router in every module.",
      source: "Surf, Coordinated Surf MVP, foreword", figure: nil,
      smaller: "CoordinatedSurfMVP", larger: "SurfMVP"),
  ]
}
