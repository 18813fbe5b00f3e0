/// What the presenter tells the detail view.
protocol PlayerDetailViewInput: AnyObject {
  func configure(with name: String, sections: [PlayerDetailSectionModel])
}
