/// What may be asked of an open match: nothing so far.
protocol GatherModuleInput: AnyObject {}
