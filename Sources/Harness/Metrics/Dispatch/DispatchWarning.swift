import BenchmarkKit

/// The warnings about conditions under which times are wrong or imprecise.
package enum DispatchWarning: WarningReason {
  /// The load of the machine when the run began.
  case busyMachine(load: Double)
  /// The number of launches with the code in the build's order, and the total number.
  case notPlaced(Int, of: Int)
  /// The number of launches, if it is too small for an interval.
  case fewLaunches(Int)
  /// The difference between the baseline and its A/A control.
  case control(baseline: String, percent: Int)
  // The number of disturbed launches, and the total number.
  case drift(Int, of: Int)
  case dependence(Int, of: Int)
  case severalPeaks(Int, of: Int)
  case stolenTime(Int, of: Int)
  case waiting(Int, of: Int)

  package var text: String {
    switch self {
    case .busyMachine(let load):
      """
      The machine was busy when the run began: found load \(load), expected 0.5 or less. Close \
      other programs.
      """
    case .notPlaced(let number, let all):
      """
      \(number) of \(all.counted("launch")) ran the code in the order of the build, so the \
      intervals might not cover other orders. 'bench doctor' shows why the code was not reordered.
      """
    case .fewLaunches(let count):
      """
      Found \(count.counted("launch")), expected 6 or more: fewer give no interval at 95 %. \
      Measure more launches.
      """
    case .control(let baseline, let percent):
      """
      \(baseline) and its A/A control, which has the same code, differ by up to \(percent) %, so \
      smaller differences between subjects mean nothing in this run. Use a quieter machine, or \
      more launches.
      """
    case .drift(let number, let all):
      """
      Times drift by more than 2 % in \(number) of \(all.counted("launch")): the processor was \
      speeding up or slowing down. Fix its frequency, and let the machine warm up.
      """
    case .dependence(let number, let all):
      """
      Neighbouring sessions were disturbed together in \(number) of \(all.counted("launch")): \
      another program was running. Close other programs.
      """
    case .severalPeaks(let number, let all):
      """
      Times have several peaks in \(number) of \(all.counted("launch")): the processor changed its \
      frequency or core. Fix its frequency.
      """
    case .stolenTime(let number, let all):
      """
      More than 1 % of CPU time was stolen by the host in \(number) of \(all.counted("launch")). \
      Use a dedicated machine.
      """
    case .waiting(let number, let all):
      """
      Processes waited for a processor more than 10 % of the time in \(number) of \
      \(all.counted("launch")). Close other programs.
      """
    }
  }
}
