import LocalAuthentication
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Local authentication") struct LocalAuthenticationTests {
  let stage = Stage()

  @Test("the user authenticates or cancels", arguments: [0, 1])
  func answer(_ button: Int) throws {
    _ = stage.navigation("A")
    let context = LAContext()
    var error: NSError?
    #expect(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) && error == nil)
    var answers: [String] = []

    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") {
      isOwner, error in
      answers.append("\(isOwner) \((error as? LAError)?.code == .userCancel)")
    }
    stage.settle()
    try stage.device.tapAlertAction(button).get()
    stage.settle()

    #expect(answers == [button == 1 ? "true false" : "false true"])
  }

  @Test("an invalidated context fails without asking the user")
  func invalidated() {
    _ = stage.navigation("A")
    let context = LAContext()
    context.invalidate()
    var code: LAError.Code?
    var error: NSError?

    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") {
      code = ($1 as? LAError)?.code
    }
    stage.settle()

    #expect(code == .invalidContext)
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) && error != nil)
  }
}
