/// The subcategories view's messages to the presenter.
protocol SubcategoriesViewOutput: ModuleViewOutput {
  func search(_ text: String)
  func selectSubcategory(at index: Int)
}
