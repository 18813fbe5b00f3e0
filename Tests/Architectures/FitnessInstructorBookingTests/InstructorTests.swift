import FitnessAppointments
import Testing

@testable import FitnessInstructor

/// The table of the instructor, row by row, without any screen.
@Suite("Instructor") struct InstructorTests {
  /// A row: a flow, a step in it, the user's identity, and the expected instruction.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let flow: Flow
    let step: Step
    var identity = Identity.member(user: "mira")
    var trainerID: Trainer.ID?
    let expected: Instruction

    init(
      _ number: String, _ flow: Flow, _ step: Step, as identity: Identity = .member(user: "mira"),
      of trainerID: Trainer.ID? = nil, _ expected: Instruction
    ) {
      testDescription = "\(number), \(flow): \(step)"
      self.flow = flow
      self.step = step
      self.identity = identity
      self.trainerID = trainerID
      self.expected = expected
    }
  }

  private static let tomas = Identity.trainer(user: "tomas", id: 2)

  static let activities: [Row] = [
    Row("I1", .gym, .started, .show(.subcategories(.gym))),
    Row("I1", .group, .started, .show(.subcategories(.group))),
    Row("I2", .gym, .subcategory(10), .show(.trainers(10))),
    Row("I3", .group, .subcategory(20), .findTrainer(20)),
    Row("I3", .group, .trainer(6), .show(.trainer(6))),
    Row("I4", .gym, .trainer(1), .show(.trainer(1))),
    Row("I5", .gym, .similar(2), .show(.trainer(2))),
    Row("I5", .group, .similar(7), .show(.trainer(7))),
    Row("I5", .page, .similar(3), .show(.trainer(3))),
    Row("I6", .page, .started, of: 4, .show(.trainer(4))),
    Row("I7", .gym, .book(1), .runCreate),
    Row("I7", .group, .book(6), as: tomas, .runCreate),
    Row("I7", .page, .book(3), as: tomas, .runCreate),
    Row("I8", .gym, .book(1), as: .guest, .runLogin),
    Row("I8", .group, .book(6), as: .guest, .runLogin),
    Row("I8", .page, .book(2), as: .guest, .runLogin),
    Row("I9", .gym, .book(2), as: tomas, .stay),
    Row("I9", .page, .book(2), as: tomas, .stay),
  ]

  static let anyTrainer: [Row] = [
    Row("I10", .any, .started, of: 4, .runCreate),
    Row("I11", .any, .started, .finish(.nothingAvailable)),
    Row("I11", .any, .started, as: .guest, .finish(.nothingAvailable)),
    Row("I12", .any, .started, as: .guest, of: 4, .finish(.loginNeeded)),
    Row("I22", .any, .finished(.booked), .finish(.booked)),
    Row("I22", .any, .finished(.cancelled), .finish(.cancelled)),
    Row("I22", .any, .finished(.left), .finish(.left)),
  ]

  static let create: [Row] = [
    Row("I13", .create, .started, .show(.clubs)),
    Row("I14", .create, .club, .show(.dates)),
    Row("I15", .create, .slot, .show(.summary)),
    Row("I16", .create, .note, .presentNote),
    Row("I16", .create, .written, .updateSummary),
    Row("I17", .create, .booked, .finish(.booked)),
    Row("I18", .create, .taken, .backToDates),
    Row("I19", .create, .leave, .finish(.cancelled)),
  ]

  static let ends: [Row] = [
    Row("I20", .gym, .finished(.booked), .finish(.booked)),
    Row("I20", .group, .finished(.booked), .finish(.booked)),
    Row("I20", .page, .finished(.booked), .finish(.booked)),
    Row("I21", .gym, .finished(.cancelled), .stay),
    Row("I21", .group, .finished(.left), .stay),
    Row("I21", .page, .finished(.cancelled), .stay),
    Row("I23", .appointments, .again, .runCreate),
    Row("I23", .appointments, .finished(.booked), .backToList),
    Row("I23", .appointments, .finished(.cancelled), .stay),
    Row("I24", .gym, .load, as: .offline, .showOffline),
    Row("I24", .group, .load, as: .offline, .showOffline),
    Row("I24", .group, .subcategory(20), as: .offline, .showOffline),
    Row("I24", .page, .load, as: .offline, .showOffline),
    Row("I24", .create, .load, as: .offline, .showOffline),
    Row("I24", .appointments, .load, as: .offline, .showOffline),
  ]

  @Test(
    "each row before the booking gives the expected instruction", arguments: activities + anyTrainer
  )
  func beforeTheBooking(_ row: Row) { check(row) }

  @Test(
    "each row about a booking or the end of a flow gives the expected instruction",
    arguments: create + ends)
  func booking(_ row: Row) { check(row) }

  private func check(_ row: Row) {
    let state = FlowState(flow: row.flow, identity: row.identity, trainerID: row.trainerID)
    #expect(Instructor().next(after: row.step, in: state) == row.expected)
  }

  @Test("every row of the specification's table is tested")
  func complete() {
    let rows = Self.activities + Self.anyTrainer + Self.create + Self.ends
    let numbers = Set(rows.compactMap { $0.testDescription.split(separator: ",").first })
    #expect(numbers == Set((1...24).map { "I\($0)"[...] }))
  }
}
