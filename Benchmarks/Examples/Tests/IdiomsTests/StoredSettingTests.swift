import Testing
import UIKit

// MARK: - A setting that can be forgotten

@propertyWrapper struct Stored {
  let key: String
  let defaults: UserDefaults

  var wrappedValue: String? {
    get { defaults.string(forKey: key) }
    nonmutating set {
      if let newValue {
        defaults.set(newValue, forKey: key)
      } else {
        defaults.set(nil, forKey: key)
      }
    }
  }
}

final class AccountViewController: UIViewController {
  @Stored(key: "StoredSettingTests.name", defaults: .standard) var name: String?
  let signOutButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = name
    signOutButton.setTitle("Sign out", for: .normal)
    signOutButton.addTarget(self, action: #selector(signOut), for: .touchUpInside)
    view.addSubview(signOutButton)
  }

  @objc private func signOut() { name = nil }
}

// MARK: - Test

@MainActor @Suite("Stored setting") struct StoredSettingTests {
  @Test("a setting without a value is removed, where Foundation on Linux would never return")
  func forgotten() {
    let phone = Phone()
    let account = AccountViewController()
    account.name = "Ann"
    phone.show(account)
    #expect(account.title == "Ann")
    phone.device.tap(account.signOutButton)
    phone.settle()
    #expect(account.name == nil)
  }
}
