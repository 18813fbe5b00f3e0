import FootballGather
import FootballGatherReference
import Testing
import UserSessions

@Suite("Transition table: player list") struct PlayerListRowsTests {
  @Test("row 9: the list appears empty and disabled, in list mode, while it loads")
  func appears() {
    let screen = Visit.loading().screen

    #expect(screen.title == "Players" && screen.players.isEmpty && screen.depth == 2)
    #expect(screen.requests == ["list players 2"])
    #expect(!screen.isEnabled("select") && !screen.isTableEnabled("players") && !screen.isBusy)
    #expect(!screen.isEnabled("bottom") && screen.isEnabled("logOut"))
  }

  @Test("row 10: loaded players appear with a dash for unknown values")
  func loaded() {
    let screen = Visit.list().screen

    #expect(screen.players == ["Ann", "Bob", "Cem"])
    #expect(screen.texts("players").dropFirst(4).prefix(3) == ["Bob", "Position: -", "Skill: -"])
    #expect(
      screen.isTableEnabled("players") && screen.isEnabled("select") && screen.isEnabled("bottom"))
    #expect(!screen.isVisible("emptyView"))
  }

  @Test("row 11: without players, the empty view appears and Select stays disabled")
  func loadedEmpty() {
    let screen = Visit.list([]).screen

    #expect(screen.isVisible("emptyView") && screen.isEnabled("retry"))
    #expect(!screen.isEnabled("select") && screen.isEnabled("bottom"))
  }

  @Test("row 12: a failed load is shown and leaves the rows unchanged")
  func loadFailed() {
    let first = Visit.loading().after(.failure).screen
    let later = Visit.add().after(.type("Mia", into: "name"), .tap("done"), .ok, .failure).screen

    #expect(first.alert == ["Error", "The server could not be reached.", "OK"])
    #expect(first.isTableEnabled("players") && !first.isVisible("emptyView"))
    #expect(later.players == ["Ann", "Bob", "Cem"] && later.alert.first == "Error")
  }

  @Test("row 13: Retry hides the empty view and loads")
  func retry() {
    let screen = Visit.list([]).after(.tap("retry")).screen

    #expect(!screen.isVisible("emptyView") && screen.requests == ["list players 2"])
  }

  @Test("row 14: Select switches to selection mode with no players selected")
  func select() {
    let screen = Visit.selection().screen

    #expect(screen.title == "Players" && screen.texts("select") == ["Cancel"])
    #expect(screen.texts("bottom") == ["Confirm players"] && !screen.isEnabled("bottom"))
  }

  @Test("row 15: Cancel returns to list mode and clears the selection")
  func cancel() {
    let screen = Visit.selection(0, 1).after(.tap("select")).screen

    #expect(screen.title == "Players" && screen.texts("select") == ["Select"])
    #expect(screen.texts("bottom") == ["Add player"] && screen.isEnabled("bottom"))
    #expect(screen.players == ["Ann", "Bob", "Cem"])
  }

  @Test("row 16: in list mode, a tap on a row opens its player")
  func openDetail() {
    let screen = Visit.list().after(.player(1)).screen

    #expect(screen.screen == "PlayerDetail" && screen.title == "Bob" && screen.depth == 3)
  }

  @Test("row 17: in selection mode, a tap ticks a row and the next tap unticks it")
  func toggleRow() {
    let two = Visit.selection(2, 0)

    #expect(two.screen.title == "2 selected" && two.screen.players == ["✓Ann", "Bob", "✓Cem"])
    #expect(two.screen.isEnabled("bottom"))
    #expect(two.after(.player(2)).screen.title == "1 selected")
    #expect(!two.after(.player(2)).screen.isEnabled("bottom"))
    #expect(two.after(.player(2), .player(0)).screen.title == "Players")
  }

  @Test("row 18: in list mode, the bottom button opens the add screen")
  func openAdd() {
    let screen = Visit.list().after(.tap("bottom")).screen

    #expect(screen.screen == "PlayerAdd" && screen.title == "Add Player" && screen.depth == 3)
  }

  @Test("row 19: with two players selected, the button opens the confirm screen, in row order")
  func openConfirm() {
    let screen = Visit.selection(2, 0).after(.tap("bottom")).screen

    #expect(screen.screen == "ConfirmPlayers" && screen.depth == 3)
    #expect(screen.rows("teams") == ["# Bench", "Ann|ST", "Cem|GK", "# Team A", "# Team B"])
  }

  @Test("row 20: with fewer than two players selected, the button does nothing")
  func tooFewSelected() {
    let one = Visit.selection(1)

    #expect(one.after(.tap("bottom")).screen == one.screen)
  }

  @Test("row 21: a swipe asks for confirmation")
  func askToDelete() {
    let screen = Visit.list().after(.swipe(1)).screen

    #expect(screen.alert == ["Delete player", "Bob will be gone for good.", "Delete", "Cancel"])
    #expect(screen.requests.isEmpty)
  }

  @Test("row 22: in selection mode, rows cannot be swiped")
  func noSwipe() {
    let selecting = Visit.selection(0)

    #expect(selecting.after(.swipe(1)).screen == selecting.screen)
  }

  @Test("row 23: Cancel closes the confirmation and nothing else")
  func cancelDelete() {
    let list = Visit.list()

    #expect(list.after(.swipe(1), .alertButton(1)).screen == list.screen)
  }

  @Test("row 24: Delete sends a request and shows the overlay")
  func delete() {
    let screen = Visit.list().after(.swipe(1), .alertButton(0)).screen

    #expect(screen.requests == ["delete player -11"] && screen.isBusy && screen.alert.isEmpty)
    #expect(!screen.isTableEnabled("players") && screen.isEnabled("select"))
  }

  @Test("row 25: the row is removed; without rows, the empty view appears, with Select unchanged")
  func deleted() {
    let one = Visit.list().after(.swipe(1), .alertButton(0), .ok).screen
    let last = Visit.list([[Player].three[0]]).after(.swipe(0), .alertButton(0), .ok).screen

    #expect(one.players == ["Ann", "Cem"] && !one.isBusy && one.isTableEnabled("players"))
    #expect(last.players.isEmpty && last.isVisible("emptyView") && last.isEnabled("select"))
  }

  @Test("row 25: a deleted player is removed from the selection")
  func deletedSelected() {
    // Only a load can re-enable the content while a delete is pending, and only an add reloads the
    // list.
    let visit = Visit.list().after(
      .swipe(1), .alertButton(0), .openURL("navbench://add"), .type("Mia", into: "name"),
      .tap("done"), .answer(1, isSuccess: true), .answer(1, isSuccess: true), .tap("select"),
      .player(1), .player(0))

    #expect(visit.screen.title == "2 selected" && visit.screen.isBusy)
    #expect(visit.after(.ok).screen.title == "1 selected")
    #expect(visit.after(.ok).screen.players == ["✓Ann", "Cem", "Mia"])
  }

  @Test("row 26: a failed deletion is shown, and the row remains")
  func deleteFailed() {
    let screen = Visit.list().after(.swipe(1), .alertButton(0), .failure).screen

    #expect(screen.players == ["Ann", "Bob", "Cem"] && !screen.isBusy)
    #expect(screen.alert == ["Error", "The server could not be reached.", "OK"])
  }

  @Test("row 27: going back discards the list but keeps the token")
  func back() {
    let screen = Visit.selection(0, 1).after(.back).screen

    #expect(screen.screen == "Login" && screen.isSignedIn)
  }

  @Test("row 28: an edit updates its row and no other")
  func toldEdited() {
    let screen = Visit.edit(.skill, of: 1).after(.item(2), .tap("done"), .ok, .back).screen

    #expect(
      screen.texts("players").dropFirst(4).prefix(3) == [
        "Bob", "Position: -", "Skill: professional",
      ])
    #expect(screen.players == ["Ann", "Bob", "Cem"] && screen.requests.isEmpty)
  }

  @Test("row 28: an edit of a player no longer in the list is ignored")
  func toldEditedUnknown() {
    let visit = Visit.list().after(
      .swipe(0), .alertButton(0), .openURL("navbench://players/10/edit/name"))

    let screen = visit.after(.ok, .type("Anna", into: "value"), .tap("done"), .ok, .back).screen

    #expect(screen.players == ["Bob", "Cem"])
  }

  @Test("row 29: adding a player reloads the list")
  func toldAdded() {
    let screen = Visit.add().after(.type("Mia", into: "name"), .tap("done"), .ok).screen

    #expect(screen.screen == "PlayerList" && screen.requests == ["list players 2"])
    #expect(!screen.isTableEnabled("players"))
  }

  @Test("row 30: after a match, the list is in list mode without a selection")
  func gatherEnded() {
    let screen = Visit.gather().after(.tap("end"), .alertButton(0), .ok).screen

    #expect(screen.title == "Players" && screen.texts("bottom") == ["Add player"])
    #expect(screen.players == ["Ann", "Bob", "Cem"] && screen.isEnabled("bottom"))
  }
}
