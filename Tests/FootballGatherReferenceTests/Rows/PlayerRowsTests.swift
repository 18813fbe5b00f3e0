import FootballGather
import FootballGatherReference
import Testing
import UserSessions

@Suite("Transition table: one player (details, edit, add)") struct PlayerRowsTests {
  @Test("row 31: the details show known values capitalised and leave unknown ones empty")
  func details() {
    #expect(
      Visit.detail(0).screen.rows("details") == [
        "# PERSONAL", "Name|Ann", "Age|31", "# PLAY", "Preferred position|Striker", "Skill|Amateur",
        "# LIKES", "Favourite team|Rovers",
      ])
    #expect(Visit.detail(1).screen.rows("details").contains("Age|"))
  }

  @Test(
    "row 32: a typed field opens with its value as text and placeholder",
    arguments: [
      (PlayerField.name, "Name", "Ann"), (.age, "Age", "31"), (.team, "Favourite team", "Rovers"),
    ])
  func openText(_ field: PlayerField, _ title: String, _ value: String) {
    let screen = Visit.edit(field).screen

    #expect(screen.screen == "PlayerEdit" && screen.title == title && screen.depth == 4)
    #expect(screen.texts("value") == [value, value])
    #expect(!screen.isVisible("items") && !screen.isEnabled("done"))
  }

  @Test("row 33: the position opens as a list of five, with the current one ticked")
  func openPosition() {
    let screen = Visit.edit(.position).screen

    #expect(
      screen.rows("items") == [
        "# ", "goalkeeper|", "defender|", "midfielder|", "winger|", "✓striker|",
      ])
    #expect(!screen.isVisible("value") && !screen.isEnabled("done"))
  }

  @Test("row 34: the skill opens as a list of three, with none ticked if it is unknown")
  func openSkill() {
    #expect(
      Visit.edit(.skill, of: 1).screen.rows("items") == [
        "# ", "beginner|", "amateur|", "professional|",
      ])
    #expect(Visit.edit(.skill).screen.rows("items").contains("✓amateur|"))
  }

  @Test("row 35: a saved edit updates the details and their title")
  func toldEdited() {
    let screen = Visit.edit(.name).after(.type("Anna", into: "value"), .tap("done"), .ok).screen

    #expect(screen.screen == "PlayerDetail" && screen.title == "Anna" && screen.depth == 3)
    #expect(screen.rows("details").contains("Name|Anna"))
  }

  @Test("row 36: going back from the details changes nothing")
  func backFromDetail() {
    #expect(Visit.detail().after(.back).screen == Visit.list().screen)
  }

  @Test(
    "row 37: Done is enabled if the text differs, ignoring case; a name must not be empty",
    arguments: [
      (PlayerField.name, "Anna", true), (.name, "ANN", false), (.name, "Ann", false),
      (.name, "", false),
      (.age, "", true), (.age, "-3", true), (.age, "twelve", true), (.team, "", true),
      (.team, "rovers", false),
    ])
  func typeText(_ field: PlayerField, _ text: String, _ isOn: Bool) {
    let screen = Visit.edit(field).after(.type(text, into: "value")).screen

    #expect(screen.isEnabled("done") == isOn)
    #expect(screen.texts("value").first == text)
  }

  @Test("row 38: picking the current value again changes nothing")
  func pickAgain() {
    let edit = Visit.edit(.position)

    #expect(edit.after(.item(4)).screen == edit.screen)
  }

  @Test("row 39: another pick moves the tick; Done is enabled if it differs from the original")
  func pick() {
    let edit = Visit.edit(.position).after(.item(0))

    #expect(edit.screen.rows("items").contains("✓goalkeeper|") && edit.screen.isEnabled("done"))
    #expect(!edit.after(.item(4)).screen.isEnabled("done"))
    #expect(Visit.edit(.skill, of: 1).after(.item(0)).screen.isEnabled("done"))
  }

  @Test("row 40: Done sends the whole player and shows the overlay")
  func done() {
    let screen = Visit.edit(.age).after(.type("twelve", into: "value"), .tap("done")).screen

    #expect(screen.requestCount == 1 && screen.isBusy && screen.isEnabled("done"))
    #expect(screen.requests[0].hasPrefix("update player 10 Ann"))
    #expect(!screen.isEnabled("value"))
  }

  @Test("row 40: an age that is not a number is removed; a negative one is accepted")
  func ages() {
    let visit = Visit.edit(.age)

    #expect(
      visit.after(.type("twelve", into: "value"), .tap("done"), .ok).screen.rows("details")
        .contains("Age|"))
    #expect(
      visit.after(.type("-3", into: "value"), .tap("done"), .ok).screen.rows("details")
        .contains("Age|-3"))
  }

  @Test("row 41: a disabled Done does nothing")
  func doneOff() {
    let edit = Visit.edit(.name)

    #expect(edit.after(.tap("done")).screen == edit.screen)
  }

  @Test("row 42: a saved edit pops to the details")
  func saved() {
    let screen = Visit.edit(.skill).after(.item(0), .tap("done"), .ok).screen

    #expect(screen.screen == "PlayerDetail" && screen.rows("details").contains("Skill|Beginner"))
  }

  @Test("row 43: a failed edit is shown; the new value stays and can be sent again")
  func notSaved() {
    let visit = Visit.edit(.name).after(.type("Anna", into: "value"), .tap("done"), .failure)

    #expect(visit.screen.alert == ["Error update", "The player could not be updated.", "OK"])
    #expect(visit.screen.texts("value").first == "Anna" && visit.screen.isEnabled("done"))
    #expect(visit.after(.alertButton(0), .tap("done"), .ok).screen.title == "Anna")
  }

  @Test("row 44: going back discards the edit and ignores its response")
  func backFromEdit() {
    let visit = Visit.edit(.name).after(.type("Anna", into: "value"), .tap("done"), .back)

    #expect(visit.screen.title == "Ann" && visit.screen.requestCount == 1)
    #expect(visit.after(.ok).screen.title == "Ann")
    #expect(visit.after(.failure).screen.alert.isEmpty)
  }

  @Test(
    "row 45: Done is enabled for any text, including spaces",
    arguments: [("Mia", true), (" ", true), ("", false)])
  func typeName(_ name: String, _ isOn: Bool) {
    #expect(Visit.add().after(.type(name, into: "name")).screen.isEnabled("done") == isOn)
  }

  @Test("row 46: Done sends the name and shows the overlay")
  func addPlayer() {
    let screen = Visit.add().after(.type("Mia", into: "name"), .tap("done")).screen

    #expect(screen.requests == ["add player 3 Mia"] && screen.isBusy)
  }

  @Test("row 47: adding a player pops to the list, which shows the new player last")
  func added() {
    let visit = Visit.add().after(.type("Mia", into: "name"), .tap("done"), .ok)

    #expect(visit.screen.screen == "PlayerList")
    #expect(visit.after(.ok).screen.players == ["Ann", "Bob", "Cem", "Mia"])
  }

  @Test("row 48: a failed addition is shown, and the name stays")
  func notAdded() {
    let screen = Visit.add().after(.type("Mia", into: "name"), .tap("done"), .failure).screen

    #expect(screen.alert == ["Error update", "The player could not be created.", "OK"])
    #expect(screen.texts("name").first == "Mia" && screen.screen == "PlayerAdd")
  }

  @Test("row 49: going back does not cancel the addition, but the list does not show the player")
  func backFromAdd() {
    let visit = Visit.add().after(.type("Mia", into: "name"), .tap("done"), .back, .ok)

    #expect(visit.screen.players == ["Ann", "Bob", "Cem"] && visit.screen.requests.isEmpty)
  }
}
