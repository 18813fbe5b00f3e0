import RandomUsers

/// A finding of random users, renamed because a run's findings have a type of the same name.
/// `RandomUsers.Finding` is not possible, because the module's main type has the module's name.
typealias VisitFinding = Finding
