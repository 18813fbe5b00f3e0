/// The presenter's commands to the detail view.
protocol PlayerDetailViewInput: AnyObject {
  func configure(with name: String, sections: [PlayerDetailSectionModel])
}
