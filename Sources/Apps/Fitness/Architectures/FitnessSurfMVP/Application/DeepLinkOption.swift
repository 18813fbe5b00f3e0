import FitnessAppointments
import UIKit

/// The modules that a link or a notification can open.
///
/// The cases are the domain's links; the extension reads them from URLs and notifications.
typealias DeepLinkOption = DeepLink

extension DeepLinkOption {
  init?(url: URL) {
    self.init(url.absoluteString)
  }

  init?(notification payload: [AnyHashable: Any]) {
    guard let text = payload[Self.notificationKey] as? String else { return nil }
    self.init(text)
  }

  /// Creates the link that launched the app, if any.
  init?(launchOptions: [UIApplication.LaunchOptionsKey: Any]?) {
    if let payload = launchOptions?[.remoteNotification] as? [AnyHashable: Any] {
      self.init(notification: payload)
    } else if let url = launchOptions?[.url] as? URL {
      self.init(url: url)
    } else {
      return nil
    }
  }
}
