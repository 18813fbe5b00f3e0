import FootballGather

/// The requests, responses and view models of the list.
enum PlayerListModels {
  enum CountRows {
    struct Request {}

    struct Response {
      let players: [Player]
    }

    struct ViewModel {
      let numberOfRows: Int
    }
  }

  enum ShowRow {
    struct Request {
      let row: Int
    }

    struct Response {
      let player: Player
      let isSelected: Bool
    }

    struct ViewModel {
      let name: String
      let position: String
      let skill: String
      let isSelected: Bool
    }
  }

  enum CheckDeletion {
    struct Request {}

    struct Response {
      let state: PlayerListViewState
    }

    struct ViewModel {
      let canDelete: Bool
    }
  }

  enum Load {
    struct Request {}

    struct Response {
      let result: Result<[Player], ServiceError>
    }

    struct ViewModel {
      let isEmpty: Bool
    }
  }

  enum ShowState {
    struct Response {
      let state: PlayerListViewState
      let selectedCount: Int
      let canSelect: Bool
      let isComplete: Bool
    }

    struct ViewModel {
      let title: String
      let selectTitle: String
      let canSelect: Bool
      let bottomTitle: String
      let isBottomEnabled: Bool
    }
  }

  enum SelectRow {
    struct Request {
      let row: Int
    }

    struct Response {
      let player: Player
      let delegate: any PlayerDetailDelegate
    }

    struct ViewModel {
      let player: Player
      let delegate: any PlayerDetailDelegate
    }
  }

  enum UpdateRow {
    struct Response {
      let row: Int
    }

    struct ViewModel {
      let row: Int
    }
  }

  enum ToggleState {
    struct Request {}
  }

  enum OpenNext {
    struct Request {}

    struct Response {
      /// The players of a gather; `nil` to add a new player instead.
      let players: [Player]?
      let delegate: any PlayerAddDelegate & ConfirmPlayersDelegate
    }

    struct ViewModel {
      let players: [Player]?
      let delegate: any PlayerAddDelegate & ConfirmPlayersDelegate
    }
  }

  enum AskToDelete {
    struct Request {
      let row: Int
    }

    struct Response {
      let player: Player
    }

    struct ViewModel {
      let question: AlertText
    }
  }

  enum Delete {
    struct Request {}

    struct Response {
      /// The removed row, if the player was still in the list.
      let result: Result<Int?, ServiceError>
      let isEmpty: Bool
    }

    struct ViewModel {
      let row: Int
      let isEmpty: Bool
    }
  }

  enum LogOut {
    struct Request {}
    struct Response {}
    struct ViewModel {}
  }

  enum Open {
    /// The screen to which a link leads.
    enum Target {
      case list
      case details(of: Player, editing: PlayerField?)
      case add
      /// The teams; the players are `nil` if there are too few for a gather.
      case confirm([Player]?)
    }

    struct Request {
      let link: DeepLink
    }

    struct Response {
      let target: Target
      let delegate: any PlayerDetailDelegate & PlayerAddDelegate & ConfirmPlayersDelegate
    }

    struct ViewModel {
      let target: Target
      let delegate: any PlayerDetailDelegate & PlayerAddDelegate & ConfirmPlayersDelegate
    }
  }

  enum Fail {
    struct ViewModel {
      let alert: AlertText
    }
  }
}
