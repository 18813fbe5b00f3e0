typealias CompletionBlock = () -> Void

protocol Coordinatable: AnyObject {
  func start()
}
