import AppArchitecture
import ComparedApps
import CoordinatedSurfMVP
import FootballGatherCopies
import FootballGatherReference
import MVC
import MVP
import MVPC
import MVVM
import PlantedFailures
import SurfMVP
import UIKit
import Umbrella
import UserSessions
import VIP
import VIPER

/// Football Gather: the app of the article series, in every architecture under comparison.
package struct FootballGatherApp: App {
  package typealias Model = FootballGatherModel

  package let id = "football-gather"
  package let name = "Football Gather"
  package let isDefault = true

  package var architectures: [Architecture] {
    [.mvc, .mvvm, .mvp, .mvpc, .viper, .vip, .surfMVP, .coordinatedSurfMVP, .umbrella]
  }
  package var copies: [Architecture] { FootballGatherCopies.all }
  package var planted: [Architecture] { [.planted] }
  package let groups = [
    SubjectGroup(
      "article", "the columns of the article's tables", members: ["MVC", "MVVM", "MVP", "MVP-C"]),
    SubjectGroup(
      "author", "the six architectures in the repository of the article's author",
      members: ["MVC", "MVVM", "MVP", "MVP-C/from", "VIPER/strong", "VIP/strong"]),
    SubjectGroup(
      "coordinators", "the architectures with coordinators",
      members: ["MVP-C", "CoordinatedSurfMVP", "Umbrella"]),
  ]

  package var sources: AppSources {
    AppSources(
      architectures: "Apps/FootballGather/Architectures",
      domain: .init("FootballGather", in: "Apps/FootballGather/Domain"),
      screens: .init("FootballGatherUI", in: "Apps/FootballGather/Screens"),
      referenceModel: .init("FootballGatherReference", in: "Apps/FootballGather/ReferenceModel"),
      catalogs: [
        .init("FootballGatherCatalog", in: "Apps/FootballGather/Catalog"),
        .init("FootballGatherCopies", in: "Apps/FootballGather/CopyCatalog"),
      ],
      scenes: [
        "Login", "PlayerList", "PlayerDetail", "PlayerEdit", "PlayerAdd", "ConfirmPlayers",
        "Gather",
      ],
      // The flows of the subject with the fewest coordinators, Umbrella.
      flows: [
        .init("authorization", scenes: ["Login"]),
        .init("players", scenes: ["PlayerList", "PlayerDetail", "PlayerEdit", "PlayerAdd"]),
        .init("gather", scenes: ["ConfirmPlayers", "Gather"]),
      ],
      // The article's key classes, and the two roles that its later architectures add.
      tests: .init(
        "gather", scenes: ["Gather"], targetSuffix: "GatherTests", folder: "Tests/Architectures",
        keyRoles: [
          "View Controllers", "Views", "Presenters", "View Models", "Interactors", "Local Models",
        ]))
  }

  package init() {}

  @MainActor package func launch(
    _ variant: Architecture.Variant, start: FootballGatherModel.Start, behavior: UIKitBehavior
  ) -> RunningFootballGather {
    RunningFootballGather(variant, start: start, behavior: behavior)
  }

  package var deviations: [String] { Deviation.allCases.map(\.rawValue) }

  package func model(
    start: FootballGatherModel.Start, deviations: Set<String>
  ) -> FootballGatherModel {
    FootballGatherModel(
      start: start, deviations: Set(deviations.compactMap(Deviation.init(rawValue:))))
  }

  package var directRoutes: [Session<FootballGatherModel>] { FootballGatherModel.directRoutes }
  // There is one cell per player.
  package var uncountedClasses: [String] { ["PlayerCell"] }

  package var links: LinkMatrix<FootballGatherModel> { FootballGatherModel.linkMatrix }
  package var exits: [ExitPath<FootballGatherModel>] { FootballGatherModel.exits }
  package var cycles: [RepeatedCycle<FootballGatherModel>] { FootballGatherModel.cycles }
  package var actions: [UserAction<FootballGatherModel>] { FootballGatherModel.actions }

  package func sweeps(upTo largest: Int) -> [CostSweep<FootballGatherModel>] {
    FootballGatherModel.sweeps(upTo: largest)
  }

  package var publishedTables: [PublishedTable] { PublishedTable.article }
  package var publishedResults: [PublishedResults] { PublishedResults.article }
  package var publishedClaims: [PublishedClaim] { PublishedClaim.documents }
}
