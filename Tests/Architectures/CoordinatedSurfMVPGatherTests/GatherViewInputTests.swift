import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import CoordinatedSurfMVP

@MainActor @Suite("Gather view input") struct GatherViewInputTests {
  private let teams = [
    TeamModel(.teamA, players: Gather.example.players(in: .teamA)),
    TeamModel(.teamB, players: Gather.example.players(in: .teamB)),
  ]

  @Test("the table is empty if there are no teams")
  func noTeams() throws {
    let gather = try ShownGather()

    #expect(gather.screen.headers == [])
  }

  @Test("each team is a section of the table, headed by the team's title")
  func headers() throws {
    let gather = try ShownGather()

    gather.controller.configure(with: teams)
    gather.phone.settle()

    #expect(gather.screen.headers == ["Team A", "Team B"])
  }

  @Test("each player is a row, with the position if it is known")
  func rows() throws {
    let gather = try ShownGather()

    gather.controller.configure(with: teams)
    gather.phone.settle()

    #expect(gather.screen.rows(inSection: 0) == ["Ann GK", "Ben"])
    #expect(gather.screen.rows(inSection: 1) == ["Cid ST"])
  }

  @Test("the view shows the clock's time and the main button's title")
  func timer() throws {
    let gather = try ShownGather()
    var timer = GatherTimerModel()
    timer.stop(at: GatherTime(minutes: 3, seconds: 5))
    timer.toggle()

    gather.controller.configure(with: timer)

    #expect(gather.screen.timerLabel.text == "03:05")
    #expect(gather.screen.timerButton.currentTitle == "Pause")
  }

  @Test("the view shows each team's score")
  func result() throws {
    let gather = try ShownGather()

    gather.controller.configure(with: GatherResult(scoreA: 3, scoreB: 1))

    #expect(gather.screen.scoreALabel.text == "3")
    #expect(gather.screen.scoreBLabel.text == "1")
  }

  @Test("the picker is hidden at first, can be shown with a time, and can be hidden again")
  func picker() throws {
    let gather = try ShownGather()
    #expect(!gather.screen.isPicking)

    gather.controller.showTimePicker(with: GatherTime(minutes: 9, seconds: 45))
    #expect(gather.screen.isPicking)
    #expect(gather.screen.pickedRows == [9, 45])

    gather.controller.hideTimePicker()
    #expect(!gather.screen.isPicking)
  }

  @Test("the picker offers 60 minutes and 60 seconds, titled with their numbers")
  func wheels() throws {
    let gather = try ShownGather()
    let picker = try #require(gather.screen.timePicker)

    #expect(picker.numberOfComponents == 2)
    #expect((0..<2).map(picker.numberOfRows(inComponent:)) == [60, 60])
    #expect(picker.delegate?.pickerView(picker, titleForRow: 59, forComponent: 1) == "59")
  }

  @Test("only the back button can be touched while the view is busy")
  func busy() throws {
    let gather = try ShownGather()

    gather.controller.setBusy(true)

    #expect(throws: Phone.OutOfReach.self) { try gather.phone.tap(gather.screen.endButton) }
    #expect(throws: Never.self) { try gather.phone.goBack() }
  }

  @Test("the view can be touched again when it is no longer busy")
  func idle() throws {
    let gather = try ShownGather()
    gather.controller.setBusy(true)

    gather.controller.setBusy(false)
    try gather.phone.tap(gather.screen.endButton)

    #expect(gather.output.calls.last == .endGather)
  }
}
