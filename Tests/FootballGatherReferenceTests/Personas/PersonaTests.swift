import FootballGatherReference
import Foundation
import Testing
import UserSessions

@Suite("Personas of Football Gather") struct FootballGatherPersonaTests {
  @Test("weights are the probabilities of rounding to each number, in millionths")
  func weights() {
    // 1 - exp(-1.5/2), exp(-1.5/2) - exp(-2.5/2), and so on.
    #expect(
      FootballGatherModel.weights(of: .exponential(mean: 2), upTo: 4)
        == [527633, 185862, 112731, 173774])
  }

  @Test(
    "values beyond the last number count towards it",
    arguments: [
      Distribution.logNormal(median: 1e6, sigma: 0.1), .exponential(mean: 1e6),
      .gamma(shape: 1e6, scale: 1e6), .weibull(shape: 1e6, scale: 1e6),
    ])
  func beyond(_ distribution: Distribution) {
    let weights = FootballGatherModel.weights(of: distribution, upTo: 10)

    #expect(weights.count == 10 && weights[9] > 999_000)
    #expect(abs(weights.reduce(0, +) - 1_000_000) <= 10)
  }

  // A change here alters every session of every seed, and therefore all counts.
  @Test("the weights of the built-in personas do not change")
  func built() {
    var digest = ScreenDigest()
    for persona in FootballGatherModel.personas {
      for (distribution, limit) in [(persona.thinkTime, 900), (persona.typing.length, 60)] {
        for weight in FootballGatherModel.weights(of: distribution, upTo: limit) {
          digest.number("", weight)
        }
      }
    }

    #expect(String(digest.value, radix: 16) == "1b06821006c8bbe5")
  }

  @Test("the built-in personas survive a round trip")
  func file() throws {
    let data = try PersonaFile(FootballGatherModel.personas).data()

    #expect(try PersonaFile.read(data).personas == FootballGatherModel.personas)
  }

  @Test("together the built-in personas have every habit")
  func habits() {
    let followed = Set(FootballGatherModel.personas.flatMap(\.habits.keys))

    #expect(followed == Set(Habit.allCases))
  }
}
