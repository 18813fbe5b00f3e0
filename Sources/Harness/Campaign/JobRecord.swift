import BenchmarkKit
import Foundation
import JSONReading

/// The journal's record of a completed job.
package struct JobRecord<Part: MetricPart>: Codable {
  let job: JobKey
  /// The result; `nil` if there is none.
  var part: Part?
  /// The reason the job cannot have a result.
  var failure: String?
  /// Findings in sessions that had to be left out.
  var findings: [Finding] = []
  /// The number of sessions or launches left out because a subject fails in them, by subject.
  var leftOut: [String: Int] = [:]
  /// The time that workers spent on the job, in seconds.
  var seconds = 0.0
  /// The peak memory of its workers, in bytes.
  var peakMemory = 0
  /// The number of times that a subject ran a session.
  var units = 0
}

extension JobRecord {
  /// A line that describes the job and how it went.
  ///
  /// - Parameter count: The number of jobs of the metric.
  func account(of job: Job<some Any>, count: Int) -> String {
    let subjects = job.subjects.count == 1 ? job.subjects[0] : "\(job.subjects.count) subjects"
    let range = job.range
    let work = "\(range.count.counted("session")) of \(subjects), seed \(range.seed)"
    let cost = "\(String(format: "%.2f", seconds)) s, \(peakMemory >> 20) MiB"
    let left = leftOut.isEmpty ? nil : "\(leftOut.values.reduce(0, +)) left out"
    return "\(self.job.metric.commandName) \(self.job.number + 1) of \(count): "
      + [work, "from \(range.first)", cost, failure, left, part?.remark].compactMap { $0 }
      .joined(separator: ", ")
  }
}

extension Metric {
  /// Decodes a record and checks that a job of the campaign can have produced it.
  ///
  /// A checksum proves that a record is intact, not that bench wrote it: files can be edited or
  /// forged.
  func record(
    from content: JobContent, in campaign: CampaignContext
  ) throws(Failure) -> JobRecord<Part> {
    let record: JobRecord<Part>
    do {
      record = try JSONDecoder().decode(JobRecord<Part>.self, from: content.data)
    } catch {
      throw invalid("\(JSONProblem(decoding: error))", content)
    }
    if let problem = problem(with: record, in: campaign) { throw invalid(problem, content) }
    return record
  }

  private func invalid(_ problem: String, _ content: JobContent) -> Failure {
    Failure(CampaignFailure.invalidRecord(location: content.location, problem: problem))
  }

  private func problem(with record: JobRecord<Part>, in campaign: CampaignContext) -> String? {
    if let found = AbsurdNumber(in: record) { return found.description }
    guard let part = record.part else { return nil }
    let known = Set(campaign.ids + campaign.timed)
    if let stranger = part.subjects.first(where: { !known.contains($0) }) {
      return "found subject '\(stranger)', expected one of the run"
    }
    return self.problem(with: part, of: campaign)
  }
}
