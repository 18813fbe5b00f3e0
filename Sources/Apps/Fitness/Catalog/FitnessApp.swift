import AppArchitecture
import ComparedApps
import FitnessAppointmentsReference
import FitnessCoordinators
import FitnessCopies
import FitnessInstructor
import FitnessMVC
import FitnessMVPC
import FitnessRouters
import FitnessSurfMVP
import FitnessUmbrella
import UIKit
import UserSessions

/// Fitness: appointments in a gym, with tabs, sheets and a login.
package struct FitnessApp: App {
  package typealias Model = FitnessModel

  package let id = "fitness"
  package let name = "Fitness"

  package var architectures: [Architecture] {
    [
      .fitnessMVC, .fitnessRouters, .fitnessCoordinators, .fitnessInstructor, .fitnessUmbrella,
      .fitnessSurfMVP, .fitnessMVPC,
    ]
  }
  package var copies: [Architecture] { FitnessCopies.all }

  package var sources: AppSources {
    AppSources(
      architectures: "Apps/Fitness/Architectures",
      domain: .init("FitnessAppointments", in: "Apps/Fitness/Domain"),
      screens: .init("FitnessAppointmentsUI", in: "Apps/Fitness/Screens"),
      referenceModel: .init("FitnessAppointmentsReference", in: "Apps/Fitness/ReferenceModel"),
      catalogs: [
        .init("FitnessCatalog", in: "Apps/Fitness/Catalog"),
        .init("FitnessCopies", in: "Apps/Fitness/CopyCatalog"),
      ],
      scenes: [
        "Splash", "Activities", "Subcategories", "Trainers", "Trainer", "Clubs", "Dates",
        "Summary", "Note", "Account", "Appointments", "Appointment", "Login",
      ],
      flows: [
        .init("login", scenes: ["Splash", "Login"]),
        .init("activities", scenes: ["Activities", "Subcategories", "Trainers", "Trainer"]),
        .init("booking", scenes: ["Clubs", "Dates", "Summary", "Note"]),
        .init("account", scenes: ["Account", "Appointments", "Appointment"]),
      ],
      flowTypes: ["FlowType"],
      sizes: Self.sizes,
      tests: .init(
        "booking", scenes: ["Clubs", "Dates", "Summary", "Note"], targetSuffix: "BookingTests",
        folder: "Tests/Architectures",
        keyRoles: ["View Controllers", "Views", "Presenters", "Coordinators", "Routers"]))
  }

  /// The sizes: the group activity without booking, all activities with booking, and the whole app.
  private static let sizes: [AppSources.Size] = {
    let small = AppSources.Size(
      "S", scenes: ["Activities", "Subcategories", "Trainer"],
      flows: ["Choose", "Activities", "Group"])
    let middle = small.growing(
      to: "M", by: ["Trainers", "Clubs", "Dates", "Summary"],
      flows: ["Gym", "FitnessActivity", "Any", "CreateAppointment"])
    let large = middle.growing(
      to: "L", by: ["Splash", "Note", "Account", "Appointments", "Appointment", "Login"],
      flows: ["Page", "Account", "Appointments", "Login", "Authorization"])
    return [small, middle, large]
  }()

  package init() {}

  @MainActor package func launch(
    _ variant: Architecture.Variant, start: FitnessModel.Start, behavior: UIKitBehavior
  ) -> RunningFitness {
    RunningFitness(variant, start: start, behavior: behavior)
  }

  package var deviations: [String] { Deviation.allCases.map(\.rawValue) }

  package func model(start: FitnessModel.Start, deviations: Set<String>) -> FitnessModel {
    FitnessModel(
      start: start, deviations: Set(deviations.compactMap(Deviation.init(rawValue:))))
  }

  package var directRoutes: [Session<FitnessModel>] { FitnessModel.directRoutes }
  package var publishedClaims: [PublishedClaim] { PublishedClaim.documents }
  package var printedDefects: [PrintedDefect] { PrintedDefect.documents }
  package var links: LinkMatrix<FitnessModel> { FitnessModel.linkMatrix }
  package var exits: [ExitPath<FitnessModel>] { FitnessModel.exits }
  package var cycles: [RepeatedCycle<FitnessModel>] { FitnessModel.cycles }
  package var actions: [UserAction<FitnessModel>] { FitnessModel.actions }

  package func sweeps(upTo largest: Int) -> [CostSweep<FitnessModel>] {
    FitnessModel.sweeps(upTo: largest)
  }
}
