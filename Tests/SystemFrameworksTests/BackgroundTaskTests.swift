import BackgroundTasks
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("BackgroundTasks: tasks that a test launches") struct BackgroundTaskTests {
  private let scheduler = BGTaskScheduler.self

  private func pending(_ device: Device) -> [String] {
    var identifiers: [String] = []
    scheduler.shared.getPendingTaskRequests { identifiers = $0.map(\.identifier) }
    device.loop.runUntilIdle()
    return identifiers
  }

  @Test("a task begins when a test launches it, once per request")
  func launch() throws {
    let device = Device()
    var begun: [BGTask] = []
    #expect(
      scheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { task in
        begun.append(task)
        task.expirationHandler = { task.setTaskCompleted(success: false) }
      })
    #expect(!scheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { _ in })
    #expect(scheduler.shared.launchTask(withIdentifier: "a") == nil)
    try scheduler.shared.submit(BGProcessingTaskRequest(identifier: "a"))
    device.loop.advance(by: 3600)
    #expect(begun.isEmpty)

    let task = try #require(scheduler.shared.launchTask(withIdentifier: "a"))
    #expect(begun.isEmpty && scheduler.shared.launchTask(withIdentifier: "a") == nil)
    device.loop.runUntilIdle()

    #expect(begun == [task] && task is BGProcessingTask && task.isSuccessful == nil)
    task.expirationHandler?()
    #expect(task.isSuccessful == false && task.expirationHandler == nil)
    task.setTaskCompleted(success: true)
    #expect(task.isSuccessful == false)
  }

  @Test("a request replaces one with its identifier, and remains until it is cancelled")
  func requests() throws {
    let device = Device()
    for identifier in ["a", "b", "a"] {
      try scheduler.shared.submit(BGProcessingTaskRequest(identifier: identifier))
    }
    try scheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "c"))
    #expect(pending(device) == ["b", "a", "c"])

    scheduler.shared.cancel(taskRequestWithIdentifier: "a")
    #expect(pending(device) == ["b", "c"])
    scheduler.shared.cancelAllTaskRequests()
    #expect(pending(device) == [])
  }

  @Test("there is one request for a refresh, and ten for processing")
  func limits() throws {
    _ = Device()
    try scheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))
    try scheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))
    for number in 1...10 {
      try scheduler.shared.submit(BGProcessingTaskRequest(identifier: "\(number)"))
    }

    for request in [
      BGAppRefreshTaskRequest(identifier: "b"), BGProcessingTaskRequest(identifier: "b"),
    ] {
      #expect {
        try scheduler.shared.submit(request)
      } throws: {
        BGTaskScheduler.Error.tooManyPendingTaskRequests ~= $0
      }
    }
  }

  @Test("a new device has no tasks")
  func fresh() throws {
    _ = Device()
    scheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { _ in }
    try scheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))

    let next = Device()

    #expect(pending(next) == [])
    #expect(scheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { _ in })
  }
}
