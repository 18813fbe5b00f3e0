// swift-tools-version: 6.2
import PackageDescription

// scripts/published-apps copies this file to .build/published-apps, beside `checkout`, a link to
// the checkout of the author's repository.

let apps = ["MVC", "MVVM", "MVP", "MVP-C", "VIPER", "VIP"]

/// A module per app: in the checkout, all six have the name FootballGather.
func module(of app: String) -> String { "Published" + app.filter { $0 != "-" } }

func products(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "NavBench") }
}

let adaptation: [Target.PluginUsage] = [.plugin(name: "AdaptSources", package: "NavBench")]

let package = Package(
  name: "PublishedApps",
  defaultLocalization: "en",
  dependencies: [.package(name: "NavBench", path: "../..")],
  targets: [
    // Each app delegate imports Core Data, and none uses it.
    .target(name: "CoreData", path: "CoreData"),
    .target(name: "StubServer", dependencies: products("VirtualNetwork"), path: "StubServer"),
    .target(name: "AtLaunch", dependencies: ["StubServer"], path: "AtLaunch"),
    .executableTarget(
      name: "drive",
      dependencies: apps.map { .byName(name: module(of: $0)) }
        + products("UIKit", "RandomUsers", "VirtualNetwork"),
      path: "Drive", swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
    + apps.map { app in
      .target(
        name: module(of: app),
        dependencies: ["CoreData"]
          + products("UIKit", "CommonCrypto", "Security", "VirtualNetwork"),
        path: "checkout/FootballGather/\(app)/FootballGather", sources: ["Networking/Models"],
        swiftSettings: [.swiftLanguageMode(.v5)], plugins: adaptation)
    }
    + apps.map { app in
      .testTarget(
        name: module(of: app) + "Tests",
        dependencies: [.byName(name: module(of: app)), "AtLaunch"]
          + products("UIKit", "Security", "VirtualNetwork"),
        path: "checkout/FootballGather/\(app)/FootballGatherTests",
        sources: ["Mocks/TestConfigurator.swift"],
        swiftSettings: [
          .swiftLanguageMode(.v5),
          // The tests import their app by the name that it has in the checkout.
          .unsafeFlags(["-module-alias", "FootballGather=\(module(of: app))"]),
        ], plugins: adaptation)
    })
