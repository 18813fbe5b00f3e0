import FootballGather
import FootballGatherReference
import Testing
import UserSessions

@Suite("Alerts and their screens") struct AlertTests {
  @Test("a failure on a covered list shows no alert")
  func covered() {
    let visit = Visit.list().after(.swipe(0), .alertButton(0), .openURL("navbench://add"), .failure)

    #expect(visit.screen.alert.isEmpty && visit.screen.screen == "PlayerAdd")
    #expect(visit.model.refusals == 0)
    #expect(visit.after(.back).screen.alert.isEmpty && !visit.after(.back).screen.isBusy)
  }

  @Test("a second alert on the same screen is refused and counted")
  func refused() {
    let visit = Visit.edit(.name).after(
      .type("Anna", into: "value"), .doubleTap("done"), .failure, .failure)

    #expect(visit.screen.alert == ["Error update", "The player could not be updated.", "OK"])
    #expect(visit.model.refusals == 1)
    #expect(visit.after(.alertButton(0)).screen.alert.isEmpty)
  }

  @Test("an alert stays when its screen leaves, and its button then only closes it")
  func popBeneath() {
    let visit = Visit.edit(.name).after(
      .type("Anna", into: "value"), .doubleTap("done"), .failure, .ok)

    #expect(visit.screen.screen == "PlayerDetail" && visit.screen.title == "Anna")
    #expect(visit.screen.alert.first == "Error update")
    #expect(visit.after(.back).screen == visit.screen)
    #expect(visit.after(.alertButton(0)).screen.alert.isEmpty)
  }

  @Test("the alert for a failed load is refused while the removed screen's alert is visible")
  func refusedBelow() {
    let visit = Visit.add().after(
      .type("Mia", into: "name"), .doubleTap("done"), .failure, .ok, .failure)

    #expect(visit.screen.screen == "PlayerList")
    #expect(visit.screen.alert == ["Error update", "The player could not be created.", "OK"])
    #expect(visit.model.refusals == 1)
  }

  @Test("confirming a deletion asks the server even if the row has already been removed")
  func deleteTwice() {
    let visit = Visit.list().after(
      .swipe(1), .alertButton(0), .openURL("navbench://add"), .type("Mia", into: "name"),
      .tap("done"), .answer(1, isSuccess: true), .answer(1, isSuccess: true), .swipe(1))

    let asked = visit.after(.ok)

    #expect(
      asked.screen.alert.first == "Delete player" && asked.screen.players == ["Ann", "Cem", "Mia"])
    #expect(asked.after(.alertButton(0), .ok).screen.players == ["Ann", "Cem", "Mia"])
  }
}
