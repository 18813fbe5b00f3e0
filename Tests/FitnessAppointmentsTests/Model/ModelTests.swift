import FitnessAppointments
import Testing

struct ModelTests {
  @Test("the catalogue refers only to its own trainers and subcategories")
  func references() {
    for subcategory in Catalogue.subcategories {
      #expect(!subcategory.trainerIDs.isEmpty)
      for id in subcategory.trainerIDs {
        #expect(Catalogue.trainer(id).speciality == subcategory.activity)
      }
    }
    for trainer in Catalogue.trainers {
      #expect(Catalogue.trainer(trainer.similarID).speciality == trainer.speciality)
    }
  }

  @Test("every group trainer teaches exactly one class, and a gym trainer none")
  func classes() {
    for trainer in Catalogue.trainers {
      let classes = Catalogue.subcategories(of: .group).filter { $0.trainerIDs == [trainer.id] }
      #expect(classes.map(\.id) == (trainer.classID.map { [$0] } ?? []))
      #expect((trainer.classID != nil) == (trainer.speciality == .group))
    }
  }

  @Test("similar trainers form two rings, one of five and one of three")
  func similar() {
    func ring(from id: Trainer.ID) -> [Trainer.ID] {
      var ids = [id]
      while let next = ids.last.map({ Catalogue.trainer($0).similarID }), next != id {
        ids.append(next)
      }
      return ids
    }

    #expect(ring(from: 1) == [1, 2, 3, 4, 5])
    #expect(ring(from: 6) == [6, 7, 8])
  }

  @Test("a trainer's rating is 3.0 plus a tenth of the ID")
  func ratings() {
    #expect(
      Catalogue.trainers.map(\.rating) == [
        "3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8",
      ])
  }

  @Test("the summary shows a dash for each value that is missing")
  func summary() {
    let rows = Draft(activity: .any, trainerID: 4).rows

    #expect(
      rows.map(\.title) == ["Activity", "Subcategory", "Trainer", "Club", "Date", "Note"])
    #expect(rows.map(\.value) == ["Any", "–", "Ivo", "–", "–", "–"])
  }

  @Test("an appointment shows all of its values")
  func details() {
    #expect(
      Appointment.example.rows.map(\.value) == [
        "Gym", "Strength", "Tomas", "Harbour", "Today 12:00", "abc",
      ])
  }

  @Test("repeating an appointment keeps its note, but not its club and slot")
  func again() {
    let draft = Draft(repeating: .example)

    #expect(draft == Draft(activity: .gym, subcategoryID: 10, trainerID: 2, note: "abc"))
  }

  @Test("slots are shown with a day and a two-digit hour")
  func slots() {
    #expect(Slot(day: 0, hour: 9).text == "Today 09:00")
    #expect(Slot(day: 1, hour: 18).text == "Tomorrow 18:00")
  }

  @Test("an identity is shown with name and role")
  func identities() {
    let identities: [Identity] = [
      .guest, .offline, .member(user: "mira"), .trainer(user: "tomas", id: 2),
    ]

    #expect(identities.map(\.text) == ["Guest", "Offline", "Mira, member", "Tomas, trainer"])
    #expect(identities.map(\.isSignedIn) == [false, false, true, true])
    #expect(identities.map(\.trainerID) == [nil, nil, nil, 2])
  }

  @Test("the login screen shows the reason")
  func reasons() {
    #expect(
      LoginReason.allCases.map(\.text) == [
        "", "Log in to book.", "Log in to book.", "Log in to see your appointments.",
        "Log in to go on.", "Your session has ended.",
      ])
  }

  @Test("every alert has the texts of the catalogue")
  func alerts() {
    let texts: [(AlertText, String)] = [
      (.menu(.guest), "Menu|Guest|Appointments, Log in, Close"),
      (.menu(.offline), "Menu|Offline|Try again, Close"),
      (.menu(.member(user: "mira")), "Menu|Mira, member|Appointments, Log out, Close"),
      (
        .menu(.trainer(user: "tomas", id: 2)),
        "Menu|Tomas, trainer|Appointments, Log out, Close"
      ),
      (.failure(.unreachable), "Error|The server could not be reached.|OK"),
      (.nobodyFree, "Any|Nobody is free at the moment.|OK"),
      (.booked(.example), "Booked|Tomas, Harbour, Today 12:00|Show appointments, Done"),
      (.logOut, "Log out|Do you want to log out?|Log out, Cancel"),
      (.offline, "Offline|You are offline.|Try again, Cancel"),
      (.discardNote, "Note|Discard what you have written?|Discard, Keep"),
      (.taken, "Taken|Somebody was faster.|Choose another, Cancel"),
      (.cancelAppointment(.example), "Cancel appointment|Today 12:00, Tomas|Cancel it, Keep"),
      (.credentialsMissing, "Error|Name and password are required.|OK"),
      (.failure(.rejected), "Error|Wrong name or password.|OK"),
    ]

    for (text, words) in texts {
      let buttons = text.buttons.joined(separator: ", ")
      #expect("\(text.title)|\(text.message)|\(buttons)" == words)
    }
  }
}
