import BenchmarkKit

extension Dispatch {
  package func data(in run: Run) -> [DataTable] {
    [
      DataTable(
        "times", title: "Times per event, block by block",
        columns: [
          .init("launch", .integer, "The number of the launch, from 0."),
          .init("seed", .string, "The seed of the launch's sessions."),
          .init("session", .integer, "The index of the block's session among those of the seed."),
          .subject,
          .init(
            "time", .number, unit: "ns",
            "The mean time of an event in the session, from its delivery until the app is idle."),
        ],
        rows: launches.enumerated().flatMap { number, launch in
          launch.blocks.sorted { $0.key < $1.key }.flatMap { subject, times in
            times.enumerated().map { block, value in
              [
                .integer(number), .text(launch.seed), .integer(launch.firstSession + block),
                .text(subject), .number(value),
              ]
            }
          }
        })
    ]
  }
}
