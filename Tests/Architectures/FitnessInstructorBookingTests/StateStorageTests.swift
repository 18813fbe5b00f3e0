import FitnessAppointments
import Testing

@testable import FitnessInstructor

@MainActor @Suite("State storage") struct StateStorageTests {
  @Test("in the gym, an appointment has the subcategory that was chosen")
  func gym() {
    let storage = StateStorage(of: .gym)
    storage.save(subcategoryID: 11)

    storage.saveDraft(for: Catalogue.trainer(2))

    #expect(storage.draft == Draft(activity: .gym, subcategoryID: 11, trainerID: 2))
  }

  // The tapped row is that of another class if the user has since gone on to a similar trainer.
  @Test("in a group, an appointment has the trainer's own class, not the one that was chosen")
  func group() {
    let storage = StateStorage(of: .group)
    storage.save(subcategoryID: 20)

    storage.saveDraft(for: Catalogue.trainer(7))

    #expect(storage.draft == Draft(activity: .group, subcategoryID: 21, trainerID: 7))
  }

  @Test("a trainer's page books the trainer's speciality, and Any books without a subcategory")
  func others() {
    let page = StateStorage(of: .page)
    page.saveDraft(for: Catalogue.trainer(1))
    let any = StateStorage(of: .any)
    any.saveDraft(for: Catalogue.trainer(8))

    #expect(page.draft == Draft(activity: .gym, trainerID: 1))
    #expect(any.draft == Draft(activity: .any, trainerID: 8))
  }

  @Test("the place at which a link shows its first screen is returned only once")
  func place() {
    let storage = StateStorage(of: .gym, place: .init(kept: [], isAnimated: true))

    #expect(storage.takePlace()?.isAnimated == true)
    #expect(storage.takePlace() == nil)
  }
}
