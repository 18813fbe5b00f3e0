/// The open clubs' interface for other modules; empty so far.
protocol ClubsModuleInput: AnyObject {}
