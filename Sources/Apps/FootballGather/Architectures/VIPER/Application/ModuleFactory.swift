import FootballGather
import UIKit

/// Makes the modules of the app; each router keeps a copy.
struct ModuleFactory {
  let services: Services
  let stack: StackRouter

  func makeLogin(listDelegate: (any PlayerListDelegate)?) -> UIViewController {
    LoginModule(factory: self, listDelegate: listDelegate).assemble()
  }

  func makePlayerList(delegate: (any PlayerListDelegate)?) -> UIViewController {
    PlayerListModule(factory: self, delegate: delegate).assemble()
  }

  func makePlayerDetail(
    of player: Player, delegate: any PlayerDetailDelegate
  ) -> PlayerDetailViewController {
    PlayerDetailModule(factory: self, player: player, delegate: delegate).assemble()
  }

  func makePlayerEdit(
    of player: Player, field: PlayerField, delegate: any PlayerEditDelegate
  ) -> UIViewController {
    PlayerEditModule(factory: self, player: player, field: field, delegate: delegate).assemble()
  }

  func makePlayerAdd(delegate: any PlayerAddDelegate) -> UIViewController {
    PlayerAddModule(factory: self, delegate: delegate).assemble()
  }

  func makeConfirmPlayers(
    _ players: [Player], delegate: any ConfirmPlayersDelegate
  ) -> UIViewController {
    ConfirmPlayersModule(factory: self, players: players, delegate: delegate).assemble()
  }

  func makeGather(_ gather: Gather, delegate: any GatherDelegate) -> UIViewController {
    GatherModule(factory: self, gather: gather, delegate: delegate).assemble()
  }
}
