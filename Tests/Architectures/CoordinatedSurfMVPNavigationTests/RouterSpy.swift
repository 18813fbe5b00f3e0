import NavigationTestSupport
import UIKit

@testable import CoordinatedSurfMVP

/// Records the requests of coordinators to their router, without a stack.
@MainActor final class RouterSpy: Router {
  /// The requests, such as `push PlayerDetail` or `above PlayerList: PlayerAdd`.
  private(set) var calls: [String] = []
  private(set) var shown: [any Presentable] = []
  private(set) var presented: [UIAlertController] = []
  private(set) var departures: [() -> Void] = []
  var isShowingModules = true

  private func note(_ call: String, _ modules: [any Presentable]) {
    calls.append("\(call) \(modules.map(name).joined(separator: ", "))")
    shown += modules
  }

  private func name(of module: (any Presentable)?) -> String {
    module?.toPresent()?.screenName ?? "nothing"
  }

  /// The output of the module shown last.
  func output<Output>(_ type: Output.Type = Output.self) -> Output? {
    let controller = shown.last?.toPresent()
    return Mirror(reflecting: controller as Any).descendant("some", "output", "some") as? Output
  }

  // MARK: Router

  func setRootModule(_ module: any Presentable) { note("root", [module]) }

  func push(_ module: any Presentable, completion: (() -> Void)?) {
    note("push", [module])
    if let completion { departures.append(completion) }
  }

  func push(
    _ modules: [any Presentable], above base: (any Presentable)?, completion: (() -> Void)?
  ) {
    note("above \(name(of: base)):", modules)
    if let completion { departures.append(completion) }
  }

  func popModule() { calls.append("pop") }
  func popToModule(_ module: (any Presentable)?) { calls.append("pop to \(name(of: module))") }
  func popToRootModule() { calls.append("pop to root") }
  func dismissModule(animated: Bool) { calls.append("dismiss") }

  func present(_ module: any Presentable) {
    if let alert = module.toPresent() as? UIAlertController { presented.append(alert) }
  }

  func contains(_ module: (any Presentable)?) -> Bool {
    shown.contains { $0 === module }
  }

  func isShowing(_ module: (any Presentable)?) -> Bool { module != nil && isShowingModules }
}
