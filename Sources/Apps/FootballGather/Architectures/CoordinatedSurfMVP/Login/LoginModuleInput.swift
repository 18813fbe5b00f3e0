/// What may be asked of the login module: nothing so far.
protocol LoginModuleInput: AnyObject {}
