import FitnessAppointmentsReference
import Testing
import UserSessions

@Suite("Objects that must be alive") struct ObjectTests {
  @Test("the splash screen has its module and no flow") func splash() {
    #expect(Visit(.mira).model.flows == [:])
    #expect(Visit(.mira).model.modules == [.splash: 1])
  }

  @Test("each flow is alive while one of its screens is on a stack") func gym() {
    let summary = Visit.mira.toSummary.tap("note")

    #expect(summary.model.flows == [.choose: 1, .account: 1, .gym: 1, .create: 1])
    #expect(
      summary.model.modules == [
        .activities: 1, .subcategories: 1, .trainers: 1, .trainer: 1, .clubs: 1, .dates: 1,
        .summary: 1, .note: 1, .account: 1,
      ])
    let left = summary.tap("discard").tap("leave")
    #expect(left.model.flows == [.choose: 1, .account: 1, .gym: 1])
    #expect(left.after(.tab(0)).model.flows == [.choose: 1, .account: 1])
  }

  @Test("the Any flow lives as long as the flow that creates the appointment") func any() {
    #expect(Visit.mira.any.model.flows == [.choose: 1, .account: 1, .any: 1, .create: 1])
    #expect(Visit.mira.any.after(.back).model.flows == [.choose: 1, .account: 1])
  }

  @Test("hidden tabs and covered stacks count, and a flow can have several instances") func twice()
  {
    let start = FitnessModel.Start(
      user: "tomas", appointments: [.init(user: "tomas", trainerID: 3, clubID: 1, hour: 9)])
    let inTabs = Visit(start).wait(3).link("trainers/3/book")
      .after(.tab(1), .tapRow("account", section: 0, row: 1)).wait(1)
      .tap("similar").wait(1).tap("book")
    let inSheet = inTabs.link("appointments/100").wait(1).tap("again")

    #expect(inTabs.model.flows == [.choose: 1, .account: 1, .page: 2, .create: 2])
    #expect(
      inSheet.model.flows == [.choose: 1, .account: 1, .page: 2, .create: 3, .appointments: 1])
    #expect(inSheet.model.modules[.trainer] == 3 && inSheet.model.modules[.clubs] == 3)
  }

  @Test("choosing a home club is not a flow, but a login is") func others() {
    let club = Visit.mira.after(.tab(1), .tapRow("account", section: 0, row: 0))

    #expect(club.model.flows == [.choose: 1, .account: 1] && club.model.modules[.clubs] == 1)
    #expect(Visit.guest.menu.alert(1).model.flows == [.choose: 1, .account: 1, .login: 1])
  }
}
