import FitnessAppointments
import UIKit

/// Builds the module that reports a booked appointment.
struct BookedAlertModuleConfigurator {
  func configure(with draft: Draft) -> (
    view: any Presentable, output: any BookedAlertModuleOutput
  ) {
    let presenter = BookedAlertPresenter()
    return (UIAlertController(.booked(draft), output: presenter), presenter)
  }
}
