/// The records of the jobs of a campaign that were done, wherever they are.
protocol JobRecords {
  /// The record of a job; `nil` when it was not done.
  func record(_ key: JobKey) throws(Failure) -> JobRecord?
}

extension Journal: JobRecords {}
