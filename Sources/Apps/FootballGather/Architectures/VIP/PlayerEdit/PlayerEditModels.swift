import FootballGather

/// The requests, responses and view models of the editor.
enum PlayerEditModels {
  enum ShowField {
    struct Request {}

    struct Response {
      let field: PlayerField
      let player: Player
    }

    struct ViewModel {
      let title: String
      /// The text to edit; `nil` shows the items to pick from instead.
      let text: String?
    }
  }

  enum CountItems {
    struct Request {}
  }

  enum ShowItem {
    struct Request {
      let item: Int
    }

    struct Response {
      let title: String
      let isSelected: Bool
    }

    struct ViewModel {
      let title: String
      let isSelected: Bool
    }
  }

  enum Change {
    enum Request {
      case type(String)
      case pick(Int)
    }

    struct Response {
      let isItem: Bool
      let canSave: Bool
    }

    struct ViewModel {
      let reloadsItems: Bool
      let canSave: Bool
    }
  }

  enum Save {
    struct Request {}

    struct Response {
      let hasFailed: Bool
    }

    struct ViewModel {
      let alert: AlertText
    }
  }
}
