// swift-tools-version: 6.2
import PackageDescription

/// The architectures of Football Gather, each a separate module built with the same settings.
///
/// Each is also built under a second name, as an A/A control of the timings, and has tests.
let architectures = [
  "MVC", "MVVM", "MVP", "MVPC", "VIPER", "VIP", "SurfMVP", "CoordinatedSurfMVP",
  "Umbrella",
]

/// The architectures of Fitness, each a separate module built with the same settings.
let fitnessArchitectures = [
  "FitnessMVC", "FitnessRouters", "FitnessCoordinators", "FitnessMVPC", "FitnessUmbrella",
  "FitnessInstructor", "FitnessSurfMVP",
]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The architectures' code lives on the main actor, as it does in an iOS app.
///
/// The screens that all of them share have no such default: their views inherit the isolation, and
/// the deallocation of a view would otherwise check the executor, in every architecture.
let appSettings = settings + [.defaultIsolation(MainActor.self)]

/// A Swift module in a layer of `Sources`, by default in the folder with its name.
func module(
  _ name: String, in layer: String, _ dependencies: [Target.Dependency] = [],
  folder: String? = nil, settings: [SwiftSetting] = settings
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(layer)/\(folder ?? name)",
    swiftSettings: settings)
}

/// A C module.
func cModule(
  _ name: String, in layer: String, _ dependencies: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(layer)/\(name)", exclude: exclude)
}

/// An architecture, or a copy of it under another name.
func architecture(_ name: String, in folder: String, of architecture: String) -> Target {
  module(
    name, in: folder, ["UIKit", "FootballGather", "FootballGatherUI"], folder: architecture,
    settings: appSettings)
}

/// An architecture of Fitness, or a copy of it under another name.
func fitnessArchitecture(
  _ name: String, in folder: String, of architecture: String
) -> Target {
  module(
    name, in: "Apps/Fitness/\(folder)", ["UIKit", "FitnessAppointments", "FitnessAppointmentsUI"],
    folder: architecture, settings: appSettings)
}

/// Replaces `-O` and `-g`, which SwiftPM adds in a release build.
let compiledFast: SwiftSetting = .unsafeFlags(
  ["-Onone", "-gline-tables-only"], .when(configuration: .release))

/// Tests are never optimised: that would take longer than it saves, and many rely on a local
/// variable keeping its object alive until the end of its scope.
let testSettings = settings + [compiledFast]

/// UIKit, with the overlay that the compiler needs in files that also import Testing.
let testableUIKit: [Target.Dependency] = ["UIKit", "_Testing_UIKit"]

func tests(
  of name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies,
    resources: resources, swiftSettings: testSettings)
}

/// An architecture's own tests of its gather feature, independent of the harness.
func gatherTests(of architecture: String) -> Target {
  .testTarget(
    name: "\(architecture)GatherTests",
    dependencies: [
      .byName(name: architecture), "FootballGather", "FootballGatherUI", "GatherTestSupport",
    ] + testableUIKit,
    path: "Tests/Architectures/\(architecture)GatherTests", swiftSettings: testSettings)
}

/// An architecture's own tests of its routers or coordinators, independent of the harness.
func navigationTests(of architecture: String) -> Target {
  .testTarget(
    name: "\(architecture)NavigationTests",
    dependencies: [
      .byName(name: architecture), "FootballGather", "GatherTestSupport",
      "NavigationTestSupport", "UserSessions",
    ] + testableUIKit,
    path: "Tests/Architectures/\(architecture)NavigationTests", swiftSettings: testSettings)
}

/// An architecture's own tests of creating an appointment, independent of the harness.
func fitnessBookingTests(of architecture: String) -> Target {
  .testTarget(
    name: "\(architecture)BookingTests",
    dependencies: [
      .byName(name: architecture), "FitnessAppointments", "FitnessAppointmentsUI",
      "FitnessBookingTestSupport",
    ] + testableUIKit,
    path: "Tests/Architectures/\(architecture)BookingTests", swiftSettings: testSettings)
}

// The layers of `Sources`.

