import ComparedApps
import BenchmarkKit
import FootballGatherCatalog
import FootballGatherReference
import FootballGatherUI
import Testing
import UserSessions

import BenchmarkMetrics

/// The extra coordinators and view controllers alive after three repetitions of a walk.
///
/// The numbers are in the ownership table of the app's specification, which lists the objects that
/// the public MVP-C code and its article leave behind.
struct OwnershipScenario: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let walk: Walk
  /// The objects that remain with the repository's hook, which removes the coordinator of a
  /// transition's source screen.
  let from: [String: Int]
  /// The objects that remain with the article's code, which removes nothing.
  let never: [String: Int]
  /// The flows of Umbrella that remain if only their own last steps finish them.
  var finish: [String: Int] = [:]

  static let all = [
    OwnershipScenario(
      testDescription: "detail, back (x3)",
      walk: .toList.times(3) { $0.openDetail.back }, from: [:],
      never: ["PlayerDetailCoordinator": 3, "PlayerDetailViewController": 3]),
    OwnershipScenario(
      testDescription: "three edits, still on detail",
      walk: .toList.openDetail.saveEdit(21).saveEdit(22).saveEdit(23),
      from: ["PlayerEditCoordinator": 3], never: ["PlayerEditCoordinator": 3]),
    OwnershipScenario(
      testDescription: "three edits, back to list",
      walk: .toList.openDetail.saveEdit(21).saveEdit(22).saveEdit(23).back, from: [:],
      never: [
        "PlayerDetailCoordinator": 1, "PlayerDetailViewController": 1, "PlayerEditCoordinator": 3,
      ]),
    OwnershipScenario(
      testDescription: "add (x3)", walk: .toList.times(3) { $0.addPlayer }, from: [:],
      never: ["PlayerAddCoordinator": 3]),
    OwnershipScenario(
      testDescription: "gather finished (x3)", walk: .toList.times(3) { $0.finishGather },
      from: ["ConfirmPlayersCoordinator": 3],
      never: ["ConfirmPlayersCoordinator": 3, "GatherCoordinator": 3]),
    OwnershipScenario(
      testDescription: "gather back, confirm back (x3)",
      // The list is still in selection mode after going back; leave it before the next round.
      walk: .toList.times(3) { $0.openGather.back.back.leaveSelection }, from: [:],
      never: ["ConfirmPlayersCoordinator": 3, "GatherCoordinator": 3],
      finish: ["GatherCoordinator": 3]),
    OwnershipScenario(
      testDescription: "gather finished (x3), back to login",
      walk: .toList.times(3) { $0.finishGather }.back, from: [:],
      never: [
        "ConfirmPlayersCoordinator": 3, "GatherCoordinator": 3, "PlayerListCoordinator": 1,
        "PlayerListViewController": 1,
      ],
      finish: ["MainCoordinator": 1]),
    OwnershipScenario(
      testDescription: "edit, jump to list",
      walk: .toList.openDetail.openEdit.jump(to: 1),
      from: [
        "PlayerDetailCoordinator": 1, "PlayerDetailViewController": 1, "PlayerEditCoordinator": 1,
      ],
      never: [
        "PlayerDetailCoordinator": 1, "PlayerDetailViewController": 1, "PlayerEditCoordinator": 1,
      ]),
    OwnershipScenario(
      testDescription: "detail, jump to login",
      walk: .toList.openDetail.jump(to: 0),
      from: ["PlayerListCoordinator": 1, "PlayerListViewController": 1],
      never: [
        "PlayerListCoordinator": 1, "PlayerListViewController": 1, "PlayerDetailCoordinator": 1,
        "PlayerDetailViewController": 1,
      ],
      finish: ["MainCoordinator": 1]),
  ]
}

extension FootballGatherApp {
  /// The subjects whose stack alone decides how long the objects of a screen live.
  static let withoutLeaks = [
    "MVC", "MVVM", "MVP", "MVP-C/stack", "MVP-C/dictionary", "VIPER/weak", "VIP/weak", "SurfMVP",
    "CoordinatedSurfMVP", "Umbrella/stack",
  ]
}

@MainActor
@Suite("Ownership", .serialized, .enabled(if: LeakCheck.isAvailable))
struct OwnershipTests {
  private func subject(_ id: String) throws -> SubjectUnderTest {
    try #require(
      SubjectUnderTest.all(of: FootballGatherApp()).first { $0.subject.id == id })
  }

  private func extraCoordinatorsAndControllers(
    _ id: String, _ walk: Walk
  ) throws -> [String: Int] {
    LeakWatch(try subject(id), of: FootballGatherApp()).extraObjects(after: walk.session)
      .filter { $0.key.hasSuffix("Coordinator") || $0.key.hasSuffix("ViewController") }
  }

  @Test(
    "the repository's MVP-C retains the objects in the ownership table",
    arguments: OwnershipScenario.all)
  func repository(_ scenario: OwnershipScenario) throws {
    #expect(try extraCoordinatorsAndControllers("MVP-C/from", scenario.walk) == scenario.from)
  }

  @Test(
    "the article's MVP-C retains the objects in the ownership table",
    arguments: OwnershipScenario.all)
  func article(_ scenario: OwnershipScenario) throws {
    #expect(try extraCoordinatorsAndControllers("MVP-C/never", scenario.walk) == scenario.never)
  }

  @Test(
    "an Umbrella flow that the user leaves by Back stays alive if nothing observes the stack",
    arguments: OwnershipScenario.all)
  func unobserved(_ scenario: OwnershipScenario) throws {
    #expect(
      try extraCoordinatorsAndControllers("Umbrella/finish", scenario.walk) == scenario.finish)
  }

  // A retain cycle between a router and the stack lasts as long as the screen is on the stack.
  @Test(
    "the other subjects retain no extra objects of any type",
    arguments: FootballGatherApp.withoutLeaks + ["VIPER/strong", "VIP/strong"],
    OwnershipScenario.all)
  func others(_ id: String, _ scenario: OwnershipScenario) throws {
    #expect(
      try LeakWatch(subject(id), of: FootballGatherApp())
        .extraObjects(after: scenario.walk.session) == [:])
  }

  @Test("every scenario conforms to the reference model", arguments: OwnershipScenario.all)
  func scenariosAreReal(_ scenario: OwnershipScenario) throws {
    let expected = ExpectedSession(scenario.walk.session)

    let outcome = FootballGatherApp().check(expected, on: try subject("MVC").variant)

    #expect(outcome.isConformant)
  }
}
