/// The add view's messages to the presenter.
protocol PlayerAddViewOutput: AnyObject {
  func viewLoaded()
  func changeName(to name: String)
  func save()
}
