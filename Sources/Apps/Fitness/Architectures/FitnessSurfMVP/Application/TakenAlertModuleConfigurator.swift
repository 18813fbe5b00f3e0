import FitnessAppointments
import UIKit

/// Builds the module that offers another slot, when somebody else has booked this one.
struct TakenAlertModuleConfigurator {
  func configure() -> (view: any Presentable, output: any TakenAlertModuleOutput) {
    let presenter = TakenAlertPresenter()
    return (UIAlertController(.taken, output: presenter), presenter)
  }
}