/// The re-implementation of iOS's frameworks.
let platform: [Target] = [
  cModule("CUIKit", in: "Platform"),
  module("UserNotifications", in: "Platform"),
  module("UIKit", in: "Platform", ["CUIKit", "UserNotifications"]),
  module("CoreGraphics", in: "Platform"),
  module("os", in: "Platform"),
  module("_Testing_UIKit", in: "Platform", ["UIKit"]),
  module("_Testing_CoreGraphics", in: "Platform", ["CoreGraphics"]),
  module("UIKitTesting", in: "Platform", ["UIKit"]),
  module(
    "VirtualNetwork", in: "Platform", ["Security", "UIKit"],
    // Async functions and their closures stay on their caller's actor, as the main loop's thread
    // runs everything.
    settings: settings + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
  module("AVFoundation", in: "Platform", ["AudioToolbox", "CoreMedia", "UIKit"]),
  module("AVKit", in: "Platform", ["AVFoundation", "UIKit"]),
  module("AuthenticationServices", in: "Platform", ["UIKit"]),
  module("AppTrackingTransparency", in: "Platform", ["UIKit"]),
  module("AudioToolbox", in: "Platform", ["UIKit"]),
  module("BackgroundTasks", in: "Platform", ["UIKit"]),
  cModule("CommonCrypto", in: "Platform"),
  module("Contacts", in: "Platform", ["UIKit"]),
  module("CoreLocation", in: "Platform", ["UIKit"]),
  module("CoreMedia", in: "Platform"),
  module("EventKit", in: "Platform", ["UIKit"]),
  module("LinkPresentation", in: "Platform", ["UIKit"]),
  module("LocalAuthentication", in: "Platform", ["UIKit"]),
  module("MessageUI", in: "Platform", ["UIKit"]),
  module("MobileCoreServices", in: "Platform"),
  module("Network", in: "Platform", ["UIKit"]),
  module("OSLog", in: "Platform", ["os"]),
  module("ObjectiveC", in: "Platform", ["UIKit"]),
  module("Photos", in: "Platform", ["UIKit"]),
  module("PhotosUI", in: "Platform", ["Photos", "UIKit"]),
  module("QuartzCore", in: "Platform", ["UIKit"]),
  module("QuickLook", in: "Platform", ["UIKit"]),
  module("SafariServices", in: "Platform", ["UIKit"]),
  module("Security", in: "Platform"),
  module("StoreKit", in: "Platform", ["UIKit"]),
  module("UniformTypeIdentifiers", in: "Platform", ["UIKit"]),
  module("WebKit", in: "Platform", ["UIKit"]),
]

/// Football Gather: its shared modules, its architectures, their copies, and their catalogue.
let footballGather: [Target] =
  [
    module("FootballGather", in: "Apps/FootballGather", folder: "Domain"),
    module(
      "FootballGatherUI", in: "Apps/FootballGather",
      ["UIKit", "AppArchitecture", "FootballGather"], folder: "Screens"),
    module(
      "FootballGatherReference", in: "Apps/FootballGather",
      [
        "ComparedApps", "LeakDetection", "UserSessions", "UIKit", "FootballGather",
        "FootballGatherUI",
      ], folder: "ReferenceModel"),
    module(
      "PlantedFailures", in: "Apps/FootballGather",
      ["UIKit", "FootballGather", "FootballGatherUI", "MVC"], settings: appSettings),
    module(
      "FootballGatherCopies", in: "Apps/FootballGather",
      ["AppArchitecture"] + architectures.map { .byName(name: "\($0)Copy") },
      folder: "CopyCatalog"),
    module(
      "FootballGatherCatalog", in: "Apps/FootballGather",
      [
        "AppArchitecture", "ComparedApps", "FootballGatherCopies", "FootballGatherReference",
        "PlantedFailures", "UserSessions", "UIKit",
      ] + architectures.map { .byName(name: $0) }, folder: "Catalog"),
  ]
  + architectures.map {
    architecture($0, in: "Apps/FootballGather/Architectures", of: $0)
  }
  + architectures.map {
    architecture("\($0)Copy", in: "Apps/FootballGather/Copies", of: $0)
  }
  + [
    // The list of all apps.
    module(
      "RegisteredApps", in: "Apps", ["ComparedApps", "FitnessCatalog", "FootballGatherCatalog"])
  ]

/// Fitness: its shared modules and its architectures.
let fitness: [Target] =
  [
    module("FitnessAppointments", in: "Apps/Fitness", folder: "Domain"),
    module(
      "FitnessAppointmentsUI", in: "Apps/Fitness",
      ["UIKit", "AppArchitecture", "FitnessAppointments"], folder: "Screens"),
    module(
      "FitnessAppointmentsReference", in: "Apps/Fitness",
      [
        "ComparedApps", "LeakDetection", "UserSessions", "UIKit", "FitnessAppointments",
        "FitnessAppointmentsUI",
      ], folder: "ReferenceModel"),
    module(
      "FitnessCopies", in: "Apps/Fitness", ["AppArchitecture", "FitnessMVCCopy"],
      folder: "CopyCatalog"),
    module(
      "FitnessCatalog", in: "Apps/Fitness",
      [
        "AppArchitecture", "ComparedApps", "FitnessAppointmentsReference", "FitnessCopies",
        "UserSessions", "UIKit",
      ] + fitnessArchitectures.map { .byName(name: $0) }, folder: "Catalog"),
    fitnessArchitecture("FitnessMVCCopy", in: "Copies", of: "FitnessMVC"),
  ] + fitnessArchitectures.map { fitnessArchitecture($0, in: "Architectures", of: $0) }

/// Random users of any app: generating, running, checking and shrinking their sessions.
let sessions: [Target] = [
  // The interfaces through which architectures and apps describe themselves.
  module("AppArchitecture", in: "Sessions", ["UIKit"]),
  module(
    "ComparedApps", in: "Sessions", ["AppArchitecture", "LeakDetection", "UserSessions", "UIKit"]),
  module("UserSessions", in: "Sessions", ["UIKit", "JSONReading", "RandomNumbers"]),
  module(
    "RandomUsers", in: "Sessions",
    [
      "CountedSections", "UserSessions", "LeakDetection", "LineCounting", "Relinking", "UIKit",
      "UserNotifications",
    ]),
  module(
    "RandomUsersTesting", in: "Sessions", ["RandomUsers", "JSONReading", "WorkflowCommands"]),
]

/// The leak detector.
let leaks: [Target] = [
  cModule("CLeakDetection", in: "Leaks"),
  cModule("AllocationHooks", in: "Leaks", ["CLeakDetection"]),
  module("LeakDetection", in: "Leaks", ["CLeakDetection"]),
]

/// Statistics, readers and counters, independent of apps and metrics.
let tools: [Target] = [
  .systemLibrary(
    name: "CGSL", path: "Sources/Tools/CGSL", pkgConfig: "gsl",
    providers: [.apt(["libgsl-dev"]), .brew(["gsl"])]),
  module("Statistics", in: "Tools", ["CGSL", "CReferenceData"]),
  cModule("CReferenceData", in: "Tools", exclude: ["NIST"]),
  module("RandomNumbers", in: "Tools"),
  module("Checksums", in: "Tools"),
  module("JSONReading", in: "Tools"),
  module("WorkflowCommands", in: "Tools", ["JSONReading"]),
  module("SwiftLexing", in: "Tools"),
  module("LineCounting", in: "Tools", ["SwiftLexing"]),
  module("SourceAdaptation", in: "Tools", ["SwiftLexing"]),
  // The public declarations of Platform, listed by a tool at build time.
  .target(
    name: "PlatformInterfaces", dependencies: ["SourceAdaptation"],
    path: "Sources/Tools/PlatformInterfaces", swiftSettings: settings,
    plugins: ["ListInterfaces"]),
  .executableTarget(
    name: "list-interfaces", dependencies: ["SourceAdaptation"],
    path: "Sources/Tools/list-interfaces", swiftSettings: settings),
  .plugin(
    name: "ListInterfaces", capability: .buildTool(), dependencies: ["list-interfaces"],
    path: "Sources/Tools/ListInterfaces"),
  .executableTarget(
    name: "adapt-sources", dependencies: ["SourceAdaptation"],
    path: "Sources/Tools/adapt-sources", swiftSettings: settings),
  .plugin(
    name: "AdaptSources", capability: .buildTool(), dependencies: ["adapt-sources"],
    path: "Sources/Tools/AdaptSources"),
  cModule("CCallgrind", in: "Tools"),
  module("CountedSections", in: "Tools", ["CCallgrind"]),
  cModule("CColdCaches", in: "Tools"),
  cModule("CMachine", in: "Tools"),
  module("Relinking", in: "Tools"),
  cModule("CRuntimeCounts", in: "Tools"),
  cModule("CountingHooks", in: "Tools", ["CRuntimeCounts"]),
]

/// The benchmark: results, metrics, reports, commands.
let harness: [Target] = [
  module(
    "BenchmarkKit", in: "Harness",
    [
      "AppArchitecture", "CMachine", "Checksums", "ComparedApps", "JSONReading", "RegisteredApps",
      "Relinking", "Statistics", "UserSessions",
    ]),
  module(
    "BenchmarkCampaign", in: "Harness",
    [
      "BenchmarkKit", "Checksums", "ComparedApps", "JSONReading", "RandomUsers",
      "RegisteredApps", "UserSessions",
    ],
    folder: "Campaign"),
  module(
    "BenchmarkMetrics", in: "Harness",
    [
      "BenchmarkKit", "Statistics", "LineCounting", "SwiftLexing", "LeakDetection", "UserSessions",
      "RandomUsers", "RandomNumbers", "CColdCaches", "CRuntimeCounts", "CountedSections",
      "AppArchitecture", "Checksums", "ComparedApps", "UIKit", "JSONReading", "PlantedDefects",
      .product(name: "Histogram", package: "hdrhistogram-swift"),
    ], folder: "Metrics"),
  module(
    "BenchmarkReports", in: "Harness",
    ["BenchmarkKit", "JSONReading", "Statistics", "WorkflowCommands"],
    folder: "Reports"),
  module(
    "BenchmarkCLI", in: "Harness",
    [
      "BenchmarkMetrics", "BenchmarkReports", "BenchmarkKit", "AppArchitecture", "ComparedApps",
      "BenchmarkCampaign", "BenchmarkVerification", "RegisteredApps", "LineCounting",
      "UserSessions", "UIKit", "DefectGallery", "OtherTools", "RandomUsers", "JSONReading",
      "Checksums", "PlantedDefects", "PlatformInterfaces", "SourceAdaptation", "Statistics",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]),
]

/// Verification: planted defects, input checks and random UIKit calls.
let verification: [Target] = [
  module(
    "DefectGallery", in: "Verification", ["RandomUsers", "UserSessions", "UIKit"],
    settings: appSettings),
  // The rules of other tools, for a comparison on the defect gallery.
  module(
    "OtherTools", in: "Verification",
    ["DefectGallery", "LeakDetection", "RandomUsers", "UserSessions", "UIKit"],
    settings: appSettings),
  module("PlantedDefects", in: "Verification"),
  // The verification of the metrics and detectors, for `bench verify`.
  module(
    "BenchmarkVerification", in: "Verification",
    [
      "AppArchitecture", "BenchmarkCampaign", "BenchmarkKit", "BenchmarkMetrics", "ComparedApps",
      "DefectGallery", "LeakDetection", "OtherTools", "PlantedDefects", "RandomUsers",
      "Statistics", "UIKit", "UserSessions",
    ]),
  // Checks of input files, shared by the tests and Benchmarks/Fuzzing.
  module(
    "ParserChecks", in: "Verification",
    [
      "AppArchitecture", "BenchmarkMetrics", "BenchmarkReports", "BenchmarkKit", "ComparedApps",
      "RegisteredApps", "UserSessions",
    ]),
  // Makes random UIKit calls, for .ci/run.
  module("UIKitDriver", in: "Verification", ["UserSessions", "UIKit"]),
  .executableTarget(
    name: "uikit-driver",
    dependencies: [
      "UIKitDriver", .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ], path: "Sources/Verification/uikit-driver", swiftSettings: settings),
]

/// The executable, alone and with the allocation and counting hooks linked in.
let benchmarks: [Target] = [
  .executableTarget(name: "bench", dependencies: ["BenchmarkCLI"], path: "Benchmarks/bench"),
  .executableTarget(
    name: "bench-instrumented",
    dependencies: ["BenchmarkCLI", "AllocationHooks", "CountingHooks"],
    path: "Benchmarks/bench-instrumented"),
]

let allTests: [Target] =
  [
    tests(of: "UIKit", ["_Testing_UIKit", "UIKitTesting", "CoreGraphics", "os"]),
    tests(of: "UIKitTesting", testableUIKit),
    .testTarget(
      name: "SystemFrameworksTests",
      dependencies: [
        "AVFoundation", "AVKit", "AppTrackingTransparency", "AudioToolbox",
        "AuthenticationServices", "BackgroundTasks",
        "CommonCrypto", "Contacts", "CoreLocation", "CoreMedia", "EventKit", "LinkPresentation",
        "LocalAuthentication", "MessageUI", "MobileCoreServices", "Network", "OSLog", "ObjectiveC",
        "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "Security", "StoreKit",
        "UIKitTesting", "UniformTypeIdentifiers", "UserNotifications", "WebKit", "os",
      ] + testableUIKit, swiftSettings: testSettings),
    tests(of: "VirtualNetwork", ["Security"] + testableUIKit),
    tests(of: "UIKitDriver", testableUIKit),
    tests(of: "SwiftLexing"),
    tests(of: "SourceAdaptation", ["PlatformInterfaces"], resources: [.copy("Fixtures")]),
    tests(of: "JSONReading"),
    tests(of: "PlantedDefects"),
    tests(of: "LineCounting", ["RandomNumbers", "TestRounds"], resources: [.copy("Fixtures")]),
    tests(of: "Statistics", ["RandomNumbers"], resources: [.copy("Fixtures")]),
    tests(of: "LeakDetection", ["AllocationHooks"]),
    tests(
      of: "UserSessions", ["CGSL", "UIKitTesting"] + testableUIKit,
      resources: [.copy("Fixtures")]),
    tests(
      of: "RandomUsers",
      [
        "RandomUsersTesting", "UserSessions", "LeakDetection", "AllocationHooks", "VirtualNetwork",
      ] + testableUIKit),
    tests(
      of: "DefectGallery",
      ["OtherTools", "RandomUsers", "UserSessions", "LeakDetection", "AllocationHooks"]
        + testableUIKit),
    tests(of: "FitnessAppointments", ["FitnessAppointmentsUI"] + testableUIKit),
    .testTarget(
      name: "FitnessCoordinatorsTests",
      dependencies: [
        "AppArchitecture", "ComparedApps", "FitnessAppointments", "FitnessAppointmentsReference",
        "FitnessAppointmentsUI", "FitnessCoordinators", "UserSessions",
      ] + testableUIKit,
      path: "Tests/Architectures/FitnessCoordinatorsTests", swiftSettings: testSettings),
    .testTarget(
      name: "FitnessMVPCTests",
      dependencies: [
        "AllocationHooks", "AppArchitecture", "ComparedApps", "FitnessAppointmentsReference",
        "FitnessMVPC", "LeakDetection", "TestRounds", "UserSessions",
      ] + testableUIKit,
      path: "Tests/Architectures/FitnessMVPCTests", swiftSettings: testSettings),
    .testTarget(
      name: "FitnessInstructorTests",
      dependencies: [
        "AppArchitecture", "ComparedApps", "FitnessAppointments", "FitnessAppointmentsReference",
        "FitnessAppointmentsUI", "FitnessInstructor", "UserSessions",
      ] + testableUIKit,
      path: "Tests/Architectures/FitnessInstructorTests", swiftSettings: testSettings),
    .testTarget(
      name: "FitnessUmbrellaTests",
      dependencies: [
        "AppArchitecture", "ComparedApps", "FitnessAppointments", "FitnessAppointmentsReference",
        "FitnessAppointmentsUI", "FitnessUmbrella", "TestRounds", "UserSessions",
      ] + testableUIKit,
      path: "Tests/Architectures/FitnessUmbrellaTests", swiftSettings: testSettings),
    .testTarget(
      name: "FitnessSurfMVPTests",
      dependencies: [
        "AppArchitecture", "ComparedApps", "FitnessAppointments", "FitnessAppointmentsReference",
        "FitnessAppointmentsUI", "FitnessSurfMVP", "TestRounds", "UserSessions",
      ] + testableUIKit,
      path: "Tests/Architectures/FitnessSurfMVPTests", swiftSettings: testSettings),
    fitnessBookingTests(of: "FitnessMVC"),
    fitnessBookingTests(of: "FitnessRouters"),
    fitnessBookingTests(of: "FitnessCoordinators"),
    fitnessBookingTests(of: "FitnessMVPC"),
    fitnessBookingTests(of: "FitnessUmbrella"),
    fitnessBookingTests(of: "FitnessInstructor"),
    fitnessBookingTests(of: "FitnessSurfMVP"),
    .testTarget(
      name: "FitnessCatalogTests",
      dependencies: [
        "AllocationHooks", "AppArchitecture", "ComparedApps", "FitnessAppointments",
        "FitnessAppointmentsReference", "FitnessCatalog",
        "LeakDetection", "TestRounds", "UserSessions",
      ] + fitnessArchitectures.map { .byName(name: $0) } + testableUIKit,
      swiftSettings: testSettings),
    tests(
      of: "FitnessAppointmentsReference",
      ["ComparedApps", "UserSessions", "FitnessAppointments", "TestRounds"]),
    tests(of: "FootballGatherCatalog", ["AppArchitecture", "ComparedApps"]),
    tests(
      of: "FootballGatherReference",
      ["ComparedApps", "UserSessions", "FootballGather", "TestRounds"]),
    tests(
      of: "BenchmarkMetrics",
      [
        "AppArchitecture", "BenchmarkKit", "BenchmarkReports", "ComparedApps", "CountedSections",
        "CountingHooks", "FootballGather", "FootballGatherCatalog", "FootballGatherReference",
        "FootballGatherUI", "RegisteredApps", "Relinking", "Statistics", "UserSessions",
      ] + testableUIKit, resources: [.copy("Fixtures")]),
    tests(
      of: "BenchmarkReports",
      ["BenchmarkKit", "BenchmarkMetrics", "ComparedApps", "JSONReading", "Statistics"],
      resources: [.copy("Fixtures")]),
    tests(of: "ParserChecks", resources: [.copy("Corpus")]),
    .target(name: "TestRounds", path: "Tests/TestRounds", swiftSettings: testSettings),
    .target(
      name: "GatherTestSupport", dependencies: ["FootballGather", "FootballGatherUI", "UIKit"],
      path: "Tests/Architectures/GatherTestSupport", swiftSettings: testSettings),
    .target(
      name: "NavigationTestSupport", dependencies: ["FootballGather", "UIKit", "UserSessions"],
      path: "Tests/Architectures/NavigationTestSupport", swiftSettings: testSettings),
    .target(
      name: "FitnessBookingTestSupport", dependencies: ["FitnessAppointments", "UIKit"],
      path: "Tests/Architectures/FitnessBookingTestSupport", swiftSettings: testSettings),
    .testTarget(
      name: "BenchmarkCLITests",
      dependencies: [
        "bench", "bench-instrumented", "BenchmarkCLI", "BenchmarkCampaign", "BenchmarkMetrics",
        "BenchmarkKit", "BenchmarkVerification",
        "Checksums", "ComparedApps", "FootballGatherCatalog", "RegisteredApps", "PlantedDefects",
        "RandomNumbers", "RandomUsers", "Relinking", "Statistics", "UserSessions",
        "AllocationHooks",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], exclude: ["Golden"],
      swiftSettings: testSettings),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        "AppArchitecture", "BenchmarkMetrics", "BenchmarkKit", "ComparedApps",
        "FitnessAppointments", "FitnessAppointmentsReference", "FitnessAppointmentsUI",
        "FitnessCatalog", "FootballGather", "FootballGatherCatalog", "FootballGatherReference",
        "FootballGatherUI", "LeakDetection", "RandomUsers", "UserSessions", "LineCounting",
        "RegisteredApps", "AllocationHooks", "TestRounds",
      ] + testableUIKit, exclude: ["ModelApps/planted-versions.json"],
      swiftSettings: testSettings),
  ] + architectures.map(gatherTests)
  + ["MVPC", "CoordinatedSurfMVP", "SurfMVP", "VIPER", "VIP", "Umbrella"].map(navigationTests)

