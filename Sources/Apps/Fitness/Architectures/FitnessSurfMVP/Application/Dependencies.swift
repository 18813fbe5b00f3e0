/// The dependencies of every coordinator.
struct Dependencies {
  let session: UserSession
  let routing: Routing
}
