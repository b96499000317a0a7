# The shipped module: build/wasm/module.mjs and module.wasm, all readings.
#
# No exceptions (they cost a third of the size), no eval (strict Content-Security-Policy), one file
# for browsers and Node: the caller hands over the bytes.

# Size first; the hot loop of the curves is worth its bytes.
set(module_options -Oz -flto -fno-exceptions)
target_compile_options(pe PRIVATE ${module_options})
target_compile_options(readings PRIVATE ${module_options})
set_source_files_properties(core/pe/cosine_sum.cc PROPERTIES
  COMPILE_OPTIONS -O2 SKIP_PRECOMPILE_HEADERS ON)

add_executable(module wasm/bindings.cc)
target_link_libraries(module PRIVATE readings)
target_compile_options(module PRIVATE ${module_options})
target_link_options(module PRIVATE
  ${module_options} -lembind
  -sMODULARIZE=1 -sEXPORT_ES6=1 -sENVIRONMENT=web -sDYNAMIC_EXECUTION=0 -sFILESYSTEM=0
  -sMALLOC=emmalloc -sALLOW_MEMORY_GROWTH=1 -sTEXTDECODER=2
  -sINCOMING_MODULE_JS_API=[wasmBinary])
set_target_properties(module PROPERTIES SUFFIX .mjs)

# What is shipped: the glue minified further than Emscripten does.
set(shipped ${CMAKE_SOURCE_DIR}/build/wasm)
add_custom_command(TARGET module POST_BUILD
  COMMAND ${CMAKE_COMMAND} -E make_directory ${shipped}
  COMMAND ${CMAKE_COMMAND} -E copy ${CMAKE_BINARY_DIR}/module.wasm ${shipped}/module.wasm
  COMMAND node ${CMAKE_SOURCE_DIR}/web/node_modules/terser/bin/terser --module --toplevel
          --ecma 2020 --compress passes=3,unsafe_arrows --mangle
          --output ${shipped}/module.mjs ${CMAKE_BINARY_DIR}/module.mjs
  VERBATIM)
