import FitnessAppointments
import UIKit

/// Builds the module of the menu.
struct MenuAlertModuleConfigurator {
  func configure(with identity: Identity) -> (
    view: any Presentable, output: any MenuAlertModuleOutput
  ) {
    let presenter = MenuAlertPresenter(identity: identity)
    return (UIAlertController(.menu(identity), output: presenter), presenter)
  }
}
