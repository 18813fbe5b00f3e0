/// What every coordinator needs.
struct Dependencies {
  let session: UserSession
  let routing: Routing
}
