import AppArchitecture
import ComparedApps
import UIKit
import UserSessions

/// The smallest app that can be compared: two lamps, and a screen to switch one on.
///
/// It has no links, sweeps, actions, published results, unit tests or folders of sources.
struct LampsApp: App {
  let id = "lamps"
  let name = "Lamps"
  var architectures: [Architecture] { [.closures, .keeping] }
  let sources = AppSources(
    architectures: "Apps/Lamps", domain: Self.module, screens: Self.module,
    referenceModel: Self.module, scenes: [])

  private static let module = AppSources.Module("BenchmarkMetricsTests", in: "Apps/Lamps")
  private static let open = UserEvent.tap("button 0")
  private let launched = Session<LampsModel>(start: EmptyStart(), events: [])
  private let opened = Session<LampsModel>(start: EmptyStart(), events: [open])

  @MainActor func launch(
    _ variant: Architecture.Variant, start: EmptyStart, behavior: UIKitBehavior
  ) -> RunningLamps { RunningLamps(variant, behavior) }

  var directRoutes: [Session<LampsModel>] { [opened] }
  var exits: [ExitPath<LampsModel>] {
    [
      ExitPath(
        "back button", of: "Lamp", after: opened, by: [.back], leaves: true,
        then: [.init(name: "the next push", events: [Self.open])])
    ]
  }
  var cycles: [RepeatedCycle<LampsModel>] {
    [RepeatedCycle("open, back", after: launched) { _ in [Self.open, .back] }]
  }
}

/// The domain of the app, which each architecture receives.
final class Lamps {
  var areOn = [false, false]
  func title(of lamp: Int) -> String { areOn[lamp] ? "Off" : "On" }
}

@MainActor struct RunningLamps: RunningApp {
  typealias Model = LampsModel
  let device: Device

  init(_ variant: Architecture.Variant, _ behavior: UIKitBehavior) {
    var behavior = behavior
    (behavior.navigationDuration, behavior.presentationDuration) = (0, 0)
    device = Device(behavior: behavior)
    device.launch(variant.makeDelegate(Lamps()))
    device.loop.runUntilIdle()
  }
}

/// The reference model of the app.
struct LampsModel: ChartedModel {
  enum Edge: String, CaseIterable { case launch, open, back }

  static let chart = NavigationChart(Edge.allCases) {
    NavigationChart.Label(from: "", kind: $0.rawValue, trigger: $0.rawValue, to: "")
  }
  static let personas = [Persona("anybody", [.explore: 3, .goBack: 1])]
  static func start(using random: inout RandomSource) -> EmptyStart { EmptyStart() }
  static func edge(ofLaunch start: EmptyStart) -> Edge { .launch }

  private var areOn = [false, false]
  private var lamp: Int?
  let refusals = 0
  let isWaiting = false
  init(start: EmptyStart) {}

  mutating func handle(_ event: UserEvent) {
    switch (event, lamp) {
    case (.tap("button 0"), let lamp?): areOn[lamp].toggle()
    case (.tap("button 0"), nil): lamp = 0
    case (.tap("button 1"), nil): lamp = 1
    case (.back, _): lamp = nil
    default: break
    }
  }

  mutating func traverse(by event: UserEvent) -> Edge? {
    let before = lamp
    handle(event)
    return before == lamp ? nil : lamp == nil ? .back : .open
  }

  var situation: UInt64 { digest.value }
  func pair(with event: UserEvent) -> UInt64 { situation &+ UInt64(event.kind.count) }

  func candidates() -> [Candidate] {
    lamp == nil
      ? (0...1).map { Candidate(.tap("button \($0)"), .explore) }
      : [Candidate(.tap("button 0"), .explore), Candidate(.back, .goBack)]
  }

  func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.number("depth", lamp == nil ? 1 : 2)
    sink.text("screen", lamp == nil ? "Lamps" : "Lamp")
    sink.text("title", "")
    sink.flag("screen", true)
    for title in lamp.map({ [areOn[$0] ? "Off" : "On"] }) ?? ["Lamp 1", "Lamp 2"] {
      sink.flag("button", true)
      sink.text("button", title)
      sink.flag("button", true)
    }
    sink.flag("alert", false)
  }
}
