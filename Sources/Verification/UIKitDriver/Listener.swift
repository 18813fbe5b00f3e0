import UIKit

/// The delegate of every stack, tab bar and sheet in a world.
@MainActor
final class Listener: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  weak var world: World?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { world?.willShow(viewController, in: navigationController) }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { world?.didShow(viewController, in: navigationController) }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { world?.hear(.didSelectTab, from: tabBarController) }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    world?.hear(.willDismissSheet, from: presentationController.presentingViewController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    world?.hear(.didDismissSheet, from: presentationController.presentingViewController)
  }
}
