import BenchmarkKit

/// The records of a campaign's completed jobs, in one or several journals.
package protocol JobRecords {
  /// The content of a job's record; `nil` if the job was not completed.
  func content(of key: JobKey) throws(Failure) -> JobContent?
}
