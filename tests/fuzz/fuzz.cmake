# readings_fuzz and text_fuzz: the readings, and all that is parsed, under libFuzzer, which only
# Clang has.
if(PE_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL Clang)
  foreach(library readings text)
    set(target ${library}_fuzz)
    add_executable(${target} EXCLUDE_FROM_ALL tests/fuzz/${target}.cc)
    target_link_libraries(${target} PRIVATE ${library})
    target_link_options(${target} PRIVATE -fsanitize=fuzzer)
  endforeach()
endif()