/// The test targets that `NAVBENCH_TESTS` names, separated by commas; all if it is not set.
///
/// SwiftPM builds all test targets of a package as one product. `scripts/test --quick` builds only
/// those that an edit affects.
func chosen(_ targets: [Target]) -> [Target] {
  guard let names = Context.environment["NAVBENCH_TESTS"] else { return targets }
  let chosen = Set(names.split(separator: ",").map(String.init))
  return targets.filter { !$0.isTest || chosen.contains($0.name) }
}

/// The targets that are compiled without optimisation, which takes a quarter of the time: those
/// whose speed matters neither to a figure nor to a campaign and, in the build of `scripts/test`,
/// all that no session runs.
let unoptimised = Set([
  "BenchmarkCLI", "BenchmarkCampaign", "BenchmarkKit", "BenchmarkMetrics", "BenchmarkReports",
  "PlantedFailures", "SourceAdaptation",
]).union(
  Context.environment["NAVBENCH_TEST_BUILD"] == nil
    ? [] : ["BenchmarkVerification", "OtherTools", "ParserChecks"])

/// Whether another package depends on this one, whose checkout SwiftPM keeps in a folder of this
/// name. There, the other package's settings decide what is optimised.
let isCheckout = Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts"

func settingOptimisation(of targets: [Target]) -> [Target] {
  for target in targets where !isCheckout && unoptimised.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [compiledFast]
  }
  return targets
}

