import RandomUsers

/// A finding of random users, under a name of its own: a run's findings have the same name, and the
/// module is named like its main type.
typealias VisitFinding = Finding
