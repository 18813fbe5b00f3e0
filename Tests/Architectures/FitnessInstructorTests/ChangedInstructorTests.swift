import AppArchitecture
import ComparedApps
import FitnessAppointments
import FitnessAppointmentsReference
import FitnessAppointmentsUI
import Testing
import UIKit
import UserSessions

@testable import FitnessInstructor

/// The instructor with a different instruction in one row.
nonisolated private struct ChangedInstructor: Instructing {
  let change: @Sendable (Step, FlowState) -> Instruction?

  func next(after step: Step, in state: FlowState) -> Instruction {
    change(step, state) ?? Instructor().next(after: step, in: state)
  }
}

/// Random sessions notice if the instructor's table is wrong.
@MainActor @Suite("Changed instructor") struct ChangedInstructorTests {
  private func divergences(of instructor: some Instructing, sessions: Int) -> Int {
    let variant = Architecture.Variant {
      AppDelegate(services: $0 as Services, instructor: instructor)
    }
    let generator = SessionGenerator<FitnessModel>(seed: 0x1257, eventsPerSession: 100)
    return (0..<sessions).count { index in
      let session = generator.session(index)
      let app = RunningFitness(variant, start: session.start)
      defer { app.device.shutDown() }
      let driver = app.driver
      var model = FitnessModel(start: session.start)
      for event in session.events {
        driver.perform(event)
        model.handle(event)
        if app.digest.value != model.digest.value { return true }
      }
      return false
    }
  }

  @Test("the unchanged table causes no divergence")
  func unchanged() {
    #expect(divergences(of: ChangedInstructor { _, _ in nil }, sessions: 20) == 0)
  }

  nonisolated private static let changes: [@Sendable (Step, FlowState) -> Instruction?] = [
    { step, state in state.flow == .gym && step == .started ? .show(.subcategories(.group)) : nil },
    { step, _ in if case .similar(let id) = step { .show(.trainer(id % 8 + 1)) } else { nil } },
    { step, _ in step == .slot ? .show(.dates) : nil },
    { step, state in state.flow == .any && step == .started ? .finish(.nothingAvailable) : nil },
    { step, _ in step == .leave ? .stay : nil },
    { step, _ in step == .taken ? .stay : nil },
  ]

  @Test(
    "changing any one of these rows of the table causes a divergence", arguments: changes.indices)
  func changed(_ row: Int) {
    let instructor = ChangedInstructor(change: Self.changes[row])
    #expect((1...8).contains { divergences(of: instructor, sessions: 40 * $0) > 0 })
  }
}
