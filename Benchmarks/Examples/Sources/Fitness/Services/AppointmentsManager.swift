import UIKit

extension Notification.Name {
  static let appointmentsDidChange = Notification.Name("AppointmentsDidChange")
}

@MainActor
final class AppointmentsManager {
  private(set) var appointments: [Appointment] = []

  func add(_ appointment: Appointment) {
    appointments.append(appointment)
    NotificationCenter.default.post(name: .appointmentsDidChange, object: self)
  }

  func removeAppointment(at index: Int) {
    appointments.remove(at: index)
    NotificationCenter.default.post(name: .appointmentsDidChange, object: self)
  }
}
