import UserSessions

extension FootballGatherModel {
  /// Seven kinds of user, which together cover every possible action.
  ///
  /// They are Swift values, checked by the compiler and available without a file at run time;
  /// `bench list personas --json` writes them in the format of a `PersonaFile`. Weights and times
  /// are chosen for coverage, not measured on people.
  package static let personas: [Persona] = [
    Persona(
      "organiser",
      [
        .explore: 40, .fill: 20, .goBack: 6, .hurry: 5, .decide: 10, .serve: 40, .system: 1,
        .wait: 3,
      ],
      patience: 85, typing: Typing(wrong: 2, replaced: 3, cleared: 1),
      thinkTime: .logNormal(median: 4, sigma: 0.8)),
    Persona(
      "newcomer",
      [
        .explore: 30, .fill: 20, .goBack: 15, .hesitate: 3, .fumble: 12, .hurry: 8, .decide: 10,
        .serve: 30, .fail: 3, .wait: 4,
      ],
      patience: 60, typing: Typing(wrong: 10, replaced: 8, cleared: 5),
      thinkTime: .logNormal(median: 8, sigma: 1.1)),
    Persona(
      "impatient",
      [
        .explore: 35, .fill: 10, .goBack: 15, .hesitate: 2, .fumble: 10, .hurry: 15, .decide: 8,
        .serve: 18, .fail: 2, .wait: 1,
      ],
      patience: 5, typing: Typing(wrong: 8, replaced: 2, cleared: 2),
      thinkTime: .exponential(mean: 1)),
    Persona(
      "deep-linker",
      [
        .explore: 25, .fill: 10, .goBack: 8, .hurry: 3, .external: 25, .decide: 5, .serve: 30,
        .fail: 3, .system: 4, .wait: 1,
      ],
      patience: 40, typing: Typing(wrong: 3, replaced: 3, cleared: 2),
      thinkTime: .gamma(shape: 2, scale: 2)),
    Persona(
      "swiper",
      [
        .explore: 35, .fill: 12, .goBack: 18, .hesitate: 15, .hurry: 4, .decide: 8, .serve: 30,
        .wait: 3,
      ],
      patience: 40, typing: Typing(wrong: 4, replaced: 3, cleared: 2),
      thinkTime: .weibull(shape: 1.5, scale: 3)),
    Persona(
      "unlucky",
      [
        .explore: 35, .fill: 15, .goBack: 8, .fumble: 4, .hurry: 5, .external: 4, .decide: 10,
        .serve: 22, .fail: 14, .system: 3, .wait: 2,
      ],
      patience: 40, typing: Typing(wrong: 6, replaced: 4, cleared: 3),
      thinkTime: .exponential(mean: 6)),
    Persona(
      "tinkerer",
      [
        .explore: 25, .fill: 35, .goBack: 6, .hesitate: 2, .fumble: 6, .hurry: 5, .external: 4,
        .decide: 8, .serve: 30, .fail: 2, .system: 3, .wait: 8,
      ],
      patience: 30, typing: Typing(wrong: 5, replaced: 20, cleared: 8),
      thinkTime: .gamma(shape: 1.5, scale: 20)),
  ]
}
