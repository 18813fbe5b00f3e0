import FitnessAppointments

/// Requests the state of the app, which is the user's identity, from the server.
struct Gateway {
  private let server: any AppointmentServer

  init(server: any AppointmentServer) {
    self.server = server
  }

  func getState(_ completion: @escaping Completion<Identity>) -> any Request {
    server.state(completion)
  }
}
