import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import CoordinatedSurfMVP

@MainActor @Suite("The view input of a gather") struct GatherViewInputTests {
  private let teams = [
    TeamModel(.teamA, players: Gather.example.players(in: .teamA)),
    TeamModel(.teamB, players: Gather.example.players(in: .teamB)),
  ]

  @Test("without teams the table is empty")
  func noTeams() throws {
    let gather = try ShownGather()

    #expect(gather.screen.headers == [])
  }

  @Test("teams are the sections of the table, under their titles")
  func headers() throws {
    let gather = try ShownGather()

    gather.controller.configure(with: teams)
    gather.phone.settle()

    #expect(gather.screen.headers == ["Team A", "Team B"])
  }

  @Test("players are rows, with their position if it is known")
  func rows() throws {
    let gather = try ShownGather()

    gather.controller.configure(with: teams)
    gather.phone.settle()

    #expect(gather.screen.rows(inSection: 0) == ["Ann GK", "Ben"])
    #expect(gather.screen.rows(inSection: 1) == ["Cid ST"])
  }

  @Test("a clock is shown by its time and the main button's title")
  func timer() throws {
    let gather = try ShownGather()
    var timer = GatherTimerModel()
    timer.stop(at: GatherTime(minutes: 3, seconds: 5))
    timer.toggle()

    gather.controller.configure(with: timer)

    #expect(gather.screen.timerLabel.text == "03:05")
    #expect(gather.screen.timerButton.currentTitle == "Pause")
  }

  @Test("a score is shown team by team")
  func result() throws {
    let gather = try ShownGather()

    gather.controller.configure(with: GatherResult(scoreA: 3, scoreB: 1))

    #expect(gather.screen.scoreALabel.text == "3")
    #expect(gather.screen.scoreBLabel.text == "1")
  }

  @Test("the picker is hidden until it is shown with a time, and hidden again")
  func picker() throws {
    let gather = try ShownGather()
    #expect(!gather.screen.isPicking)

    gather.controller.showTimePicker(with: GatherTime(minutes: 9, seconds: 45))
    #expect(gather.screen.isPicking)
    #expect(gather.screen.pickedRows == [9, 45])

    gather.controller.hideTimePicker()
    #expect(!gather.screen.isPicking)
  }

  @Test("the picker has sixty minutes and sixty seconds, titled with their numbers")
  func wheels() throws {
    let gather = try ShownGather()
    let picker = try #require(gather.screen.timePicker)

    #expect(picker.numberOfComponents == 2)
    #expect((0..<2).map(picker.numberOfRows(inComponent:)) == [60, 60])
    #expect(picker.delegate?.pickerView(picker, titleForRow: 59, forComponent: 1) == "59")
  }

  @Test("while it is busy nothing can be touched except the back button")
  func busy() throws {
    let gather = try ShownGather()

    gather.controller.setBusy(true)

    #expect(throws: Phone.OutOfReach.self) { try gather.phone.tap(gather.screen.endButton) }
    #expect(throws: Never.self) { try gather.phone.goBack() }
  }

  @Test("when it is no longer busy, it can be touched again")
  func idle() throws {
    let gather = try ShownGather()
    gather.controller.setBusy(true)

    gather.controller.setBusy(false)
    try gather.phone.tap(gather.screen.endButton)

    #expect(gather.output.calls.last == .endGather)
  }
}
