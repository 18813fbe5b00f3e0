import AppArchitecture
import ComparedApps
import FitnessAppointments
import FitnessAppointmentsReference
import Testing
import UIKit
import UserSessions

@testable import FitnessUmbrella

/// The twelve calls of `Routable`, each of which must occur in the sessions.
@MainActor @Suite("Calls of Routable") struct RouterCallTests {
  @Test("random sessions make each of the twelve calls, in both variants", arguments: Version.all)
  func calls(_ version: Version) {
    let generator = SessionGenerator<FitnessModel>(seed: 0x12, eventsPerSession: 100)
    let counts = CallCounts()
    let variant = Architecture.Variant(name: "spied", summary: "") { (services: Services) in
      SpiedDelegate(services: services, version: version, counts: counts)
    }
    for session in (0..<300).map(generator.session) {
      let app = RunningFitness(variant, start: session.start)
      SessionRunner.run(session.events, on: app)
      app.device.shutDown()
    }

    for call in RouterCall.allCases {
      #expect(counts[call] > 0, "\(call.rawValue)")
    }
  }

  @Test("an app with spied routers conforms to the reference model")
  func conformance() {
    let generator = SessionGenerator<FitnessModel>(seed: 0x13, eventsPerSession: 60)
    let variant = Architecture.Variant(name: "spied", summary: "") { (services: Services) in
      SpiedDelegate(services: services, version: .mended, counts: CallCounts())
    }
    for session in (0..<20).map(generator.session) {
      let app = RunningFitness(variant, start: session.start)
      let outcome = SessionRunner.check(ExpectedSession(session), on: app)
      app.device.shutDown()

      #expect(outcome.isConformant, "\(outcome.divergence?.report ?? "")")
    }
  }
}

extension Version {
  static let all: [Version] = [.printed, .mended]
}

/// The calls of `Routable`.
enum RouterCall: String, CaseIterable {
  case present = "present(_:)"
  case presentAnimated = "present(_:animated:)"
  case push = "push(_:)"
  case pushAnimated = "push(_:animated:)"
  case pushCompletion = "push(_:animated:completion:)"
  case pop = "popModule()"
  case popAnimated = "popModule(animated:)"
  case dismiss = "dismissModule()"
  case dismissCompletion = "dismissModule(animated:completion:)"
  case setRoot = "setRootModule(_:)"
  case setRootHideBar = "setRootModule(_:hideBar:)"
  case popToRoot = "popToRootModule(animated:)"
}

/// The number of calls of each kind.
@MainActor final class CallCounts {
  private var counts: [RouterCall: Int] = [:]

  nonisolated init() {}

  subscript(_ call: RouterCall) -> Int { counts[call, default: 0] }

  func note(_ call: RouterCall) {
    counts[call, default: 0] += 1
  }
}

/// Counts each call to a router, and forwards it.
@MainActor private final class SpiedRouter: Routable {
  private let router: any Routable
  private let counts: CallCounts

  init(_ router: any Routable, _ counts: CallCounts) {
    self.router = router
    self.counts = counts
  }

  var toPresent: UIViewController? { router.toPresent }

  var onDismiss: CompletionBlock? {
    get { router.onDismiss }
    set { router.onDismiss = newValue }
  }

  func present(_ module: (any Presentable)?) {
    counts.note(.present)
    router.present(module)
  }

  func present(_ module: (any Presentable)?, animated: Bool) {
    counts.note(.presentAnimated)
    router.present(module, animated: animated)
  }

  func push(_ module: (any Presentable)?) {
    counts.note(.push)
    router.push(module)
  }

  func push(_ module: (any Presentable)?, animated: Bool) {
    counts.note(.pushAnimated)
    router.push(module, animated: animated)
  }

  func push(_ module: (any Presentable)?, animated: Bool, completion: CompletionBlock?) {
    counts.note(.pushCompletion)
    router.push(module, animated: animated, completion: completion)
  }

  func popModule() {
    counts.note(.pop)
    router.popModule()
  }

  func popModule(animated: Bool) {
    counts.note(.popAnimated)
    router.popModule(animated: animated)
  }

  func dismissModule() {
    counts.note(.dismiss)
    router.dismissModule()
  }

  func dismissModule(animated: Bool, completion: CompletionBlock?) {
    counts.note(.dismissCompletion)
    router.dismissModule(animated: animated, completion: completion)
  }

  func setRootModule(_ module: (any Presentable)?) {
    counts.note(.setRoot)
    router.setRootModule(module)
  }

  func setRootModule(_ module: (any Presentable)?, hideBar: Bool) {
    counts.note(.setRootHideBar)
    router.setRootModule(module, hideBar: hideBar)
  }

  func popToRootModule(animated: Bool) {
    counts.note(.popToRoot)
    router.popToRootModule(animated: animated)
  }
}

/// Creates routers whose calls are counted.
@MainActor private final class SpiedFactory: CoordinatorFactory {
  private let counts: CallCounts

  init(session: UserSession, version: Version, counts: CallCounts) {
    self.counts = counts
    super.init(session: session, version: version)
  }

  override func makeRouter(
    of stack: UINavigationController, isSheet: Bool = false
  ) -> any Routable {
    SpiedRouter(super.makeRouter(of: stack, isSheet: isSheet), counts)
  }
}

/// The app with spied routers.
@MainActor private final class SpiedDelegate: AppDelegate {
  private let counts: CallCounts

  init(services: Services, version: Version, counts: CallCounts) {
    self.counts = counts
    super.init(services: services, version: version)
  }

  override func makeFactory(session: UserSession, version: Version) -> CoordinatorFactory {
    SpiedFactory(session: session, version: version, counts: counts)
  }
}
