/// The presenter's commands to the subcategories view.
protocol SubcategoriesViewInput: AnyObject {
  func setTitle(_ title: String)
  func configure(with rows: [RowModel])
  func setBusy(_ isBusy: Bool)
}
