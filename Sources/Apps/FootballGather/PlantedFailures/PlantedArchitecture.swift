import FootballGather
public import FootballGatherUI
import Foundation
import MVC
import UIKit

extension Architecture {
  /// MVC with one defect, for testing the harness.
  ///
  /// The defect appears on a memory warning while a player is edited, or on links that growth
  /// measurements open but random users rarely open. Until then, the app is identical to MVC.
  ///
  /// A harness must survive each of these defects, and lose only the sessions in which it appears.
  /// `scripts/attack` tries them all.
  public static let planted = Architecture(
    name: "Planted", module: "PlantedFailures",
    source: "For testing the harness: MVC with one defect",
    parent: "MVC", roles: [Role("Application", suffix: "Architecture")],
    variants: defects + crashes + exits + signals + waits + intrusions + children + links)

  private static let defects = [
    variant("leak", "leaks two objects in a cycle") { _ in Leak.leave() },
    variant("grow", "allocates memory without limit") { _ in Endless.grow() },
    variant("loop", "never returns") { _ in Endless.loop() },
    variant("post", "posts to the main queue forever") { _ in Endless.post() },
  ]

  private static let crashes = [
    variant("trap", "crashes with a fatal error") { delegate in
      fatalError("planted, \(delegate.depth) screens deep")
    },
    variant("nil", "unwraps nil") { _ in Crashes.unwrapNothing() },
    variant("range", "reads past the end of an array") { _ in Crashes.readBehindArray() },
    variant("overflow", "overflows an integer") { _ in Crashes.overflow() },
    variant("segv", "reads unmapped memory") { _ in Crashes.readNowhere() },
    variant("free", "frees memory twice") { _ in Crashes.freeTwice() },
    variant("stack", "recurses until the stack overflows") { _ in Crashes.recurse() },
    variant("unowned", "reads a dangling unowned reference") { _ in Crashes.dangle() },
    variant("abort", "calls abort") { _ in abort() },
    variant("thread", "crashes on another thread") { _ in Crashes.trapElsewhere() },
    variant("speech", "crashes with a message of eight megabytes") { _ in Crashes.speakAtLength() },
    variant("binary", "crashes with control characters in the message") { _ in Crashes.speakBinary()
    },
    variant("mute", "closes standard error and crashes") { _ in
      close(2)
      fatalError("planted")
    },
  ]

  private static let exits = [
    variant("exit0", "exits with code 0") { _ in exit(0) },
    variant("exit1", "exits with code 1") { _ in exit(1) },
    variant("exit64", "exits with code 64") { _ in exit(64) },
    variant("exit65", "exits with code 65") { _ in exit(65) },
    variant("exit70", "exits with code 70") { _ in exit(70) },
    variant("quit", "exits with code 130, skipping exit handlers") { _ in _exit(130) },
    variant("linger", "registers an exit handler that never returns") { _ in
      Intrusions.lingerAtExit()
    },
    variant("lingerexit", "exits with an exit handler that never returns") { _ in
      Intrusions.lingerAtExit()
      exit(0)
    },
    variant("mainexit", "exits the main thread") { _ in pthread_exit(nil) },
  ]

  private static let signals = [
    variant("kill", "sends itself SIGKILL") { _ in raise(SIGKILL) },
    variant("term", "sends itself SIGTERM") { _ in raise(SIGTERM) },
    variant("interrupt", "sends itself SIGINT") { _ in raise(SIGINT) },
    variant("hangup", "sends itself SIGHUP") { _ in raise(SIGHUP) },
    variant("killgroup", "sends SIGTERM to its process group") { _ in kill(0, SIGTERM) },
    variant("stop", "sends itself SIGSTOP") { _ in raise(SIGSTOP) },
    variant("alarm", "waits for SIGALRM, which ends the process") { _ in Intrusions.alarmSoon() },
    variant("deaf", "ignores all signals and never returns") { _ in
      Intrusions.ignoreSignals()
      Endless.loop()
    },
    variant("mask", "blocks all signals") { _ in Intrusions.blockSignals() },
  ]

  private static let waits = [
    variant("deadlock", "waits for a semaphore that is never signalled") { _ in
      Intrusions.deadlock()
    },
    variant("sleep", "sleeps for 1,000 seconds") { _ in sleep(1000) },
    variant("stdin", "reads standard input to the end") { _ in Intrusions.readAll() },
    variant("spin", "leaves a thread spinning") { _ in Intrusions.spinElsewhere() },
  ]

  private static let intrusions = [
    variant("prints", "prints a line") { _ in print("hello from the app") },
    variant("printsmuch", "prints ten thousand lines") { _ in Intrusions.printMuch() },
    variant("flood", "prints forever without a line break") { _ in Intrusions.flood(1) },
    variant("flooderrors", "writes errors forever without a line break") { _ in
      Intrusions.flood(2)
    },
    variant("closeout", "closes standard output") { _ in close(1) },
    variant("closeall", "closes every descriptor") { _ in Intrusions.closeAll() },
    variant("doneflip", "writes to every descriptor") { _ in Intrusions.writeEverywhere() },
    variant("cutpage", "truncates every descriptor") { _ in Intrusions.cutEverything() },
    variant("limit", "sets its limit of open files to 0") { _ in Intrusions.limitFiles() },
    variant("away", "changes its working directory, umask and environment") { _ in
      Intrusions.leaveFolder()
    },
  ]

  private static let children = [
    variant("child", "starts a process that outlives it") { _ in Intrusions.startChild() },
    variant("childtrap", "starts a process that outlives it, and crashes") { _ in
      Intrusions.startChild()
      fatalError("planted")
    },
    variant("childloop", "starts a process that outlives it, and never returns") { _ in
      Intrusions.startChild()
      Endless.loop()
    },
    variant("daemon", "starts a process in another session") { _ in
      Intrusions.startChild("/usr/bin/setsid", "/bin/sleep", "60")
    },
    variant("split", "forks") { _ in Intrusions.split() },
    variant("become", "replaces itself with a program that exits") { _ in
      Intrusions.become("/bin/true")
    },
    variant("becomesleep", "replaces itself with a program that sleeps") { _ in
      Intrusions.become("/bin/sleep", "1000")
    },
  ]

  private static let links = [
    variant("linktrap", "crashes with a fatal error", at: .link) { _ in
      fatalError("planted, at a link")
    },
    variant("linkexit", "exits with code 64", at: .link) { _ in exit(64) },
    variant("linkloop", "never returns", at: .link) { _ in Endless.loop() },
  ]

  private static func variant(
    _ name: String, _ summary: String, at moment: PlantedDelegate.Moment = .memoryWarning,
    failure: @escaping @MainActor @Sendable (PlantedDelegate) -> Void
  ) -> Variant {
    Variant(
      name: name, summary: "\(summary) \(moment.rawValue)"
    ) { (services: Services) in
      guard let real = Architecture.mvc.variants.first else {
        preconditionFailure("MVC has no variant")
      }
      return PlantedDelegate(real.makeDelegate(services), at: moment, failure: failure)
    }
  }
}
