import Network
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Network: the device's connection") struct ConnectionTests {
  @Test("a monitor reports the connection and each change in later turns, until it is cancelled")
  func changes() {
    let device = Device()
    let monitor = NWPathMonitor()
    var lines: [String] = []
    monitor.pathUpdateHandler = { lines.append("\($0.status) \($0.isExpensive)") }

    monitor.start(queue: DispatchQueue(label: "monitor"))
    monitor.start(queue: .main)
    #expect(lines.isEmpty)
    device.loop.runUntilIdle()
    #expect(lines == ["satisfied false"])
    for connection in [NWInterface.InterfaceType?.none, .cellular, .cellular] {
      NWPathMonitor.connection = connection
    }
    device.loop.runUntilIdle()
    #expect(lines.dropFirst() == ["unsatisfied false", "satisfied true"])
    NWPathMonitor.connection = nil
    monitor.cancel()
    device.loop.runUntilIdle()

    #expect(lines.count == 3)
  }

  @Test("a monitor of one kind of connection takes any other for none")
  func required() {
    _ = Device()
    let (wifi, cellular) = (
      NWPathMonitor(requiredInterfaceType: .wifi), NWPathMonitor(requiredInterfaceType: .cellular)
    )
    #expect(wifi.currentPath.usesInterfaceType(.wifi))
    #expect(wifi.currentPath.availableInterfaces.map(\.type) == [.wifi])
    #expect(cellular.currentPath.status == .unsatisfied)
    #expect(cellular.currentPath.availableInterfaces.isEmpty)

    NWPathMonitor.connection = .cellular

    #expect(wifi.currentPath.status == .unsatisfied && cellular.currentPath.isExpensive)
  }

  @Test("a running monitor is not kept, and a new device is connected")
  func lifetime() {
    let device = Device()
    weak var released: NWPathMonitor?
    do {
      let monitor = NWPathMonitor()
      monitor.start(queue: .main)
      released = monitor
    }
    #expect(released == nil)
    NWPathMonitor.connection = nil
    device.loop.runUntilIdle()

    _ = Device()

    #expect(NWPathMonitor().currentPath.status == .satisfied)
  }
}
