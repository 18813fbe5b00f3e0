import UIKit
import UserSessions

/// A reference model that can be shown as an app, by `ModelApp`.
@MainActor protocol ShownModel: ReferenceModel {
  /// The screens, by their names in the model's description.
  static var shownScreens: [String: ShownScreen] { get }
  /// The name of a screen on a stack or in a sheet.
  func screenName(of id: Int) -> String
  /// The bottom layer of the window.
  var shownRoot: ShownRoot { get }
  /// The screens in each sheet, from the lowest sheet to the topmost.
  var shownSheets: [[Int]] { get }
  /// Lets half a second pass, after which the server may answer.
  ///
  /// - Parameters:
  ///   - number: The number of half seconds since the launch.
  ///   - isReachable: Whether the server can be reached now.
  mutating func passHalfSecond(_ number: Int, isReachable: Bool)
}

/// A screen of an app: the class of its controller, and its view.
struct ShownScreen {
  let type: ModelScreen.Type
  let makeView: @MainActor () -> UIView

  init<Content: UIView>(_ makeView: @escaping @autoclosure @MainActor () -> Content) {
    type = Screen<Content>.self
    self.makeView = makeView
  }
}

/// The bottom layer of a window; screens are given by the model's IDs.
enum ShownRoot: Equatable {
  case screen(Int)
  case stack([Int])
  case tabs([[Int]], selected: Int)

  /// The screens of each stack; a single screen counts as a stack of one.
  var stacks: [[Int]] {
    switch self {
    case .screen(let screen): [[screen]]
    case .stack(let screens): [screens]
    case .tabs(let stacks, _): stacks
    }
  }

  /// The screen on top.
  var top: Int? {
    switch self {
    case .screen(let screen): screen
    case .stack(let screens): screens.last
    case .tabs(let stacks, let selected): stacks[selected].last
    }
  }
}

extension ShownModel {
  /// The screen that can be touched.
  var frontScreen: Int? { shownSheets.last?.last ?? shownRoot.top }
}
