import FitnessAppointmentsReference
import Testing
import UserSessions

@Suite("Transition table: login") struct LoginRowsTests {
  @Test("row 77: a login needs a name and a password")
  func missingCredentials() {
    let login = Visit.guest.any

    for visit in [login.tap("login"), login.logIn("mira", ""), login.logIn("", "pw")] {
      #expect(visit.screen.alert == ["Error", "Name and password are required.", "OK"])
      #expect(visit.screen.requests.isEmpty)
    }
  }

  @Test("row 78: a login is sent once")
  func sent() {
    let visit = Visit.guest.any.logIn("mira").tap("login")

    #expect(visit.screen.requests == ["login mira"] && visit.screen.isBusy)
    #expect(!visit.screen.isEnabled("username"))
  }

  @Test("row 79: wrong credentials are rejected", arguments: [("mira", "no"), ("Mira", "pw")])
  func rejected(_ user: String, _ password: String) {
    let visit = Visit.guest.any.logIn(user, password).wait(2)

    #expect(visit.screen.alert == ["Error", "Wrong name or password.", "OK"])
    #expect(visit.screen.screen == "Login" && visit.screen.user.isEmpty)
  }

  @Test("row 80: a login stores the token and the name, and changes the screens in place")
  func loggedIn() {
    let visit = Visit.guest.after(.tab(1)).tap("login").logIn("tomas").wait(2)

    #expect(visit.screen.screen == "Account" && visit.screen.sheets.isEmpty)
    #expect(visit.screen.user == "tomas" && visit.screen.lastUsername == "tomas")
    #expect(visit.screen.texts("identity") == ["Tomas, trainer"])
  }

  @Test("row 81: after the login, booking continues from the profile, unless it is the user's own")
  func book() {
    let profile = Visit.guest.toTrainer
    let own = Visit.guest.link("trainers/2").wait(1).tap("book").logIn("tomas").wait(2)

    #expect(profile.tap("book").logIn("mira").wait(2).screen.screen == "Clubs")
    #expect(own.screen.screen == "Trainer" && own.screen.depths == [2, 1])
  }

  @Test("row 82: after the login, Any continues with the offers for the new user")
  func any() {
    #expect(Visit.guest.any.logIn("mira").wait(2).screen.screen == "Clubs")
    let own = Visit.guest.wait(600).after(.background).wait(1).any.logIn("tomas").wait(2)
    #expect(own.screen.alert.first == "Any" && own.screen.depths == [1, 1])
  }

  @Test("row 83: the appointments are presented after the login")
  func appointments() {
    let visit = Visit.guest.menu.alert(0).logIn("mira").wait(2)

    #expect(visit.screen.screen == "Appointments" && visit.screen.requests == ["appointments 0"])
  }

  @Test("row 84: after the login, a link is followed with the new identity")
  func link() {
    let booking = Visit.guest.link("trainers/3/book").logIn("mira").wait(2)
    let refused = Visit.guest.link("schedule").logIn("mira").wait(2)
    let own = Visit.guest.link("trainers/2/book").logIn("tomas").wait(2)

    #expect(booking.screen.screen == "Clubs" && booking.screen.depths == [3, 1])
    #expect(refused.screen.screen == "Activities" && refused.screen.sheets.isEmpty)
    #expect(own.screen.title == "Tomas" && own.screen.depths == [2, 1])
  }

  @Test("row 85: closing a login cancels it and forgets its reason")
  func closed() {
    let busy = Visit.guest.any.logIn("mira").tap("cancel")
    let swiped = Visit.guest.any.after(.swipeSheet(isFinished: true))
    let later = swiped.after(.tab(1)).tap("login").logIn("mira").wait(2)

    #expect(busy.screen.requests.isEmpty && busy.wait(5).screen.user.isEmpty)
    #expect(later.screen.screen == "Account" && later.screen.depths == [1, 1])
  }

  @Test("row 86: a busy login cannot be swiped away", arguments: [true, false])
  func refusedSwipe(_ isFinished: Bool) {
    let busy = Visit.guest.any.logIn("mira")

    #expect(busy.after(.swipeSheet(isFinished: isFinished)).screen == busy.screen)
  }
}
