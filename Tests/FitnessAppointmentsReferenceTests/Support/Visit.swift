import FitnessAppointments
import FitnessAppointmentsReference
import UserSessions

/// A user's visit to the model, which handles events and produces screens.
struct Visit {
  private(set) var model: FitnessModel
  var screen: ScreenFacts { ScreenFacts(of: model) }

  /// The rows of the transition table that have been applied.
  var rows: [Int] { model.appliedRows.numbers }

  init(_ start: FitnessModel.Start = .init(), deviations: Set<Deviation> = []) {
    model = FitnessModel(start: start, deviations: deviations)
  }

  /// Returns the same visit after further events.
  func after(_ events: UserEvent...) -> Visit { after(events) }

  func after(_ events: [UserEvent]) -> Visit {
    var visit = self
    for event in events { visit.model.handle(event) }
    return visit
  }
}

extension FitnessModel.Start {
  static let mira = Self(user: "mira")
}

// Paths to each screen, by touches rather than links.
extension Visit {
  /// The list of activities (H in the specification) for a guest, loaded.
  static let guest = Visit().after(.wait(seconds: 3))
  static let mira = Visit(.mira).after(.wait(seconds: 3))
  /// The list of activities (H) for the trainer Tomas.
  static let tomas = Visit(.init(user: "tomas")).after(.wait(seconds: 3))
  /// The list of activities (H) of a signed-in user, while offline.
  static let offline = Visit(.mira).after(.failure)

  var gym: Visit { after(.tapRow("activities", section: 0, row: 0)) }
  var group: Visit { after(.tapRow("activities", section: 0, row: 1)) }
  var any: Visit { after(.tapRow("activities", section: 0, row: 2)) }
  func subcategory(_ row: Int) -> Visit { after(.tapRow("subcategories", section: 0, row: row)) }
  func trainer(_ row: Int) -> Visit { after(.tapRow("trainers", section: 0, row: row)) }
  func club(_ row: Int) -> Visit { after(.tapRow("clubs", section: 0, row: row)) }
  func slot(_ row: Int, day: Int = 0) -> Visit { after(.tapRow("slots", section: day, row: row)) }
  func tap(_ name: String) -> Visit { after(.tap(name)) }
  func alert(_ index: Int) -> Visit { after(.alertButton(index)) }
  func wait(_ seconds: Int) -> Visit { after(.wait(seconds: seconds)) }
  var menu: Visit { tap("menu") }

  /// From the list of activities, the profile of the first trainer of the first subcategory of the
  /// gym, loaded.
  var toTrainer: Visit { gym.subcategory(0).wait(1).trainer(0).wait(1) }
  /// From the list of activities, the summary of a gym appointment with Anton in the club Harbour.
  var toSummary: Visit { toTrainer.tap("book").club(1).wait(1).slot(0) }
  /// The user's appointments, opened from the menu and loaded.
  var toAppointments: Visit { menu.alert(0).wait(1) }

  /// Fills in the login and submits it.
  func logIn(_ user: String, _ password: String = "pw") -> Visit {
    after(.type(user, into: "username"), .type(password, into: "password"), .tap("login"))
  }

  func link(_ path: String) -> Visit { after(.openURL("fitness://" + path)) }
}

extension UserEvent {
  /// A successful answer to the oldest request.
  static let ok = UserEvent.answer(0, isSuccess: true)
  /// A failed answer to the oldest request.
  static let failure = UserEvent.answer(0, isSuccess: false)
}
