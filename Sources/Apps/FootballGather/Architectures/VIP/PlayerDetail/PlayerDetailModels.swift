import FootballGather

/// The requests, responses and view models of the detail screen.
enum PlayerDetailModels {
  enum CountSections {
    struct Request {}
  }

  enum ShowSection {
    struct Request {
      let section: Int
    }

    struct Response {
      let section: PlayerDetailSection
    }

    struct ViewModel {
      let header: String
      let numberOfRows: Int
    }
  }

  enum ShowRow {
    struct Request {
      let row: Int
      let section: Int
    }

    struct Response {
      let field: PlayerField
      let player: Player
    }

    struct ViewModel {
      let title: String
      let value: String
    }
  }

  enum ShowPlayer {
    struct Request {}

    struct Response {
      let player: Player
    }

    struct ViewModel {
      let title: String
    }
  }

  enum SelectRow {
    struct Request {
      let row: Int
      let section: Int
    }

    struct Response {
      let player: Player
      let field: PlayerField
      let delegate: any PlayerEditDelegate
    }

    struct ViewModel {
      let player: Player
      let field: PlayerField
      let delegate: any PlayerEditDelegate
    }
  }
}

/// A section of a player's values.
enum PlayerDetailSection: CaseIterable {
  case personal, play, likes

  var fields: [PlayerField] {
    switch self {
    case .personal: [.name, .age]
    case .play: [.position, .skill]
    case .likes: [.team]
    }
  }
}
