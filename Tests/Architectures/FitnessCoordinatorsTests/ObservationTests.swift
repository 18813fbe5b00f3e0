import FitnessAppointments
import Testing

@testable import FitnessCoordinators

/// The one difference between the variants: flows that UIKit ends by itself.
@MainActor struct ObservationTests {
  @Test("a flow that the user leaves with the back button ends only if it is observed")
  func back() {
    for (isObserving, flows) in [
      (true, "ChooseActivityType, Account"),
      (false, "ChooseActivityType(FitnessActivity, FitnessActivity), Account"),
    ] {
      let phone = Phone(isObserving: isObserving)
      phone.wait(3)
      phone.row(0)
      phone.back()
      phone.row(0)
      phone.swipeBack(isFinished: true)

      #expect(phone.screens == "0 Activities | Account")
      #expect(phone.flows == flows)
    }
  }

  @Test("a sheet that the user swipes away ends its flows only if it is observed")
  func sheet() {
    for (isObserving, flows) in [
      (true, "ChooseActivityType, Account"),
      (false, "ChooseActivityType, Account, Appointments(CreateAppointment)"),
    ] {
      let phone = Phone(isObserving: isObserving, user: "mira", appointments: [.example])
      phone.wait(3)
      phone.tap("menu")
      phone.alert(0)
      phone.wait()
      phone.row(0)
      phone.tap("again")
      phone.swipeSheet()

      #expect(phone.screens == "0 Activities | Account")
      #expect(phone.flows == flows)
    }
  }

  @Test("a swipe that is cancelled ends no flow and loads nothing", arguments: [false, true])
  func cancelledSwipe(isObserving: Bool) {
    let phone = Phone(isObserving: isObserving, user: "mira", link: "trainers/3/book")
    phone.wait(3)
    phone.swipeBack(isFinished: false)

    #expect(phone.screens == "0 Activities·Trainer·Clubs | Account")
    #expect(
      phone.flows == "ChooseActivityType(TrainerPage(CreateAppointment)), Account")
    #expect(phone.server.pending == [])
  }

  @Test("in both variants, a link ends the flows that it replaces", arguments: [false, true])
  func link(isObserving: Bool) {
    let phone = Phone(isObserving: isObserving, user: "mira")
    phone.wait(3)
    phone.row(0)
    phone.open("activities/group")
    #expect(phone.flows == "ChooseActivityType(GroupActivity), Account")

    phone.open("activities")
    #expect(phone.screens == "0 Activities | Account")
    #expect(phone.flows == "ChooseActivityType, Account")
  }

  @Test("of several links in one turn, the newest is followed last", arguments: [false, true])
  func links(isObserving: Bool) {
    let phone = Phone(isObserving: isObserving, user: "mira")
    phone.wait(3)
    phone.open("trainers/3", "trainers/3", "appointments", "account")

    #expect(phone.screens == "1 Activities·Trainer | Account")
    #expect(phone.refusals == 0)
  }
}

extension Appointment {
  static let example = Appointment(
    id: 100, user: "mira", activity: .gym, subcategoryID: 10, trainerID: 2, clubID: 2,
    slot: Slot(day: 0, hour: 12))
}
