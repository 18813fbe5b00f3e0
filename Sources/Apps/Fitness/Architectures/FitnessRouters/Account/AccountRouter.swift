import FitnessAppointments
import UIKit

/// Opens the modules that follow the account.
protocol AccountRouting: MenuRouting {
  func showHomeClub()
  func showTrainer(flowType: FlowType, trainerID: Trainer.ID)
}

final class AccountRouter: TabRouter, AccountRouting {
  func showHomeClub() {
    push(ClubsConfigurator(session: session).configureHomeClub())
  }

  func showTrainer(flowType: FlowType, trainerID: Trainer.ID) {
    push(
      TrainerConfigurator(session: session).configure(
        flowType: flowType, subcategoryID: nil, trainerID: trainerID))
  }
}
