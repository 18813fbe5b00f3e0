import FitnessAppointments
import UIKit

/// Opens the note, and ends the appointment's flow.
protocol SummaryRouting: MenuRouting {
  func showNote(_ note: String, output: any NoteOutput)
  func chooseAnotherDate()
  /// Returns to the screen from which the flow began.
  func leave()
  /// Returns to the first screen of the stack with what has been booked.
  func finish(with draft: Draft)
}

final class SummaryRouter: TabRouter, SummaryRouting {
  func showNote(_ note: String, output: any NoteOutput) {
    viewController?.present(
      NoteConfigurator(session: session).configure(note: note, output: output), animated: true)
  }

  func chooseAnotherDate() {
    let dates = stack?.viewControllers.last { $0 is DatesViewController }
    guard let dates = dates as? DatesViewController else { return }
    stack?.popToViewController(dates, animated: false)
    dates.presenter.load()
  }

  func leave() {
    guard let modules = stack?.viewControllers,
      let clubs = modules.lastIndex(where: { $0 is ClubsViewController })
    else { return }
    stack?.popToViewController(modules[clubs - 1], animated: true)
  }

  func finish(with draft: Draft) {
    let root = stack?.viewControllers.first as? any BookingListener
    stack?.popToRootViewController(animated: true)
    root?.didBook(draft)
  }
}
