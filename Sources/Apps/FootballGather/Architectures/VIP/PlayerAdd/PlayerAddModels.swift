import FootballGather

/// The requests, responses and view models of the add screen.
enum PlayerAddModels {
  enum ChangeName {
    struct Request {
      let name: String
    }

    struct Response {
      let name: String
    }

    struct ViewModel {
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
