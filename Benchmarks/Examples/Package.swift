// swift-tools-version: 6.2
import PackageDescription

/// Returns the target of an app whose sources are as its developers wrote them. The plugin adapts
/// all of them except those in `Model`.
func app(_ name: String, mode: SwiftLanguageMode, exclude: [String] = []) -> Target {
  .target(
    name: name, dependencies: [.product(name: "UIKit", package: "NavBench")],
    exclude: exclude, sources: ["Model"],
    swiftSettings: [.swiftLanguageMode(mode)],
    plugins: [.plugin(name: "AdaptSources", package: "NavBench")])
}

let package = Package(
  name: "Examples",
  products: [
    .library(name: "Examples", targets: ["Club", "ClubFixed", "Notes"])
  ],
  dependencies: [.package(name: "NavBench", path: "../..")],
  targets: [
    app("Club", mode: .v5),
    // A symbolic link to Club's folder: the control when Club is compared with its fixed version.
    app("ClubCopy", mode: .v5),
    // Four files differ from Club's; the others are symbolic links.
    app("ClubFixed", mode: .v5),
    app("Notes", mode: .v6, exclude: ["Base.lproj", "Previews"]),
    .testTarget(
      name: "IdiomsTests", dependencies: ["Notes", .product(name: "UIKit", package: "NavBench")],
      sources: ["Support"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "AdaptSources", package: "NavBench")]),
    .testTarget(
      name: "ReleaseTests", dependencies: [.product(name: "LeakDetection", package: "NavBench")]),
    .testTarget(
      name: "UsersTests",
      dependencies: [
        "Club", "ClubCopy", "ClubFixed", "Notes", .product(name: "UIKit", package: "NavBench"),
        .product(name: "RandomUsers", package: "NavBench"),
      ], exclude: ["club-differences.txt"]),
  ])
