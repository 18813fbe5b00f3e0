// swift-tools-version: 6.2
import PackageDescription

/// The architectures under comparison, each a separate module built with the same settings.
let architectures = ["MVC", "SurfMVP", "MVPC", "CoordinatedSurfMVP"]

/// The architectures that are also built under a second name, as A/A controls of the timings.
let copiedArchitectures = ["MVC", "SurfMVP", "MVPC", "CoordinatedSurfMVP"]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// App code lives on the main actor, as it does in an iOS app.
let appSettings = settings + [.defaultIsolation(MainActor.self)]

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil,
  settings: [SwiftSetting] = settings
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path ?? "Sources/\(name)", swiftSettings: settings
  )
}

func tests(
  of name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "_Testing_UIKit"] + dependencies,
    resources: resources, swiftSettings: settings)
}

/// An architecture's own tests of its gather feature, independent of the harness.
func gatherTests(of architecture: String) -> Target {
  .testTarget(
    name: "\(architecture)GatherTests",
    dependencies: [
      .byName(name: architecture), "FootballGather", "FootballGatherUI", "UIKit", "_Testing_UIKit",
      "GatherTestSupport",
    ],
    path: "Tests/Architectures/\(architecture)GatherTests", swiftSettings: settings)
}

let package = Package(
  name: "NavBench",
  products: [
    .library(
      name: "UIKit", targets: ["UIKit", "UserNotifications", "UIKitTesting", "_Testing_UIKit"]),
    // Separate products, because their presence makes `canImport` true in every package of a build.
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "os", targets: ["os"]),
    .plugin(name: "AdaptSources", targets: ["AdaptSources"]),
    .library(name: "UserSessions", targets: ["UserSessions"]),
    .library(
      name: "RandomUsers", targets: ["RandomUsers", "RandomUsersTesting", "AllocationHooks"]),
    .library(name: "LeakDetection", targets: ["LeakDetection", "AllocationHooks"]),
    // For Benchmarks/Fuzzing.
    .library(name: "ParserChecks", targets: ["ParserChecks"]),
    .executable(name: "bench", targets: ["bench"]),
    .executable(name: "bench-instrumented", targets: ["bench-instrumented"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/HdrHistogram/hdrhistogram-swift", from: "0.2.0"),
  ],
  targets: [
    // Layer 0: the modules that build on no other layer.
    .systemLibrary(
      name: "CGSL", pkgConfig: "gsl", providers: [.apt(["libgsl-dev"]), .brew(["gsl"])]),
    .target(name: "CUIKit"),
    module("UserNotifications"),
    module("UIKit", ["CUIKit", "UserNotifications"]),
    module("CoreGraphics"),
    module("_Testing_CoreGraphics", ["CoreGraphics"]),
    module("os"),
    module("_Testing_UIKit", ["UIKit"]),
    module("UIKitTesting", ["UIKit"]),
    module("FootballGather"),
    .target(name: "CLeakDetection"),
    .target(name: "CCallgrind"),
    .target(name: "AllocationHooks", dependencies: ["CLeakDetection"]),
    module("LeakDetection", ["CLeakDetection"]),
    .target(name: "CRuntimeCounts"),
    .target(name: "CountingHooks", dependencies: ["CRuntimeCounts"]),
    module("SourceAdaptation"),
    module("LineCounting"),
    module("JSONReading"),
    module("RandomNumbers", path: "Sources/Tools/RandomNumbers"),
    .target(name: "CReferenceData", path: "Sources/Tools/CReferenceData", exclude: ["NIST"]),
    module("PlantedDefects"),

    // Layer 1
    module("BenchmarkResults", ["JSONReading"]),
    module("Statistics", ["CGSL", "CReferenceData", "RandomNumbers"]),
    module("FootballGatherUI", ["UIKit", "FootballGather"], settings: appSettings),
    module("UserSessions", ["UIKit", "JSONReading", "RandomNumbers"]),

    // Layer 2
    module("RandomUsers", ["UserSessions", "LeakDetection", "UIKit"]),
    module("UIKitDriver", ["UserSessions", "UIKit"], path: "Sources/Verification/UIKitDriver"),
    module("RandomUsersTesting", ["RandomUsers"]),
    module(
      "FaultGallery", ["RandomUsers", "UserSessions", "UIKit"], settings: appSettings),
    module(
      "FootballGatherSessions",
      ["UserSessions", "Statistics", "UIKit", "FootballGather", "FootballGatherUI"]),
  ]
    + architectures.map {
      module(
        $0, ["UIKit", "FootballGather", "FootballGatherUI"], path: "Sources/Architectures/\($0)",
        settings: appSettings)
    }
    + copiedArchitectures.map {
      module(
        "\($0)Copy", ["UIKit", "FootballGather", "FootballGatherUI"],
        path: "Sources/Verification/Copies/\($0)", settings: appSettings)
    }
    + architectures.map(gatherTests)
    + [
      // Layer 3
      module("Catalog", ["FootballGatherUI"] + architectures.map { .byName(name: $0) }),
      module(
        "ModuleCopies",
        ["FootballGatherUI"] + copiedArchitectures.map { .byName(name: "\($0)Copy") },
        path: "Sources/Verification/ModuleCopies"),
      module(
        "PlantedFaults", ["UIKit", "FootballGather", "FootballGatherUI", "MVC"],
        settings: appSettings),
      module(
        "BenchmarkMetrics",
        [
          "BenchmarkResults", "Statistics", "LineCounting", "LeakDetection", "UserSessions",
          "RandomUsers", "FaultGallery", "CRuntimeCounts", "CCallgrind",
          "FootballGatherSessions", "FootballGatherUI", "FootballGather", "UIKit", "JSONReading",
          "PlantedDefects",
          .product(name: "Histogram", package: "hdrhistogram-swift"),
        ]),
      module("BenchmarkReports", ["BenchmarkResults", "JSONReading"]),

      // Layer 4
      module(
        "BenchmarkCLI",
        [
          "BenchmarkMetrics", "BenchmarkReports", "BenchmarkResults", "Catalog", "ModuleCopies",
          "PlantedFaults", "LineCounting", "UserSessions", "FootballGatherSessions",
          "FootballGatherUI",
          "LeakDetection", "UIKit", "FaultGallery", "RandomUsers", "JSONReading",
          "PlantedDefects",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ]),
      // Checks of input files, shared by the tests and Benchmarks/Fuzzing.
      module(
        "ParserChecks",
        [
          "BenchmarkMetrics", "BenchmarkReports", "BenchmarkResults", "Catalog",
          "FootballGatherSessions", "FootballGatherUI", "UserSessions",
        ]),

      .executableTarget(
        name: "adapt-sources", dependencies: ["SourceAdaptation"], swiftSettings: settings),
      .plugin(
        name: "AdaptSources", capability: .buildTool(), dependencies: ["adapt-sources"],
        path: "Sources/AdaptSources"),

      // Layer 5: the executable, alone and with the allocation and counting hooks linked in.
      .executableTarget(name: "bench", dependencies: ["BenchmarkCLI"], path: "Benchmarks/bench"),
      .executableTarget(
        name: "bench-instrumented",
        dependencies: ["BenchmarkCLI", "AllocationHooks", "CountingHooks"],
        path: "Benchmarks/bench-instrumented"),
      // The program that scripts/bootstrap-vs-scipy times.
      .executableTarget(
        name: "bootstrap", dependencies: ["Statistics"], path: "Benchmarks/bootstrap",
        exclude: ["compare.py"], swiftSettings: settings),

      // Makes random UIKit calls, for .ci/run.
      .executableTarget(
        name: "uikit-driver",
        dependencies: [
          "UIKitDriver", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ], path: "Sources/Verification/uikit-driver", swiftSettings: settings),

      tests(of: "UIKit", ["UIKitTesting", "UserNotifications", "CoreGraphics", "os"]),
      tests(of: "UIKitTesting", ["UIKit"]),
      tests(of: "UIKitDriver", ["UIKit"]),
      tests(of: "SourceAdaptation", resources: [.copy("Fixtures")]),
      tests(of: "JSONReading"),
      tests(of: "PlantedDefects"),
      tests(of: "LineCounting", ["RandomNumbers"], resources: [.copy("Fixtures")]),
      tests(of: "Statistics", ["RandomNumbers"], resources: [.copy("Fixtures")]),
      tests(of: "LeakDetection", ["AllocationHooks"]),
      tests(of: "UserSessions", ["UIKit"], resources: [.copy("Fixtures")]),
      tests(
        of: "RandomUsers",
        ["RandomUsersTesting", "UserSessions", "LeakDetection", "UIKit", "AllocationHooks"]),
      tests(
        of: "FaultGallery",
        ["RandomUsers", "UserSessions", "LeakDetection", "UIKit", "AllocationHooks"]),
      tests(of: "FootballGatherSessions", ["UserSessions", "FootballGather"]),
      tests(
        of: "BenchmarkMetrics",
        [
          "BenchmarkResults", "Catalog", "CountingHooks", "FootballGather",
          "FootballGatherSessions", "FootballGatherUI", "ModuleCopies", "UIKit", "UserSessions",
        ], resources: [.copy("Fixtures")]),
      tests(
        of: "BenchmarkReports", ["BenchmarkResults"], resources: [.copy("Fixtures")]),
      tests(of: "ParserChecks", resources: [.copy("Corpus")]),
      module(
        "GatherTestSupport", ["FootballGather", "FootballGatherUI", "UIKit"],
        path: "Tests/Architectures/GatherTestSupport"),
      .testTarget(
        name: "BenchmarkCLITests",
        dependencies: [
          "bench", "bench-instrumented", "BenchmarkCLI", "BenchmarkMetrics", "BenchmarkResults",
          "PlantedDefects", "RandomNumbers",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ], exclude: ["Golden"],
        swiftSettings: settings),
      .testTarget(
        name: "ArchitectureTests",
        dependencies: [
          "BenchmarkMetrics", "BenchmarkResults", "Catalog", "FootballGather", "FootballGatherUI",
          "FootballGatherSessions", "ModuleCopies", "LeakDetection", "UserSessions", "UIKit",
          "LineCounting",
          "_Testing_UIKit",
        ],
        swiftSettings: settings),
    ],
  swiftLanguageModes: [.v6]
)
