import RandomUsers
import UIKit

@testable import PublishedMVC
@testable import PublishedMVP
@testable import PublishedMVPC
@testable import PublishedMVVM
@testable import PublishedVIP
@testable import PublishedVIPER

/// One of the author's six apps, and what its sources let expect.
@MainActor struct PublishedApp {
  let name: String
  let launch: AppLaunch
  /// The classes of which a running timer keeps an object after each visit to the gather.
  let prediction: Set<String>

  var module: String { "Published" + name.filter { $0 != "-" } }

  static let all = [
    PublishedApp(
      name: "MVC", launch: fromStoryboard { PublishedMVC.AppDelegate() },
      prediction: ["GatherViewController"]),
    PublishedApp(
      name: "MVVM", launch: fromStoryboard { PublishedMVVM.AppDelegate() },
      prediction: ["GatherViewModel"]),
    PublishedApp(
      name: "MVP", launch: fromStoryboard { PublishedMVP.AppDelegate() },
      prediction: ["GatherPresenter"]),
    PublishedApp(
      name: "MVP-C", launch: fromCode(addingPlayer: 204) { PublishedMVPC.AppDelegate() },
      prediction: ["GatherPresenter"]),
    PublishedApp(
      name: "VIPER", launch: fromCode(addingPlayer: 200) { PublishedVIPER.AppDelegate() },
      prediction: ["GatherInteractor"]),
    PublishedApp(
      name: "VIP", launch: fromCode(addingPlayer: 200) { PublishedVIP.AppDelegate() },
      prediction: ["GatherInteractor", "ConfirmPlayersInteractor"]),
  ]

  private static func fromStoryboard(
    _ make: @escaping @MainActor () -> any UIApplicationDelegate
  ) -> AppLaunch {
    .delegate(storyboard: "Main") {
      serve(addingPlayer: 204)
      return make()
    }
  }

  private static func fromCode(
    addingPlayer: Int, _ make: @escaping @MainActor () -> any UIApplicationDelegate
  ) -> AppLaunch {
    .delegate {
      serve(addingPlayer: addingPlayer)
      return make()
    }
  }
}
