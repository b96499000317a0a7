// The work, timed natively by Google Benchmark.
#include <benchmark/benchmark.h>

#include "tests/bench/work.h"

int main(int argc, char** argv) {
  for (const Work& work : AllWork()) {
    benchmark::RegisterBenchmark(work.name.c_str(), [&work](benchmark::State& state) {
      for (auto _ : state) work.run(work.index);
    });
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
