/// The open dates module's interface for other modules.
protocol DatesModuleInput: AnyObject {
  func load()
}
