// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Links only with libFuzzer; build with scripts/fuzz.
let package = Package(
  name: "Fuzzing",
  products: [.executable(name: "fuzz", targets: ["fuzz"])],
  dependencies: [.package(name: "NavBench", path: "../..")],
  targets: [
    .systemLibrary(name: "CLibFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CLibFuzzer", .product(name: "ParserChecks", package: "NavBench"),
        .product(name: "UserSessions", package: "NavBench"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6])
