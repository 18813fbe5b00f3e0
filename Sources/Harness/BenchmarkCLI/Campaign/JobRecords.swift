/// The records of a campaign's completed jobs, wherever they are stored.
protocol JobRecords {
  /// The record of a job; `nil` if the job was not completed.
  func record(_ key: JobKey) throws(Failure) -> JobRecord?
}

extension Journal: JobRecords {}
