import ArgumentParser
import BenchmarkCampaign

extension Shard: ExpressibleByArgument {}