let package = Package(
  name: "NavBench",
  products: [
    .library(
      name: "UIKit", targets: ["UIKit", "UserNotifications", "UIKitTesting", "_Testing_UIKit"]),
    // Separate products, because their presence makes `canImport` true in every package of a build.
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "AVFoundation", targets: ["AVFoundation"]),
    .library(name: "AVKit", targets: ["AVKit"]),
    .library(name: "AppTrackingTransparency", targets: ["AppTrackingTransparency"]),
    .library(name: "AudioToolbox", targets: ["AudioToolbox"]),
    .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
    .library(name: "BackgroundTasks", targets: ["BackgroundTasks"]),
    .library(name: "CommonCrypto", targets: ["CommonCrypto"]),
    .library(name: "Contacts", targets: ["Contacts"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "CoreMedia", targets: ["CoreMedia"]),
    .library(name: "EventKit", targets: ["EventKit"]),
    .library(name: "LinkPresentation", targets: ["LinkPresentation"]),
    .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
    .library(name: "MessageUI", targets: ["MessageUI"]),
    .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
    .library(name: "Network", targets: ["Network"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "ObjectiveC", targets: ["ObjectiveC"]),
    .library(name: "Photos", targets: ["Photos"]),
    .library(name: "PhotosUI", targets: ["PhotosUI"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "QuickLook", targets: ["QuickLook"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "Security", targets: ["Security"]),
    .library(name: "StoreKit", targets: ["StoreKit"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .library(name: "VirtualNetwork", targets: ["VirtualNetwork"]),
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
  targets: settingOptimisation(
    of: platform + footballGather + fitness + sessions + leaks + tools + harness + verification
      + benchmarks + chosen(allTests)),
  swiftLanguageModes: [.v6]
)
