import BenchmarkCLI

Bench.start()
