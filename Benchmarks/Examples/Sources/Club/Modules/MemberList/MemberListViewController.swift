import UIKit

protocol MemberListViewProtocol: Presentable {
  var onSelectMember: ((Member) -> Void)? { get set }
  var onInvite: CompletionBlock? { get set }
  var onLogOut: CompletionBlock? { get set }
}

final class MemberListViewController: UITableViewController, MemberListViewProtocol {

  var onSelectMember: ((Member) -> Void)?
  var onInvite: CompletionBlock?
  var onLogOut: CompletionBlock?

  private let gateway: Gateway
  private let cellIdentifier = "MemberCell"

  init(gateway: Gateway) {
    self.gateway = gateway
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Members"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
    tableView.tableFooterView = UIView()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Log Out", style: .plain, target: self, action: #selector(logOutTapped))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Invite", style: .plain, target: self, action: #selector(inviteTapped))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  @objc private func inviteTapped() {
    onInvite?()
  }

  @objc private func logOutTapped() {
    onLogOut?()
  }

  // MARK: - Table view

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    gateway.members.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
    cell.textLabel?.text = gateway.members[indexPath.row].name
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelectMember?(gateway.members[indexPath.row])
  }
}
