/// The open dates' interface for other modules.
protocol DatesModuleInput: AnyObject {
  func load()
}
