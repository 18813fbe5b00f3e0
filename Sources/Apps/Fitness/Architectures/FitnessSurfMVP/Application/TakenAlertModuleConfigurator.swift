import FitnessAppointments
import UIKit

/// Builds the module that offers another slot when another user has booked this one.
struct TakenAlertModuleConfigurator {
  func configure() -> (view: any Presentable, output: any TakenAlertModuleOutput) {
    let presenter = TakenAlertPresenter()
    return (UIAlertController(.taken, output: presenter), presenter)
  }
}
