// The work as a WebAssembly module of its own, to be timed by compare.mjs.
#include <emscripten/emscripten.h>

#include "tests/bench/work.h"

extern "C" {

EMSCRIPTEN_KEEPALIVE void RunWork(int index, int times) {
  const Work& work = AllWork()[static_cast<std::size_t>(index)];
  for (int i = 0; i < times; ++i) work.run(work.index);
}

}  // extern "C"
