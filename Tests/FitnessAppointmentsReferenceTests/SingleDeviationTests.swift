import FitnessAppointments
import FitnessAppointmentsReference
import Testing
import UserSessions

/// Deviations that depend on an earlier event: they become visible after it, and only then.
@Suite("Individual deviations") struct SingleDeviationTests {
  private func mira(_ deviations: Deviation...) -> Visit {
    Visit(.mira, deviations: Set(deviations)).wait(3)
  }

  private func guest(_ deviations: Deviation...) -> Visit {
    Visit(.init(), deviations: Set(deviations)).wait(3)
  }

  @Test("D06: booking a similar trainer books the first trainer instead") func d06() {
    let similar = mira(.d06).toTrainer.tap("similar").wait(1)
    let summary = similar.tap("book").club(1).wait(1).slot(0)

    #expect(similar.screen.title == "Tomas")
    #expect(summary.screen.rows("summary").contains("Trainer|Anton"))
    #expect(
      mira(.d06).toSummary.screen == Visit.mira.toSummary.screen, "without a similar trainer")
  }

  @Test("D07: booking a similar trainer books the class of the first trainer") func d07() {
    let yoga = mira(.d07).group.subcategory(0).wait(1).wait(1)
    let summary = yoga.tap("similar").wait(1).tap("book").club(0).wait(1).slot(0)

    let rows = summary.screen.rows("summary")
    #expect(rows.contains("Trainer|Mei") && rows.contains("Subcategory|Yoga"))
    #expect(
      mira(.d07).toTrainer.tap("similar").screen == Visit.mira.toTrainer.tap("similar").screen)
  }

  @Test("D09: the second choice of a club is ignored") func d09() {
    let dates = mira(.d09).toTrainer.tap("book").club(1).wait(1)
    let again = dates.after(.back).club(2)

    #expect(dates.screen == Visit.mira.toTrainer.tap("book").club(1).wait(1).screen)
    #expect(again.screen.requests == ["slots 1 2"])
  }

  @Test("D10: the next appointment begins with the note of the one before") func d10() {
    let noted = mira(.d10).toSummary.tap("note").after(.type("abc", into: "text"), .tap("save"))
    let next = noted.tap("confirm").wait(2).alert(1).toSummary

    #expect(next.screen.rows("summary").contains("Note|abc"))
    #expect(mira(.d10).toSummary.screen.rows("summary").contains("Note|–"))
  }

  @Test("D18: a booking still pops the stack and is announced after its summary has left")
  func d18() {
    let left = mira(.d18).toSummary.tap("confirm").after(.back).wait(2)

    #expect(left.screen.depths == [1, 1] && left.screen.alert.first == "Booked")
  }

  @Test("D23: the next login completes the action of a login that was closed") func d23() {
    let closed = guest(.d23).any.tap("cancel").after(.tab(1)).tap("login")
    let clubs = closed.logIn("mira").wait(2).after(.tab(0))

    #expect(clubs.screen.screen == "Clubs")
    #expect(guest(.d23).after(.tab(1)).tap("login").logIn("mira").wait(2).screen.depths == [1, 1])
  }

  @Test("D29 and its variant: a parked link is lost, or is not replaced by a newer one") func d29()
  {
    let lost = Visit(.mira, deviations: [.d29]).link("account").after(.failure)
    let older = Visit(.mira, deviations: [.d29b]).link("account").link("activities/gym").wait(2)

    #expect(lost.screen.tab == 0 && older.screen.tab == 1)
    #expect(Visit(.mira).link("account").after(.failure).screen.tab == 1)
  }

  @Test("D34: a booking that is pending at log-out is stored") func d34() {
    let loggedOut = mira(.d34).toSummary.tap("confirm").menu.alert(1).wait(5)
    let list = loggedOut.menu.alert(0).logIn("mira").wait(3)

    #expect(list.screen.rows("appointments") == ["Today 09:00|Anton · Harbour"])
  }

  @Test("D35: another user sees the previous user's list, but the same user does not") func d35() {
    let start = FitnessModel.Start(
      user: "mira", appointments: [.init(user: "mira", trainerID: 1, clubID: 2, hour: 12)])
    let loggedOut = Visit(start, deviations: [.d35]).wait(3).toAppointments.tap("close").menu
      .alert(1)
    let nadia = loggedOut.menu.alert(0).logIn("nadia").wait(3)
    let mira = loggedOut.menu.alert(0).logIn("mira").wait(2)

    #expect(nadia.screen.rows("appointments") == ["Today 12:00|Anton · Harbour"])
    #expect(nadia.screen.requests.isEmpty && mira.screen.status == "Loading.")
  }

  @Test("D37 and its variant: a former trainer keeps the schedule, or the row My page") func d37() {
    func former(_ deviation: Deviation, _ events: [UserEvent]) -> ScreenFacts {
      let login = (0..<6).reduce(guest(deviation)) { visit, _ in visit.wait(580) }
        .after(.tab(1)).tap("login").logIn("tomas").wait(2)
      return login.after(events).wait(700).after(.background).wait(3).screen
    }

    #expect(former(.d37, [.openURL("fitness://schedule")]).status == "None yet.")
    #expect(former(.d37b, []).rows("account") == ["Home club|None", "My page|Tomas"])
    #expect(former(.d30, []).rows("account") == ["Home club|None"])
  }

  @Test("D41: a cancelled swipe back from the first screen of a flow disables Book") func d41() {
    let profile = mira(.d41).gym.after(.swipeBack(isFinished: false)).subcategory(0).wait(1)
      .trainer(0).wait(1)

    #expect(profile.screen.isEnabled("book") && profile.tap("book").screen == profile.screen)
    #expect(mira(.d41).toTrainer.tap("book").screen.screen == "Clubs")
    let above = mira(.d41).toTrainer.after(.swipeBack(isFinished: false))
    #expect(above.tap("book").screen.screen == "Clubs")
  }

  @Test("D42 and its variant: screens load again, or load at the moment they are removed")
  func d42() {
    let again = mira(.d42).after(.tab(1), .tab(0))
    let removed = mira(.d42b).group.subcategory(0).after(.tab(1)).wait(1).link("activities")

    #expect(again.screen.requests == ["offers"])
    #expect(removed.screen.depths == [1, 1] && removed.screen.requests == ["details 6"])
  }

  @Test("D44 and its variant: a taken slot is still offered, or the server is blamed") func d44() {
    func taken(_ deviation: Deviation) -> Visit {
      let dates = mira(deviation).toTrainer.tap("book").club(1).wait(1)
      let evening = dates.screen.rows("slots").firstIndex(of: "18:00|")
      return dates.slot((evening ?? 0) - 1).wait(700).tap("confirm").wait(2)
    }

    let again = taken(.d44).alert(0)
    #expect(again.screen.rows("slots").prefix { $0 != "# Tomorrow" }.contains("18:00|"))
    #expect(taken(.d44b).screen.alert.first == "Error")
  }

  @Test("D45: cancelling an appointment removes the row below it, if there is one") func d45() {
    let start = FitnessModel.Start(
      user: "mira",
      appointments: [1, 2].map { .init(user: "mira", trainerID: $0, clubID: 2, hour: 12) })
    let list = Visit(start, deviations: [.d45]).wait(3).toAppointments
    func cancelling(_ row: Int) -> [String] {
      list.after(.tapRow("appointments", section: 0, row: row)).tap("cancelAppointment").alert(0)
        .wait(1).screen.rows("appointments")
    }

    #expect(cancelling(0) == ["Today 12:00|Anton · Harbour"])
    #expect(cancelling(1).count == 2)
  }
}
