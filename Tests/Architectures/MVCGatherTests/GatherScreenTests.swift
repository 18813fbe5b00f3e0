import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import MVC

@MainActor @Suite("What a gather shows") struct GatherScreenTests {
  @Test("its title says that the gather is in progress")
  func title() throws {
    let gather = try OpenGather()

    #expect(gather.controller.title == "Gather in progress")
  }

  @Test("its clock stands at ten minutes")
  func time() throws {
    let gather = try OpenGather()

    #expect(gather.screen.timerLabel.text == "10:00")
  }

  @Test("its main button starts the clock")
  func mainButton() throws {
    let gather = try OpenGather()

    #expect(gather.screen.timerButton.currentTitle == "Start")
  }

  @Test("its clock does not run by itself")
  func noTicks() throws {
    let gather = try OpenGather()

    gather.phone.wait(seconds: 5)

    #expect(gather.screen.timerLabel.text == "10:00")
  }

  @Test("its score is nil all")
  func score() throws {
    let gather = try OpenGather()

    #expect(gather.screen.scoreALabel.text == "0")
    #expect(gather.screen.scoreBLabel.text == "0")
  }

  @Test("nothing is asked of the server")
  func noRequest() throws {
    let gather = try OpenGather()

    #expect(gather.server.pending == [])
    #expect(!gather.screen.isBusy)
  }

  @Test("a goal of team A is counted for team A alone")
  func scoreOfTeamA() throws {
    let gather = try OpenGather()

    try gather.phone.step(gather.screen.scoreAStepper)

    #expect(gather.screen.scoreALabel.text == "1")
    #expect(gather.screen.scoreBLabel.text == "0")
  }

  @Test("a goal of team B is counted for team B alone")
  func scoreOfTeamB() throws {
    let gather = try OpenGather()

    try gather.phone.step(gather.screen.scoreBStepper, times: 2)

    #expect(gather.screen.scoreALabel.text == "0")
    #expect(gather.screen.scoreBLabel.text == "2")
  }

  @Test("its table has a section for each team, under the team's title")
  func headers() throws {
    let gather = try OpenGather()

    #expect(gather.screen.headers == ["Team A", "Team B"])
  }

  @Test("its rows show the players of each team in order, with the position where one is known")
  func rows() throws {
    let gather = try OpenGather()

    #expect(gather.screen.rows(inSection: 0) == ["Ann GK", "Ben"])
    #expect(gather.screen.rows(inSection: 1) == ["Cid ST"])
  }

  @Test("a team without players is an empty section")
  func emptyTeam() throws {
    let gather = try OpenGather(
      Gather(id: 1, players: [PlayerTeam(team: .teamB, player: Player(id: 1, name: "Ann"))]))

    #expect(gather.screen.headers == ["Team A", "Team B"])
    #expect(gather.screen.rows(inSection: 0) == [])
    #expect(gather.screen.rows(inSection: 1) == ["Ann"])
  }

  @Test("a gather that was left is let go")
  func release() throws {
    var gather: OpenGather? = try OpenGather()
    weak let controller = gather?.controller

    try gather?.phone.goBack()
    gather = nil

    #expect(controller == nil)
  }
}
