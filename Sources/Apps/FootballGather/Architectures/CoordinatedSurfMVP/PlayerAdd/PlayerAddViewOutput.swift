/// What the add view tells the presenter.
protocol PlayerAddViewOutput: AnyObject {
  func viewLoaded()
  func changeName(to name: String)
  func save()
}
