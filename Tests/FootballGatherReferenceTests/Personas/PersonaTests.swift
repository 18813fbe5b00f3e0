import FootballGatherReference
import Foundation
import Testing
import UserSessions

@Suite("Personas of Football Gather") struct FootballGatherPersonaTests {
  // A change in these weights alters every session of every seed, and therefore all counts.
  @Test("the weights of the built-in personas do not change")
  func built() {
    var digest = ScreenDigest()
    for persona in FootballGatherModel.personas {
      for (distribution, limit) in [(persona.thinkTime, 900), (persona.typing.length, 60)] {
        for weight in distribution.weights(upTo: limit) {
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

  @Test("the built-in personas together have every habit")
  func habits() {
    let followed = Set(FootballGatherModel.personas.flatMap(\.habits.keys))

    #expect(followed == Set(Habit.allCases))
  }
}
