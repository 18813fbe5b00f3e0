import Testing
import UIKit
import UIKitDriver

@MainActor struct DriverTests {
  @Test("random legal calls break no invariant", arguments: [false, true])
  func randomCalls(isNested: Bool) {
    var campaign = DriverCampaign(seed: 2, isNested: isNested)

    campaign.run(operations: 4_000)

    #expect(campaign.operations >= 4_000 && campaign.sessions > 50)
    #expect(campaign.breaks.filter { $0.known == nil }.map(\.outline) == [])
  }

  @Test("the same seed and index always produce the same session")
  func repeatability() {
    let session = DriverSession(seed: 7, index: 3, isNested: true)

    #expect(session.calls == DriverSession(seed: 7, index: 3, isNested: true).calls)
    #expect(session.calls != DriverSession(seed: 8, index: 3, isNested: true).calls)
    #expect(
      DriverSession.steps(of: session.calls) == DriverSession.steps(of: session.calls))
  }

  @Test("sessions contain every kind of call")
  func kindsOfCalls() {
    var kinds: Set<Call.Kind> = []
    for index in 0..<100 {
      let session = DriverSession(seed: 1, index: index, isNested: false)
      kinds.formUnion(session.calls.map(\.kind))
    }

    #expect(kinds == Set(Call.Kind.allCases))
  }

  @Test("pushing a stack's presenter onto the stack raises an exception but breaks no invariant")
  func pushOfPresenter() {
    let calls = [
      Call(.setRoot, choice: 9), Call(.settle), Call(.hold, choice: 1), Call(.present),
      Call(.settle), Call(.setRoot, choice: 9), Call(.settle), Call(.pushHeld), Call(.settle),
    ]

    let steps = DriverSession.steps(of: calls)

    #expect(steps.contains("Stack3.push(Screen1 again, animated: false)"))
    #expect(steps.contains { $0.contains("exception: UIViewControllerHierarchyInconsistency") })
    #expect(!steps.contains { $0.contains("BROKEN") })
  }
}

/// Tests that the driver finds planted defects and reduces sessions to the calls that matter.
@MainActor struct PlantedDefectTests {
  @Test(
    "a planted defect is found and reduced to the calls that reproduce it",
    arguments: [
      (PlantedDefect.repeatedCallback, "callbackOrder after setRoot, pop"),
      (.lostView, "inconsistency after setRoot, present, settle, dismiss"),
      (.endlessTransition, "inconsistency after setRoot, push, selectTab"),
      (.retainedModal, "leak after setRoot, present"),
      (.repeatedCompletion, "completion after setRoot, dismiss"),
    ])
  func plantedDefect(defect: PlantedDefect, outline: String) throws {
    var campaign = DriverCampaign(seed: 1, isNested: false, defect: defect)

    campaign.run(operations: 3_000)

    #expect(campaign.breaks.map(\.outline).contains(outline))
    #expect(!campaign.isAcceptable)
  }

  @Test("the steps of a failing session name the call and the invariant that it breaks")
  func steps() throws {
    let calls = [
      Call(.setRoot), Call(.settle), Call(.present, isAnimated: true), Call(.settle),
      Call(.dismiss, isAnimated: true),
    ]

    let steps = DriverSession.steps(of: calls, defect: .lostView)

    #expect(steps.contains("Screen3.dismiss(animated: true)"))
    #expect(steps.contains { $0.contains("BROKEN inconsistency: DrivenStack \"Stack2\"") })
  }
}
