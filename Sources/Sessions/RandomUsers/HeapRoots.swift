public import LeakDetection
public import UIKit

extension Device {
  /// The roots of the live object graph: everything that the system retains for a running app.
  public var heapRoots: [HeapRoot] {
    var roots = application.windows.map { HeapRoot("a window", $0) }
    if let delegate = application.delegate {
      roots.append(HeapRoot("the application delegate", delegate))
    }
    roots += application.connectedScenes.compactMap(\.delegate).map {
      HeapRoot("the scene delegate", $0)
    }
    roots += [
      HeapRoot(
        "the main loop", loop,
        parts: [
          .init("timers", "a running timer", until: "it is invalidated"),
          .init("queue", "a queued block", until: "it has run"),
          .init("timeline", "a scheduled block", until: "it has run"),
          .init("presentations", "a presentation", until: "it is dismissed"),
        ]),
      HeapRoot(
        "the notification centre", NotificationCenter.default,
        parts: [.init("", "an observer in the notification centre", until: "it is removed")]),
      // Everything else is reachable from the device, too.
      HeapRoot("the device", self, parts: [.init("", "the device")]),
    ]
    return roots + VirtualConcurrency.waitingTasks.map { HeapRoot(task: $0) }
  }
}

extension UIViewController {
  /// The objects other than the controller through which the system holds this screen's objects.
  ///
  /// The main loop and the notification centre are among them, because they hold the objects of all
  /// screens, and a timer that something else holds refers to the loop.
  package func heapParts(on device: Device) -> [AnyObject] {
    [viewIfLoaded, navigationItemIfMade].compactMap { $0 as AnyObject? }
      + [device, device.loop, NotificationCenter.default]
  }
}
