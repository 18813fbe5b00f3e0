import FootballGather

/// The requests, responses and view models of the gather.
enum GatherModels {
  enum CountSections {
    struct Request {}
  }

  enum ShowSection {
    struct Request {
      let section: Int
    }

    struct Response {
      let team: TeamSection
      let players: [Player]
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
      let player: Player
    }

    struct ViewModel {
      let name: String
      let position: String?
    }
  }

  enum CountTimes {
    struct Request {}

    struct ViewModel {
      let numberOfWheels: Int
      let numberOfTimes: Int
    }
  }

  enum ShowWheel {
    struct Request {
      let row: Int
    }

    struct Response {
      let time: Int
    }

    struct ViewModel {
      let title: String
    }
  }

  enum ShowTime {
    struct Request {}

    struct Response {
      let time: GatherTime
      let state: GatherTimeHandler.State
    }

    struct ViewModel {
      let time: String
      let buttonTitle: String
    }
  }

  enum SetTime {
    struct Request {}

    struct Response {
      let time: GatherTime
    }

    struct ViewModel {
      let minutes: Int
      let seconds: Int
    }
  }

  enum ChangeTimer {
    enum Request {
      case startOrPause
      case reset
      case use(minutes: Int, seconds: Int)
      case leave
    }
  }

  enum ChangeScore {
    struct Request {
      let teamA: Double
      let teamB: Double
    }

    struct Response {
      let result: GatherResult
    }

    struct ViewModel {
      let teamA: String
      let teamB: String
    }
  }

  enum AskToEnd {
    struct Request {}
    struct Response {}

    struct ViewModel {
      let question: AlertText
    }
  }

  enum EndGather {
    struct Request {
      let teamA: Double
      let teamB: Double
    }

    struct Response {
      let hasFailed: Bool
    }

    struct ViewModel {
      let alert: AlertText
    }
  }
}
