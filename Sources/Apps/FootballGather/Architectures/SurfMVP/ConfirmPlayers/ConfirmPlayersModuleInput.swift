/// The open confirm module's interface for other modules; empty so far.
protocol ConfirmPlayersModuleInput: AnyObject {}
