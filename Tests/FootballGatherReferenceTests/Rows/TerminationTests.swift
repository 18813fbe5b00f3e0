import FootballGather
import FootballGatherReference
import Testing

@Suite("Transition table: end of the app") struct TerminationTests {
  @Test("row 75: when the system ends the app, the user is signed out")
  func terminate() {
    var model = FootballGatherModel(start: .init(username: "ann", token: "t"))

    model.terminate()

    #expect(!Visit(model).screen.isSignedIn)
    #expect(Visit(model).screen.storedUsername == "ann")
  }
}
