import FootballGather
import UIKit

/// Every module that can be reached from outside.
///
/// The cases are the domain's links; what is added here is reading them from wherever they come.
typealias DeepLinkOption = DeepLink

extension DeepLinkOption {
  init?(url: URL) {
    self.init(url.absoluteString)
  }

  init?(notification payload: [AnyHashable: Any]) {
    guard let text = payload[Self.notificationKey] as? String else { return nil }
    self.init(text)
  }

  /// What a cold launch was caused by.
  init?(launchOptions: [UIApplication.LaunchOptionsKey: Any]?) {
    if let url = launchOptions?[.url] as? URL {
      self.init(url: url)
    } else if let payload = launchOptions?[.remoteNotification] as? [AnyHashable: Any] {
      self.init(notification: payload)
    } else {
      return nil
    }
  }
}
