final class ModulesFactory {

  fileprivate let gateway: Gateway

  init(gateway: Gateway) {
    self.gateway = gateway
  }
}

// MARK: - AuthorizationFactoryProtocol

protocol AuthorizationFactoryProtocol {
  func makeEnterView() -> EnterViewProtocol
  func makeGuestView() -> GuestViewProtocol
}

extension ModulesFactory: AuthorizationFactoryProtocol {

  func makeEnterView() -> EnterViewProtocol {
    let view = EnterViewController()
    EnterAssembly.assembly(with: view, gateway: gateway)
    return view
  }

  func makeGuestView() -> GuestViewProtocol {
    GuestViewController(gateway: gateway)
  }
}

// MARK: - MainFactoryProtocol

protocol MainFactoryProtocol {
  func makeMemberListView() -> MemberListViewProtocol
  func makeMemberDetailView(for member: Member) -> MemberDetailViewProtocol
  func makeMemberEditView(for member: Member) -> MemberEditViewProtocol
}

extension ModulesFactory: MainFactoryProtocol {

  func makeMemberListView() -> MemberListViewProtocol {
    MemberListViewController(gateway: gateway)
  }

  func makeMemberDetailView(for member: Member) -> MemberDetailViewProtocol {
    MemberDetailViewController(member: member, gateway: gateway)
  }

  func makeMemberEditView(for member: Member) -> MemberEditViewProtocol {
    MemberEditViewController(member: member, gateway: gateway)
  }
}

// MARK: - InviteFactoryProtocol

protocol InviteFactoryProtocol {
  func makeInviteView(with code: String) -> InviteViewProtocol
}

extension ModulesFactory: InviteFactoryProtocol {

  func makeInviteView(with code: String) -> InviteViewProtocol {
    InviteViewController(code: code)
  }
}
