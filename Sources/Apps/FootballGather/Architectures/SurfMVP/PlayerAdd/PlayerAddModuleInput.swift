/// What may be asked of an open add module: nothing so far.
protocol PlayerAddModuleInput: AnyObject {}
