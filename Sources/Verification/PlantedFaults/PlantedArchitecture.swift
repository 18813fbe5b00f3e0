import FootballGather
public import FootballGatherUI
import Foundation
import MVC
import UIKit

extension Architecture {
  /// MVC with one defect, for testing the harness.
  ///
  /// The defect appears on a memory warning while a player is edited, or at links that growth
  /// measurements open and random users seldom do. Until then, the app is identical to MVC.
  ///
  /// A harness must survive each of these defects, and lose only the sessions in which it appears.
  /// `scripts/attack` tries them all.
  public static let planted = Architecture(
    name: "Planted", module: "PlantedFaults", source: "For trying the harness: MVC with one fault",
    parent: "MVC", roles: [Role("Application", suffix: "Architecture")],
    variants: defects + crashes + exits + signals + waits + intrusions + children + links)

  private static let defects = [
    variant("leak", "leaves two objects that keep each other") { _ in Leak.leave() },
    variant("grow", "takes memory without end") { _ in Endless.grow() },
    variant("loop", "never returns") { _ in Endless.loop() },
    variant("post", "posts to the main queue for ever") { _ in Endless.post() },
  ]

  private static let crashes = [
    variant("trap", "ends the process with a trap") { delegate in
      fatalError("planted, \(delegate.depth) screens deep")
    },
    variant("nil", "unwraps nil") { _ in Crashes.unwrapNothing() },
    variant("range", "reads behind the end of an array") { _ in Crashes.readBehindArray() },
    variant("overflow", "adds to the largest number") { _ in Crashes.overflow() },
    variant("segv", "reads where there is no memory") { _ in Crashes.readNowhere() },
    variant("free", "frees memory twice") { _ in Crashes.freeTwice() },
    variant("stack", "recurses without end") { _ in Crashes.recurse() },
    variant("unowned", "reads an unowned reference too late") { _ in Crashes.dangle() },
    variant("abort", "calls abort") { _ in abort() },
    variant("thread", "traps on another thread") { _ in Crashes.trapElsewhere() },
    variant("speech", "traps with eight megabytes of words") { _ in Crashes.speakAtLength() },
    variant("binary", "traps with control characters") { _ in Crashes.speakBinary() },
    variant("mute", "closes standard error and traps") { _ in
      close(2)
      fatalError("planted")
    },
  ]

  private static let exits = [
    variant("exit0", "ends the process as if all were well") { _ in exit(0) },
    variant("exit1", "ends the process with exit code 1") { _ in exit(1) },
    variant("exit64", "ends the process with exit code 64") { _ in exit(64) },
    variant("exit65", "ends the process with exit code 65") { _ in exit(65) },
    variant("exit70", "ends the process with exit code 70") { _ in exit(70) },
    variant("quit", "ends the process at once, with exit code 130") { _ in _exit(130) },
    variant("linger", "has a function without end for the process's end") { _ in
      Intrusions.lingerAtExit()
    },
    variant("lingerexit", "exits into a function without end") { _ in
      Intrusions.lingerAtExit()
      exit(0)
    },
    variant("mainexit", "ends the main thread") { _ in pthread_exit(nil) },
  ]

  private static let signals = [
    variant("kill", "kills its process") { _ in raise(SIGKILL) },
    variant("term", "terminates its process") { _ in raise(SIGTERM) },
    variant("interrupt", "interrupts its process") { _ in raise(SIGINT) },
    variant("hangup", "hangs up on its process") { _ in raise(SIGHUP) },
    variant("killgroup", "terminates its group of processes") { _ in kill(0, SIGTERM) },
    variant("stop", "stops its process") { _ in raise(SIGSTOP) },
    variant("alarm", "waits for an alarm that ends the process") { _ in Intrusions.alarmSoon() },
    variant("deaf", "ignores all signals, and never returns") { _ in
      Intrusions.ignoreSignals()
      Endless.loop()
    },
    variant("mask", "blocks all signals") { _ in Intrusions.blockSignals() },
  ]

  private static let waits = [
    variant("deadlock", "waits for what does not come") { _ in Intrusions.deadlock() },
    variant("sleep", "sleeps") { _ in sleep(1000) },
    variant("stdin", "reads standard input to its end") { _ in Intrusions.readAll() },
    variant("spin", "leaves a thread that never rests") { _ in Intrusions.spinElsewhere() },
  ]

  private static let intrusions = [
    variant("prints", "prints a line") { _ in print("hello from the app") },
    variant("printsmuch", "prints ten thousand lines") { _ in Intrusions.printMuch() },
    variant("flood", "prints without end and without a line break") { _ in Intrusions.flood(1) },
    variant("flooderrors", "writes errors without end and without a line break") { _ in
      Intrusions.flood(2)
    },
    variant("closeout", "closes standard output") { _ in close(1) },
    variant("closeall", "closes every descriptor") { _ in Intrusions.closeAll() },
    variant("doneflip", "writes to every descriptor") { _ in Intrusions.writeEverywhere() },
    variant("cutpage", "truncates every descriptor") { _ in Intrusions.cutEverything() },
    variant("limit", "allows itself no more files") { _ in Intrusions.limitFiles() },
    variant("away", "leaves its folder and its environment") { _ in Intrusions.leaveFolder() },
  ]

  private static let children = [
    variant("child", "starts a process that outlives it") { _ in Intrusions.startChild() },
    variant("childtrap", "starts a process that outlives it, and traps") { _ in
      Intrusions.startChild()
      fatalError("planted")
    },
    variant("childloop", "starts a process that outlives it, and never returns") { _ in
      Intrusions.startChild()
      Endless.loop()
    },
    variant("daemon", "starts a process that leaves its group") { _ in
      Intrusions.startChild("/usr/bin/setsid", "/bin/sleep", "60")
    },
    variant("split", "goes on in two processes") { _ in Intrusions.split() },
    variant("become", "becomes another program, which ends") { _ in
      Intrusions.become("/bin/true")
    },
    variant("becomesleep", "becomes another program, which sleeps") { _ in
      Intrusions.become("/bin/sleep", "1000")
    },
  ]

  private static let links = [
    variant("linktrap", "ends the process with a trap", at: .link) { _ in
      fatalError("planted, at a link")
    },
    variant("linkexit", "ends the process with exit code 64", at: .link) { _ in exit(64) },
    variant("linkloop", "never returns", at: .link) { _ in Endless.loop() },
  ]

  private static func variant(
    _ name: String, _ summary: String, at moment: PlantedDelegate.Moment = .memoryWarning,
    fault: @escaping @MainActor @Sendable (PlantedDelegate) -> Void
  ) -> Variant {
    Variant(
      name: name, summary: "\(summary) \(moment.rawValue)"
    ) { services in
      guard let real = Architecture.mvc.variants.first else {
        preconditionFailure("MVC has no variant")
      }
      return PlantedDelegate(real.makeDelegate(services), at: moment, fault: fault)
    }
  }
}
