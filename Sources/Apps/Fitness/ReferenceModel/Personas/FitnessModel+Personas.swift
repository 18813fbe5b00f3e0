import UserSessions

extension FitnessModel {
  /// Seven kinds of user, which together cover every possible action.
  ///
  /// Weights and times are chosen for coverage, not measured on people.
  package static let personas: [Persona] = [
    Persona(
      "regular",
      [
        .explore: 45, .fill: 15, .goBack: 5, .hurry: 4, .decide: 12, .serve: 40, .system: 1,
        .wait: 3,
      ],
      patience: 85, typing: Typing(wrong: 2, replaced: 2, cleared: 1),
      thinkTime: .logNormal(median: 4, sigma: 0.8)),
    Persona(
      "newcomer",
      [
        .explore: 35, .fill: 20, .goBack: 12, .hesitate: 4, .fumble: 10, .hurry: 6, .decide: 10,
        .serve: 30, .fail: 3, .wait: 4,
      ],
      patience: 60, typing: Typing(wrong: 10, replaced: 6, cleared: 4),
      thinkTime: .logNormal(median: 8, sigma: 1.1)),
    Persona(
      "impatient",
      [
        .explore: 38, .fill: 12, .goBack: 12, .hesitate: 2, .fumble: 6, .hurry: 15, .decide: 10,
        .serve: 18, .fail: 2, .wait: 1,
      ],
      patience: 5, typing: Typing(wrong: 4, replaced: 2, cleared: 2),
      thinkTime: .exponential(mean: 1)),
    Persona(
      "deep-linker",
      [
        .explore: 25, .fill: 15, .goBack: 5, .hurry: 3, .external: 18, .decide: 8, .serve: 30,
        .fail: 3, .system: 3, .wait: 1,
      ],
      patience: 40, typing: Typing(wrong: 2, replaced: 2, cleared: 1),
      thinkTime: .gamma(shape: 2, scale: 2)),
    Persona(
      "swiper",
      [
        .explore: 38, .fill: 14, .goBack: 16, .hesitate: 14, .hurry: 4, .decide: 10, .serve: 30,
        .wait: 3,
      ],
      patience: 40, typing: Typing(wrong: 3, replaced: 2, cleared: 2),
      thinkTime: .weibull(shape: 1.5, scale: 3)),
    Persona(
      "unlucky",
      [
        .explore: 38, .fill: 15, .goBack: 6, .fumble: 4, .hurry: 5, .external: 4, .decide: 12,
        .serve: 22, .fail: 14, .system: 4, .wait: 2,
      ],
      patience: 40, typing: Typing(wrong: 4, replaced: 3, cleared: 2),
      thinkTime: .exponential(mean: 6)),
    Persona(
      "procrastinator",
      [
        .explore: 35, .fill: 15, .goBack: 5, .hesitate: 2, .fumble: 3, .hurry: 3, .external: 4,
        .decide: 10, .serve: 30, .fail: 2, .system: 12, .wait: 12,
      ],
      patience: 50, typing: Typing(wrong: 3, replaced: 4, cleared: 2),
      thinkTime: .gamma(shape: 1.5, scale: 60)),
  ]
}
