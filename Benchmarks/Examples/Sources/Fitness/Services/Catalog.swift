import UIKit

@MainActor
final class Catalog {
  private let subcategories = [
    Subcategory(id: 1, name: "Yoga", activityType: .group),
    Subcategory(id: 2, name: "Pilates", activityType: .group),
    Subcategory(id: 3, name: "Weights", activityType: .fitness),
    Subcategory(id: 4, name: "Rowing", activityType: .fitness),
  ]
  private let trainers = [
    Trainer(id: 1, name: "Mira"), Trainer(id: 2, name: "Anton"), Trainer(id: 3, name: "Olena"),
  ]

  func searchSubcategories(
    of activityType: ActivityType, matching text: String,
    completion: @escaping @MainActor ([Subcategory]) -> Void
  ) {
    let found = subcategories.filter {
      (activityType == .any || $0.activityType == activityType)
        && (text.isEmpty || $0.name.localizedCaseInsensitiveContains(text))
    }
    DispatchQueue.main.async { completion(found) }
  }

  func searchTrainers(
    matching text: String, completion: @escaping @MainActor ([Trainer]) -> Void
  ) {
    let found = trainers.filter {
      text.isEmpty || $0.name.localizedCaseInsensitiveContains(text)
    }
    DispatchQueue.main.async { completion(found) }
  }

  func days(of trainer: Trainer) -> [String] {
    trainer.id == 1 ? ["Monday", "Thursday"] : ["Tuesday", "Friday", "Saturday"]
  }
}
