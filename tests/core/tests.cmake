# The suite of the core, one program, natively (plain or with sanitizers) and as WebAssembly.

# GoogleTest from its sources: Debian's library is native only.
set(googletest /usr/src/googletest)
add_library(gtest_from_source STATIC
  ${googletest}/googletest/src/gtest-all.cc ${googletest}/googletest/src/gtest_main.cc)
target_include_directories(gtest_from_source SYSTEM PUBLIC ${googletest}/googletest/include)
target_include_directories(gtest_from_source PRIVATE ${googletest}/googletest)
target_compile_options(gtest_from_source PRIVATE -w)

file(GLOB test_sources CONFIGURE_DEPENDS tests/core/*_test.cc)
add_executable(core_tests EXCLUDE_FROM_ALL ${test_sources})
target_link_libraries(core_tests PRIVATE gtest_from_source)
target_compile_definitions(core_tests PRIVATE PE_TEST_DATA="${CMAKE_SOURCE_DIR}/tests/core/data")
target_precompile_headers(core_tests PRIVATE
  <gtest/gtest.h> <nlohmann/json.hpp> core/readings/fields.h)

if(EMSCRIPTEN)
  # Refusals are exceptions, which the shipped module is built without: the core again, with them.
  add_library(core_with_exceptions STATIC ${pe_sources} ${reading_sources})
  target_link_libraries(core_with_exceptions PUBLIC pe_headers)
  target_precompile_headers(core_with_exceptions PRIVATE core/pe/tensor.h <vector>)
  target_compile_options(core_with_exceptions PUBLIC -O1 -fexceptions)
  target_link_libraries(core_tests PRIVATE core_with_exceptions)
  target_link_options(core_tests PRIVATE -O1 -fexceptions
    -sALLOW_MEMORY_GROWTH=1 -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1)
else()
  target_link_libraries(core_tests PRIVATE readings)
endif()
