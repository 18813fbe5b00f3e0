import FootballGather

/// The requests, responses and view models of the login screen.
enum LoginModels {
  enum LoadUser {
    struct Request {}

    struct Response {
      let username: String?
      let isRemembered: Bool
    }

    struct ViewModel {
      let username: String?
      let isRemembered: Bool
    }
  }

  enum Authenticate {
    enum Action {
      case login, register
    }

    struct Request {
      let action: Action
      let username: String
      let password: String
      let isRemembered: Bool
    }

    enum Failure {
      case credentialsMissing
      case service(ServiceError)
    }

    struct Response {
      let failure: Failure?
    }

    struct ViewModel {
      let alert: AlertText
    }
  }
}
