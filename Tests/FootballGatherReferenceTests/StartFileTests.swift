import FootballGather
import FootballGatherReference
import Foundation
import Testing
import UserSessions

@Suite("Launches in session files") struct StartFileTests {
  private typealias Start = FootballGatherModel.Start

  @Test("every random launch survives a round trip")
  func roundTrip() throws {
    for session in RandomVisits.sessions(seed: 12, count: 200) {
      let data = try SessionFile(session).data()
      let read = try SessionFile<Start>.read(data).session(of: FootballGatherModel.self)

      #expect(read.start == session.start && read.events == session.events)
    }
  }

  @Test("players are plain JSON objects, without keys for unknown values")
  func form() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]

    let data = try encoder.encode(Start(players: [[Player].three[0], [Player].three[1]]))

    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"players":[{"age":31,"favouriteTeam":"Rovers","id":10,"name":"Ann","#
        + #""preferredPosition":"striker","skill":"amateur"},{"id":11,"name":"Bob"}],"#
        + #""remembersUser":true}"#)
  }
}
