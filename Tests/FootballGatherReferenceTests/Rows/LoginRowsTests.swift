import FootballGather
import FootballGatherReference
import Testing
import UserSessions

@Suite("Transition table: login screen") struct LoginRowsTests {
  @Test("row 1: the app launches with only the login screen, showing the remembered name")
  func launch() {
    let screen = Visit.login(.init(remembersUser: true, username: "ann")).screen

    #expect(screen.screen == "Login" && screen.depth == 1)
    #expect(screen.texts("username").first == "ann" && screen.texts("password").first == "")
    #expect(screen.flags("remember") == [true, true, true])
  }

  @Test("row 1: the name is not shown to a user who chose not to be remembered")
  func forgottenName() {
    let screen = Visit.login(.init(remembersUser: false, username: "ann")).screen

    #expect(screen.texts("username").first == "")
    #expect(screen.flags("remember") == [true, false, true])
  }

  @Test(
    "row 2: no request is sent without a name or a password",
    arguments: ["login", "register"])
  func missingCredentials(_ button: String) {
    let screen = Visit.login().after(.type("ann", into: "username"), .tap(button)).screen

    #expect(screen.alert == ["Error", "Username and password are required.", "OK"])
    #expect(screen.requests.isEmpty && !screen.isBusy)
  }

  @Test("row 3: with a name and a password, Login sends a request and shows the overlay")
  func login() {
    let screen = Visit.credentials().after(.tap("login")).screen

    #expect(screen.requests == ["login ann"] && screen.isBusy)
    #expect(!screen.isEnabled("login") && !screen.isEnabled("username"))
  }

  @Test("row 4: with a name and a password, Register sends a request and shows the overlay")
  func register() {
    let screen = Visit.credentials().after(.tap("register")).screen

    #expect(screen.requests == ["register 1 ann"] && screen.isBusy)
  }

  @Test("row 5: a successful login stores the token and the name, and pushes the list")
  func loggedIn() {
    let screen = Visit.credentials().after(.tap("login"), .ok).screen

    #expect(screen.screen == "PlayerList" && screen.depth == 2)
    #expect(screen.isSignedIn && screen.remembersUser && screen.storedUsername == "ann")
  }

  @Test("row 5: a login with the switch off removes the stored name")
  func loggedInUnknown() {
    let screen = Visit.credentials().after(.toggle("remember"), .tap("login"), .ok).screen

    #expect(screen.isSignedIn && !screen.remembersUser && screen.storedUsername == "")
  }

  @Test("row 5: the fields are not cleared, so a single tap signs in again")
  func loggedInAgain() {
    let screen = Visit.credentials().after(.tap("login"), .ok, .back, .tap("login")).screen

    #expect(screen.requests == ["list players 2", "login ann"])
  }

  @Test("row 6: registration also pushes the list, but stores no token")
  func registered() {
    let screen = Visit.credentials().after(.tap("register"), .ok).screen

    #expect(screen.screen == "PlayerList" && !screen.isSignedIn && screen.storedUsername == "ann")
  }

  @Test(
    "row 7: a failure is shown, and the user stays on the screen", arguments: ["login", "register"])
  func failure(_ button: String) {
    let screen = Visit.credentials().after(.tap(button), .failure).screen

    #expect(screen.alert == ["Error", "The server could not be reached.", "OK"])
    #expect(screen.screen == "Login" && !screen.isBusy && !screen.isSignedIn)
  }

  @Test("row 8: typing and the switch change only the screen")
  func inputs() {
    let visit = Visit.login(.init(username: "ann"))
    let screen = visit.after(
      .type("bob", into: "username"), .type("x", into: "password"), .toggle("remember")
    ).screen

    #expect(screen.texts("username").first == "bob" && screen.texts("password").first == "x")
    #expect(screen.flags("remember") == [true, false, true])
    #expect(screen.remembersUser && screen.storedUsername == "ann" && screen.requests.isEmpty)
  }
}
