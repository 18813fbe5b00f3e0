import BenchmarkMetrics
import BenchmarkResults
import Catalog
import FootballGatherSessions
import FootballGatherUI
import Foundation
import Testing
import UIKit
import UserSessions

/// An object of which the app needs only one.
final class Tool {}

/// MVC's app delegate with a tool, and with a spare for each link and memory warning.
final class ToolDelegate: UIResponder, UIApplicationDelegate {
  private let real: any UIApplicationDelegate
  private let tool = Tool()
  private var spares: [Tool] = []

  init(_ real: any UIApplicationDelegate) {
    self.real = real
    super.init()
  }

  var window: UIWindow? {
    get { real.window }
    set { real.window = newValue }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    real.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    spares.append(Tool())
    return real.application(app, open: url, options: options)
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    spares.append(Tool())
  }
}

@Suite("Blamed objects", .serialized, .enabled(if: LeakCheck.isAvailable))
@MainActor struct AccusedObjectTests {
  private func leaks(after walk: Walk) throws -> Leaks {
    let architecture = Architecture(
      name: "Tools", module: "ArchitectureTests", source: "", roles: [],
      variants: [
        .init { services in
          ToolDelegate(Catalog.architectures[0].variants[0].makeDelegate(services))
        }
      ])
    return try LeakCheck(SubjectUnderTest.all(of: [architecture])).run([walk.session])
  }

  @Test(
    "the second of two objects is blamed, not the first",
    arguments: [
      Walk.toList.then(.memoryWarning), .toList.openPlayerLink,
      .toList.then(.memoryWarning).openDetail.back, .toList.openPlayerLink.back.openDetail,
      .toList.then(.memoryWarning).logOutAndIn,
    ])
  func later(_ walk: Walk) throws {
    let leaks = try leaks(after: walk)

    #expect(leaks.rows.map(\.type) == ["Tool"] && leaks.rows.map(\.abandoned) == [1])
    #expect(leaks.faults.map(\.suspects) == [["ToolDelegate.spares"]], "\(leaks.faults)")
  }

  @Test("a single object is not blamed")
  func alone() throws {
    #expect(try leaks(after: .toList.openDetail.back).rows.isEmpty)
  }
}
