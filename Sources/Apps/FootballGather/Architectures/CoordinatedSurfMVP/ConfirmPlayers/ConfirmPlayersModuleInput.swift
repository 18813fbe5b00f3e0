/// What may be asked of an open confirm module: nothing so far.
protocol ConfirmPlayersModuleInput: AnyObject {}
