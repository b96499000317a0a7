# readings_fuzz: the readings under libFuzzer, which only Clang has.
if(PE_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL Clang)
  add_executable(readings_fuzz EXCLUDE_FROM_ALL tests/fuzz/readings_fuzz.cc)
  target_link_libraries(readings_fuzz PRIVATE readings)
  target_link_options(readings_fuzz PRIVATE -fsanitize=fuzzer)
endif()
