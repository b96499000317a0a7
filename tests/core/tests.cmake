# The core's tests: one executable, core_tests, natively and under Emscripten (run in Node).
#
# GoogleTest is compiled from Debian's sources in both worlds, since Emscripten cannot use the
# host's library.
set(googletest /usr/src/googletest/googletest)
if(NOT EXISTS ${googletest}/src/gtest-all.cc)
  message(FATAL_ERROR "${googletest} is missing: run scripts/setup")
endif()

enable_testing()

add_library(googletest STATIC ${googletest}/src/gtest-all.cc ${googletest}/src/gtest_main.cc)
target_include_directories(googletest SYSTEM PUBLIC ${googletest}/include)
target_include_directories(googletest PRIVATE ${googletest})
target_compile_options(googletest PRIVATE -w)

file(GLOB core_test_sources CONFIGURE_DEPENDS tests/core/*.cc)
add_executable(core_tests EXCLUDE_FROM_ALL ${core_test_sources})
target_link_libraries(core_tests PRIVATE googletest pe_headers)
# Random states of each widget: fewer where each takes ten times as long.
set(states 20000)
if(EMSCRIPTEN OR PE_SANITIZE)
  set(states 500)
endif()
target_compile_definitions(core_tests PRIVATE
  PE_TEST_DATA="${CMAKE_SOURCE_DIR}/tests/core/data" PE_TEST_STATES=${states})
target_precompile_headers(core_tests PRIVATE
  <gtest/gtest.h> <nlohmann/json.hpp> core/pe/tensor.h <vector>)

if(EMSCRIPTEN)
  # The shipped libraries have no exceptions, and a refused argument traps. The tests catch it, so
  # they compile the core once more, with exceptions.
  target_sources(core_tests PRIVATE ${pe_sources} ${reading_sources} ${text_sources})
  target_compile_definitions(googletest PUBLIC GTEST_HAS_PTHREAD=0)
  target_compile_options(googletest PUBLIC -fexceptions)
  # Compiled synchronously: asynchronously this Emscripten would fetch() the file, which Node 20's
  # fetch refuses.
  target_link_options(core_tests PRIVATE
    -O2 -fexceptions -sENVIRONMENT=node -sNODERAWFS=1 -sALLOW_MEMORY_GROWTH=1 -sEXIT_RUNTIME=1
    -sWASM_ASYNC_COMPILATION=0)
  # Named here because emcmake has ctest run node with a flag that Node 20 refuses.
  add_test(NAME core_tests COMMAND node $<TARGET_FILE:core_tests>)
else()
  target_link_libraries(core_tests PRIVATE readings text)
  add_test(NAME core_tests COMMAND core_tests)
endif()
