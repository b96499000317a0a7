# What scripts/bench times: bench natively, bench_module as WebAssembly, compiled like the shipped
# code.
if(EMSCRIPTEN)
  add_executable(bench_module EXCLUDE_FROM_ALL tests/bench/module.cc tests/bench/work.cc)
  target_link_libraries(bench_module PRIVATE readings)
  target_compile_options(bench_module PRIVATE ${module_options})
  target_link_options(bench_module PRIVATE ${module_options}
    --no-entry -sSTANDALONE_WASM=1 -sMALLOC=emmalloc -sALLOW_MEMORY_GROWTH=1)
  set_target_properties(bench_module PROPERTIES SUFFIX .wasm)
else()
  add_executable(bench EXCLUDE_FROM_ALL tests/bench/native.cc tests/bench/work.cc)
  target_link_libraries(bench PRIVATE readings benchmark pthread)
endif()
