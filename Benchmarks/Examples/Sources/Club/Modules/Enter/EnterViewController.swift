import UIKit

final class EnterViewController: UIViewController, EnterViewProtocol {

  var output: EnterViewOutput?
  var onCompleteAuthorization: CompletionBlock?
  var onGuest: CompletionBlock?

  private let loginField = UITextField()
  private let passwordField = UITextField()
  private let signInButton = UIButton(type: .system)
  private let guestButton = UIButton(type: .system)
  private let activityIndicator = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
    view.backgroundColor = .white
    setUpFields()
    setUpButtons()
    layout()
  }

  private func setUpFields() {
    loginField.text = output?.lastLogin
    loginField.placeholder = "Login"
    loginField.borderStyle = .roundedRect
    loginField.autocapitalizationType = .none
    loginField.accessibilityIdentifier = "login"
    loginField.delegate = self
    passwordField.placeholder = "Password"
    passwordField.borderStyle = .roundedRect
    passwordField.isSecureTextEntry = true
    passwordField.delegate = self
  }

  private func setUpButtons() {
    signInButton.setTitle("Sign In", for: .normal)
    signInButton.accessibilityIdentifier = "signIn"
    signInButton.addTarget(self, action: #selector(signInTapped), for: .touchUpInside)
    guestButton.setTitle("Continue as a Guest", for: .normal)
    guestButton.addTarget(self, action: #selector(guestTapped(_:)), for: .touchUpInside)
  }

  private func layout() {
    let stack = UIStackView(arrangedSubviews: [
      loginField, passwordField, signInButton, guestButton, activityIndicator,
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  @objc private func signInTapped() {
    view.endEditing(true)
    output?.signIn(login: loginField.text ?? "", password: passwordField.text ?? "")
  }

  @objc private func guestTapped(_ sender: UIButton) {
    onGuest?()
  }
}

// MARK: - EnterViewInput

extension EnterViewController: EnterViewInput {

  func showLoading(_ isLoading: Bool) {
    signInButton.isEnabled = !isLoading
    guestButton.isEnabled = !isLoading
    if isLoading {
      activityIndicator.startAnimating()
    } else {
      activityIndicator.stopAnimating()
    }
  }

  func complete() {
    onCompleteAuthorization?()
  }
}

// MARK: - UITextFieldDelegate

extension EnterViewController: UITextFieldDelegate {

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === loginField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}
