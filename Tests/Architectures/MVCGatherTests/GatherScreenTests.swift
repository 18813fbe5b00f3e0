import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import MVC

@MainActor @Suite("The screen of a gather") struct GatherScreenTests {
  @Test("its title is that of a gather in progress")
  func title() throws {
    let gather = try OpenGather()

    #expect(gather.controller.title == "Gather in progress")
  }

  @Test("its clock shows ten minutes")
  func time() throws {
    let gather = try OpenGather()

    #expect(gather.screen.timerLabel.text == "10:00")
  }

  @Test("its main button starts the clock")
  func mainButton() throws {
    let gather = try OpenGather()

    #expect(gather.screen.timerButton.currentTitle == "Start")
  }

  @Test("its clock does not start by itself")
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

  @Test("no request is sent to the server")
  func noRequest() throws {
    let gather = try OpenGather()

    #expect(gather.server.pending == [])
    #expect(!gather.screen.isBusy)
  }

  @Test("a goal of team A counts for team A only")
  func scoreOfTeamA() throws {
    let gather = try OpenGather()

    try gather.phone.step(gather.screen.scoreAStepper)

    #expect(gather.screen.scoreALabel.text == "1")
    #expect(gather.screen.scoreBLabel.text == "0")
  }

  @Test("a goal of team B counts for team B only")
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

  @Test("its rows show the players of each team in order, with their position if it is known")
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

  @Test("a gather that was left is released")
  func release() throws {
    var gather: OpenGather? = try OpenGather()
    weak let controller = gather?.controller

    try gather?.phone.goBack()
    gather = nil

    #expect(controller == nil)
  }
}
