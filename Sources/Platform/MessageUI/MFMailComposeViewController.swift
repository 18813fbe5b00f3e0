// Screens for writing emails and messages. Nothing is sent.
public import UIKit

/// A screen for writing an email, with two buttons: Cancel and Send.
///
/// As on a phone, both call the delegate, which has to dismiss the screen.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  open class func canSendMail() -> Bool { true }

  @exclusivity(unchecked) open weak var mailComposeDelegate:
    (any MFMailComposeViewControllerDelegate)?
  /// The subject that the app has set. On a phone, an app cannot read it back.
  @exclusivity(unchecked) public private(set) final var subject = ""
  @exclusivity(unchecked) public private(set) final var toRecipients: [String] = []
  @exclusivity(unchecked) public private(set) final var ccRecipients: [String] = []
  @exclusivity(unchecked) public private(set) final var bccRecipients: [String] = []
  @exclusivity(unchecked) public private(set) final var messageBody = ""
  @exclusivity(unchecked) public private(set) final var isHTML = false
  /// The names of the attached files.
  @exclusivity(unchecked) public private(set) final var attachmentNames: [String] = []

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    let draft = UIViewController()
    draft.title = "New Message"
    draft.navigationItem.leftBarButtonItem = item("Cancel") {
      $0.mailComposeDelegate?.mailComposeController($0, didFinishWith: .cancelled, error: nil)
    }
    draft.navigationItem.rightBarButtonItem = item("Send") {
      $0.mailComposeDelegate?.mailComposeController($0, didFinishWith: .sent, error: nil)
    }
    viewControllers = [draft]
  }

  public required init?(coder: NSCoder) { nil }

  private func item(
    _ title: String, _ action: @escaping @MainActor (MFMailComposeViewController) -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction(title: title) { [weak self] _ in self.map(action) })
  }

  open func setSubject(_ subject: String) { self.subject = subject }
  open func setToRecipients(_ recipients: [String]?) { toRecipients = recipients ?? [] }
  open func setCcRecipients(_ recipients: [String]?) { ccRecipients = recipients ?? [] }
  open func setBccRecipients(_ recipients: [String]?) { bccRecipients = recipients ?? [] }
  open func setMessageBody(_ body: String, isHTML: Bool) {
    messageBody = body
    self.isHTML = isHTML
  }
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName: String) {
    attachmentNames.append(fileName)
  }
}

/// The outcome of an email.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// The method called when the user has finished an email. It has to dismiss the screen.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A screen for writing a message, with two buttons: Cancel and Send.
///
/// As on a phone, both call the delegate, which has to dismiss the screen.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  open class func canSendText() -> Bool { true }
  open class func canSendAttachments() -> Bool { true }
  open class func canSendSubject() -> Bool { true }

  @exclusivity(unchecked) open weak var messageComposeDelegate:
    (any MFMessageComposeViewControllerDelegate)?
  @exclusivity(unchecked) open var recipients: [String]?
  @exclusivity(unchecked) open var body: String?
  @exclusivity(unchecked) open var subject: String?

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    let draft = UIViewController()
    draft.title = "New Message"
    draft.navigationItem.leftBarButtonItem = item("Cancel", .cancelled)
    draft.navigationItem.rightBarButtonItem = item("Send", .sent)
    viewControllers = [draft]
  }

  public required init?(coder: NSCoder) { nil }

  private func item(_ title: String, _ result: MessageComposeResult) -> UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction(title: title) { [weak self] _ in
        guard let self else { return }
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
      })
  }
}

/// The outcome of a message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// The method called when the user has finished a message. It has to dismiss the screen.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
