import FootballGather
import UIKit

/// Holds the gather view and returns to the list when the gather ends.
final class GatherViewController: UIViewController {
  var services: Services!
  var gather: Gather!

  private var gatherView: GatherView? { viewIfLoaded as? GatherView }

  override func loadView() {
    let gatherView = GatherView(presenter: GatherPresenter(services: services, gather: gather))
    gatherView.delegate = self
    view = gatherView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gather in progress"
    gatherView?.setUp()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { gatherView?.stopTimer() }
  }
}

extension GatherViewController: GatherViewDelegate {
  func presentAlert(_ text: AlertText) {
    showAlert(text)
  }

  func presentEndAlert(_ text: AlertText) {
    showAlert(text) { [weak self] in self?.gatherView?.endGather() }
  }

  func didEndGather() {
    let stack = navigationController?.viewControllers ?? []
    guard let list = stack.lazy.compactMap({ $0 as? any GatherEnding }).first else { return }
    list.gatherDidEnd()
    navigationController?.popToViewController(list, animated: true)
  }
}
