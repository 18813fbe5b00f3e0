/// The edit view's messages to the presenter.
protocol PlayerEditViewOutput: AnyObject {
  func viewLoaded()
  func changeText(to text: String)
  func pickItem(at index: Int)
  func save()
}
