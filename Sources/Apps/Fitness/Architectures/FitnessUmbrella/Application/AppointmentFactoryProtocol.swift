import FitnessAppointments

/// Creates the modules of a new appointment.
protocol AppointmentFactoryProtocol: AnyObject {
  func makeClubsView() -> any ClubsViewProtocol
  func makeDatesView(trainerID: Trainer.ID, clubID: Club.ID) -> any DatesViewProtocol
  func makeSummaryView(of draft: Draft) -> any SummaryViewProtocol
  func makeNoteView(_ note: String) -> any NoteViewProtocol
}

extension ModulesFactory: AppointmentFactoryProtocol {
  func makeClubsView() -> any ClubsViewProtocol {
    let view: ClubsViewController = MainStoryboard.instantiate()
    ClubsAssembly.assembly(with: view, session: session)
    return view
  }

  func makeDatesView(trainerID: Trainer.ID, clubID: Club.ID) -> any DatesViewProtocol {
    let view: DatesViewController = MainStoryboard.instantiate()
    DatesAssembly.assembly(with: view, session: session, trainerID: trainerID, clubID: clubID)
    return view
  }

  func makeSummaryView(of draft: Draft) -> any SummaryViewProtocol {
    let view: SummaryViewController = MainStoryboard.instantiate()
    SummaryAssembly.assembly(with: view, session: session, draft: draft)
    return view
  }

  func makeNoteView(_ note: String) -> any NoteViewProtocol {
    let view: NoteViewController = MainStoryboard.instantiate()
    NoteAssembly.assembly(with: view, session: session, note: note)
    return view
  }
}
