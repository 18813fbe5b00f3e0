import FitnessAppointments
import UIKit

/// Builds the module that offers to try again when the app cannot continue offline.
struct OfflineAlertModuleConfigurator {
  func configure() -> (view: any Presentable, output: any OfflineAlertModuleOutput) {
    let presenter = OfflineAlertPresenter()
    return (UIAlertController(.offline, output: presenter), presenter)
  }
}
