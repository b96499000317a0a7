# readings_fuzz: the readings under libFuzzer, which only Clang has. It compiles the core once more,
# instrumented.
if(CMAKE_CXX_COMPILER_ID STREQUAL Clang AND NOT EMSCRIPTEN)
  set(instrumented -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all)
  add_executable(readings_fuzz EXCLUDE_FROM_ALL
    tests/fuzz/readings_fuzz.cc ${pe_sources} ${reading_sources})
  target_link_libraries(readings_fuzz PRIVATE pe_headers)
  target_compile_options(readings_fuzz PRIVATE ${instrumented})
  target_link_options(readings_fuzz PRIVATE ${instrumented})
  target_precompile_headers(readings_fuzz PRIVATE core/pe/tensor.h <vector>)
endif()
