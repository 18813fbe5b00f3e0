/// The accessibility identifiers by which simulated users and UI tests find controls.
public enum ElementID {
  public static let overlay = "overlay"
  public static let status = "status"
  public static let retry = "retry"
  public static let menu = "menu"

  public static let splashScreen = "SplashScreen"

  public static let activitiesScreen = "ActivitiesScreen"
  public static let banner = "banner"
  public static let activities = "activities"

  public static let subcategoriesScreen = "SubcategoriesScreen"
  public static let search = "search"
  public static let subcategories = "subcategories"

  public static let trainersScreen = "TrainersScreen"
  public static let trainers = "trainers"

  public static let trainerScreen = "TrainerScreen"
  public static let speciality = "speciality"
  public static let rating = "rating"
  public static let book = "book"
  public static let similar = "similar"

  public static let clubsScreen = "ClubsScreen"
  public static let clubs = "clubs"

  public static let datesScreen = "DatesScreen"
  public static let slots = "slots"

  public static let summaryScreen = "SummaryScreen"
  public static let summary = "summary"
  public static let note = "note"
  public static let confirm = "confirm"
  public static let leave = "leave"

  public static let noteScreen = "NoteScreen"
  public static let text = "text"
  public static let save = "save"
  public static let discard = "discard"

  public static let accountScreen = "AccountScreen"
  public static let identity = "identity"
  public static let account = "account"
  public static let login = "login"
  public static let logout = "logout"

  public static let appointmentsScreen = "AppointmentsScreen"
  public static let scope = "scope"
  public static let appointments = "appointments"
  public static let close = "close"

  public static let appointmentScreen = "AppointmentScreen"
  public static let details = "details"
  public static let again = "again"
  public static let cancelAppointment = "cancelAppointment"

  public static let loginScreen = "LoginScreen"
  public static let reason = "reason"
  public static let username = "username"
  public static let password = "password"
  public static let cancel = "cancel"
}
