import FitnessAppointments

/// Asks the server for the state of the app: who the user is.
struct Gateway {
  private let server: any AppointmentServer

  init(server: any AppointmentServer) {
    self.server = server
  }

  func getState(_ completion: @escaping Completion<Identity>) -> any Request {
    server.state(completion)
  }
}
