import FootballGather

/// The requests, responses and view models of the teams.
enum ConfirmPlayersModels {
  enum CountSections {
    struct Request {}
  }

  enum ShowSection {
    struct Request {
      let section: Int
    }

    struct Response {
      let section: Int
      let players: [Player]
    }

    struct ViewModel {
      let header: String?
      let numberOfRows: Int
    }
  }

  enum ShowRow {
    struct Request {
      let row: Int
      let section: Int
    }

    struct Response {
      let player: Player
    }

    struct ViewModel {
      let name: String
      let position: String?
    }
  }

  enum Move {
    struct Request {
      let row: Int
      let section: Int
      let newRow: Int
      let newSection: Int
    }

    struct Response {
      let teams: [[Player]]
    }

    struct ViewModel {
      let canStart: Bool
    }
  }

  enum Start {
    struct Request {}

    struct Response {
      /// The created gather; `nil` if the server did not create it.
      let gather: Gather?
      let delegate: any GatherDelegate
    }

    struct ViewModel {
      let gather: Gather
      let delegate: any GatherDelegate
    }
  }

  enum Fail {
    struct ViewModel {
      let alert: AlertText
    }
  }
}
