import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import MVC

@MainActor @Suite("Gather screen") struct GatherScreenTests {
  @Test("the title is 'Gather in progress'")
  func title() throws {
    let gather = try OpenGather()

    #expect(gather.controller.title == "Gather in progress")
  }

  @Test("the clock shows ten minutes")
  func time() throws {
    let gather = try OpenGather()

    #expect(gather.screen.timerLabel.text == "10:00")
  }

  @Test("the main button is titled 'Start'")
  func mainButton() throws {
    let gather = try OpenGather()

    #expect(gather.screen.timerButton.currentTitle == "Start")
  }

  @Test("the clock does not start automatically")
  func noTicks() throws {
    let gather = try OpenGather()

    gather.phone.wait(seconds: 5)

    #expect(gather.screen.timerLabel.text == "10:00")
  }

  @Test("the score is 0 to 0")
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

  @Test("a goal by team A counts only for team A")
  func scoreOfTeamA() throws {
    let gather = try OpenGather()

    try gather.phone.step(gather.screen.scoreAStepper)

    #expect(gather.screen.scoreALabel.text == "1")
    #expect(gather.screen.scoreBLabel.text == "0")
  }

  @Test("a goal by team B counts only for team B")
  func scoreOfTeamB() throws {
    let gather = try OpenGather()

    try gather.phone.step(gather.screen.scoreBStepper, times: 2)

    #expect(gather.screen.scoreALabel.text == "0")
    #expect(gather.screen.scoreBLabel.text == "2")
  }

  @Test("the table has a section for each team, headed by the team's title")
  func headers() throws {
    let gather = try OpenGather()

    #expect(gather.screen.headers == ["Team A", "Team B"])
  }

  @Test("the rows show each team's players in order, with the position if it is known")
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

  @Test("a closed gather is released")
  func release() throws {
    var gather: OpenGather? = try OpenGather()
    weak let controller = gather?.controller

    try gather?.phone.goBack()
    gather = nil

    #expect(controller == nil)
  }
}
