import FootballGather
import FootballGatherReference
import Testing
import UserSessions

@Suite("Alerts belong to their screens") struct AlertTests {
  @Test("a failure of a covered list shows no alert")
  func covered() {
    let visit = Visit.list().after(.swipe(0), .alertButton(0), .openURL("navbench://add"), .failure)

    #expect(visit.screen.alert.isEmpty && visit.screen.screen == "PlayerAdd")
    #expect(visit.model.refusals == 0)
    #expect(visit.after(.back).screen.alert.isEmpty && !visit.after(.back).screen.isBusy)
  }

  @Test("a second alert on the same screen is refused, and counted")
  func refused() {
    let visit = Visit.edit(.name).after(
      .type("Anna", into: "value"), .doubleTap("done"), .failure, .failure)

    #expect(visit.screen.alert == ["Error update", "The player could not be updated.", "OK"])
    #expect(visit.model.refusals == 1)
    #expect(visit.after(.alertButton(0)).screen.alert.isEmpty)
  }

  @Test("a screen may leave beneath its alert, which stays and then only closes")
  func popBeneath() {
    let visit = Visit.edit(.name).after(
      .type("Anna", into: "value"), .doubleTap("done"), .failure, .ok)

    #expect(visit.screen.screen == "PlayerDetail" && visit.screen.title == "Anna")
    #expect(visit.screen.alert.first == "Error update")
    #expect(visit.after(.back).screen == visit.screen)
    #expect(visit.after(.alertButton(0)).screen.alert.isEmpty)
  }

  @Test("a failing load of the list below such an alert is refused too")
  func refusedBelow() {
    let visit = Visit.add().after(
      .type("Mia", into: "name"), .doubleTap("done"), .failure, .ok, .failure)

    #expect(visit.screen.screen == "PlayerList")
    #expect(visit.screen.alert == ["Error update", "The player could not be created.", "OK"])
    #expect(visit.model.refusals == 1)
  }

  @Test("the delete confirmation outlives its row, and confirming still asks the server")
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
