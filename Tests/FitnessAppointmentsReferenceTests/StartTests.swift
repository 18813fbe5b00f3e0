import FitnessAppointmentsReference
import Foundation
import Testing
import UserSessions

@Suite("Starts") struct StartTests {
  private static let random = (0..<200).map { index in
    var random = RandomSource(seed: 3, index: index)
    return FitnessModel.start(using: &random)
  }

  @Test("a start survives a round trip") func codable() throws {
    for start in Self.random {
      let data = try JSONEncoder().encode(start)
      #expect(try JSONDecoder().decode(FitnessModel.Start.self, from: data) == start)
    }
  }

  @Test("different starts have different complexities") func totalOrder() {
    let starts = Set(Self.random)

    #expect(Set(starts.map(\.complexity)).count == starts.count)
  }

  @Test("every start can be simplified to the empty one") func simplification() {
    for start in Self.random {
      var start = start
      while let simpler = start.simplerStarts([]).map(\.start).first(where: {
        $0.complexity.lexicographicallyPrecedes(start.complexity)
      }) {
        start = simpler
      }
      #expect(start == FitnessModel.Start())
    }
  }
}
