/// A group of roles that do the same work in different architectures.
///
/// Architectures name their roles differently. Families make their sizes comparable in one table.
enum RoleFamily: String, CaseIterable {
  case viewControllers = "view controllers"
  case views = "views"
  case presenters = "presenters, view models"
  case interactors = "interactors"
  case localModels = "local models"
  case protocols = "protocols"
  case navigation = "navigation"
  case assembly = "assembly"
  case application = "application"

  /// The family of a role; roles that belong to no other family belong to the application.
  init(role: String) {
    self = Self.allCases.first { $0.roles.contains(role) } ?? .application
  }

  private var roles: Set<String> {
    switch self {
    case .viewControllers: ["View Controllers"]
    case .views: ["Views"]
    case .presenters: ["Presenters", "View Models"]
    case .interactors: ["Interactors"]
    case .localModels: ["Local Models", "Scene Models"]
    case .protocols:
      [
        "View Inputs", "View Outputs", "Router Inputs", "Module Inputs", "Module Outputs",
        "Protocols", "View Protocols",
      ]
    case .navigation:
      [
        "Coordinators", "Routers", "Child Removal", "Link Handlers", "Instructors", "Observers",
        "State Storages",
      ]
    case .assembly: ["Configurators", "Modules", "Assemblies", "Factories"]
    case .application: []
    }
  }
}
