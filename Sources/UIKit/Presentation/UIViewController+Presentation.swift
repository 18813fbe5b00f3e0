/// The link from a presenter to what it presents. The presenter keeps it until the dismissal has ended (M6).
final class Presentation {
  enum Phase { case presenting, presented, dismissing }

  let controller: UIViewController
  var phase = Phase.presenting

  init(_ controller: UIViewController) {
    self.controller = controller
  }
}

extension UIViewController {
  /// What this controller or its nearest container presents (rule 86).
  public final var presentedViewController: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presentation = current.presentation { return presentation.controller }
      candidate = current.parent
    }
    return nil
  }

  /// Who presents this controller or its outermost container (rule 86).
  public final var presentingViewController: UIViewController? { outermost.ownPresenter }

  // MARK: Presenting

  final func startPresentation(
    of modal: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    // The container presents, not the child that was asked (rule 85).
    let presenter = outermost
    if let reason = misuse(in: modal) {
      return MainLoop.current.record(.crashed(reason: reason))
    }
    if let reason = presenter.refusal(of: modal, askedFrom: self) {
      return MainLoop.current.record(
        .refused(
          request: "present \(type(of: modal)) on \(type(of: self))", reason: reason,
          losesCompletion: completion != nil))
    }
    presenter.begin(modal, animated: animated, completion: completion)
  }

  private func misuse(in modal: UIViewController) -> String? {
    if modal === self { return "a controller cannot present itself" }
    if modal.ownPresenter != nil || modal.isOnScreen {
      return "Application tried to present modally an active controller \(type(of: modal))"
    }
    if modal.parent != nil {
      return "Application tried to present modally a view controller \(type(of: modal))"
        + " that has a parent view controller"
    }
    return nil
  }

  private func refusal(of modal: UIViewController, askedFrom asker: UIViewController) -> String? {
    switch presentation?.phase {
    case .presenting?, .dismissing?: return "while a presentation is in progress"
    case .presented?:
      return
        "which is already presenting \(presentation.map { "\(type(of: $0.controller))" } ?? "")"
    case nil: break
    }
    return asker.viewIfLoaded?.window == nil ? "whose view is not in the window hierarchy" : nil
  }

  private func begin(_ modal: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let covers = modal.modalPresentationStyle.coversPresenter
    modal.loadViewIfNeeded()
    let link = Presentation(modal)
    presentation = link
    modal.ownPresenter = self
    modal.isBeingPresented = true
    if covers { beginDisappearing(animated: animated) }
    modal.beginAppearing(animated: animated)
    view.window?.addSubview(modal.view)
    modal.isAppearing()
    afterPresentationTransition(animated: animated) { [self] in
      link.phase = .presented
      modal.endAppearing()
      if covers {
        viewIfLoaded?.removeFromSuperview()
        endDisappearing()
      }
      modal.isBeingPresented = false
      completion?()
    }
  }

  // MARK: Dismissing

  final func startDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = dismissingPresenter else {
      if MainLoop.current.behavior.completesEmptyDismissal { completion?() }
      return
    }
    guard presenter.presentation?.phase == .presented else {
      return MainLoop.current.record(
        .refused(
          request: "dismiss on \(type(of: self))",
          reason: "while a presentation or dismissal is in progress",
          losesCompletion: completion != nil))
    }
    presenter.endPresentation(animated: animated, completion: completion)
  }

  /// Who dismisses when this controller is asked to: itself or a container that presents, else its presenter
  /// (rule 99).
  private var dismissingPresenter: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.presentation != nil { return current }
      candidate = current.parent
    }
    return outermost.ownPresenter
  }

  /// Takes down everything presented from here; only the topmost is seen to go (rules 101 and 102).
  private func endPresentation(animated: Bool, completion: (() -> Void)?) {
    guard let link = presentation else { return }
    let chain = presentedChain
    guard let top = chain.last else { return }
    link.phase = .dismissing
    let covers = chain.contains { $0.modalPresentationStyle.coversPresenter }
    top.isBeingDismissed = true
    top.beginDisappearing(animated: animated)
    if covers {
      ownPresenter?.view.window?.addSubview(view)
      restoreView()
      beginAppearing(animated: animated)
      isAppearing()
    }
    afterPresentationTransition(animated: animated) { [self] in
      if covers { endAppearing() }
      for modal in chain.reversed() {
        modal.viewIfLoaded?.removeFromSuperview()
        modal.ownPresenter?.presentation = nil
        modal.ownPresenter = nil
        // One that is still seen behind the topmost goes with it.
        modal.beginDisappearing(animated: false)
        modal.endDisappearing()
        modal.isBeingDismissed = false
      }
      completion?()
    }
  }

  private var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = presentation?.controller
    while let modal = next {
      chain.append(modal)
      next = modal.presentation?.controller
    }
    return chain
  }

  /// Puts the view of a presenter that was fully covered back under the modal's.
  private func restoreView() {
    guard let window = presentation?.controller.viewIfLoaded?.window, view.superview == nil else {
      return
    }
    window.addSubview(view)
  }

  // Without animation the end comes in the next turn, never inside the call (rule 91).
  private func afterPresentationTransition(animated: Bool, _ end: @escaping () -> Void) {
    let loop = MainLoop.current
    loop.runningTransitions += 1
    let finish: @MainActor () -> Void = {
      loop.runningTransitions -= 1
      end()
    }
    if animated {
      loop.schedule(after: loop.behavior.presentationDuration, finish)
    } else {
      loop.enqueue(finish)
    }
  }
}
