public import UserSessions

extension FootballGatherModel {
  /// Seven kinds of user; together they do everything that can be done.
  public static let personas: [Persona] = [
    Persona(
      "organiser",
      [.explore: 40, .fill: 20, .goBack: 6, .decide: 10, .serve: 40, .wait: 3, .system: 1]),
    Persona(
      "newcomer",
      [
        .explore: 30, .fill: 20, .goBack: 15, .hesitate: 3, .fumble: 15, .decide: 10, .serve: 30,
        .fail: 3, .wait: 2,
      ]),
    Persona(
      "impatient",
      [
        .explore: 35, .fill: 10, .goBack: 15, .hesitate: 2, .fumble: 20, .decide: 8, .serve: 18,
        .fail: 2,
      ]),
    Persona(
      "deep-linker",
      [
        .explore: 25, .fill: 10, .goBack: 8, .external: 25, .decide: 5, .serve: 30, .fail: 3,
        .system: 4,
      ]),
    Persona(
      "swiper",
      [.explore: 35, .fill: 12, .goBack: 18, .hesitate: 15, .decide: 8, .serve: 30, .wait: 3]),
    Persona(
      "unlucky",
      [
        .explore: 35, .fill: 15, .goBack: 8, .fumble: 5, .external: 3, .decide: 10, .serve: 22,
        .fail: 14, .system: 3,
      ]),
    Persona(
      "tinkerer",
      [
        .explore: 25, .fill: 35, .goBack: 6, .hesitate: 2, .fumble: 8, .external: 4, .decide: 8,
        .serve: 30, .fail: 2, .system: 3, .wait: 8,
      ]),
  ]
}
