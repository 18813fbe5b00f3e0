/// The contents of the login form.
struct LoginModel {
  let username: String
  let password: String
  let remembersUser: Bool

  var isComplete: Bool { !username.isEmpty && !password.isEmpty }
}
