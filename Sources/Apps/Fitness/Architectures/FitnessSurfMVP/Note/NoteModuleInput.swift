/// The open note's interface for other modules; empty so far.
protocol NoteModuleInput: AnyObject {}
