# The shipped module: build/wasm/module.mjs and module.wasm, all readings.
#
# No exceptions (they cost a third of the size), no eval (strict Content-Security-Policy), one file
# for browsers and Node: the caller hands over the bytes.

# Size first; the loop of the curves is worth its bytes. With -Oz emcc forbids inlining, so that every
# access to an element is a call: ten times slower, and 1 KB more. -finline-functions allows it again.
set(module_options -Oz -finline-functions -flto -fno-exceptions -fno-rtti)
target_compile_options(pe PRIVATE ${module_options})
target_compile_options(readings PRIVATE ${module_options})
target_compile_options(text PRIVATE ${module_options})
set_source_files_properties(core/pe/cosine_sum.cc PROPERTIES
  COMPILE_OPTIONS -O2 SKIP_PRECOMPILE_HEADERS ON)

# Embind without libembind: its two JavaScript libraries, and wasm/types.cc.
set(embind ${EMSCRIPTEN_ROOT_PATH}/src/embind)
add_executable(module wasm/bindings.cc wasm/types.cc)
target_link_libraries(module PRIVATE readings text)
target_compile_options(module PRIVATE ${module_options})
target_compile_definitions(module PRIVATE EMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0)
target_link_options(module PRIVATE
  ${module_options}
  "SHELL:--js-library ${embind}/embind.js" "SHELL:--js-library ${embind}/emval.js"
  -sEXPORTED_FUNCTIONS=[_malloc,_free]
  -sMODULARIZE=1 -sEXPORT_ES6=1 -sENVIRONMENT=web -sDYNAMIC_EXECUTION=0 -sFILESYSTEM=0
  -sMALLOC=emmalloc -sALLOW_MEMORY_GROWTH=1 -sTEXTDECODER=2
  -sINCOMING_MODULE_JS_API=[wasmBinary])
set_target_properties(module PROPERTIES SUFFIX .mjs)

# What is shipped: the glue minified further than Emscripten does, without its ways to fetch the
# bytes itself.
set(shipped ${CMAKE_SOURCE_DIR}/build/wasm)
add_custom_command(TARGET module POST_BUILD
  COMMAND ${CMAKE_COMMAND} -E make_directory ${shipped}
  COMMAND ${CMAKE_COMMAND} -E copy ${CMAKE_BINARY_DIR}/module.wasm ${shipped}/module.wasm
  COMMAND node ${CMAKE_SOURCE_DIR}/web/node_modules/terser/bin/terser --module --toplevel
          --ecma 2020 --define fetch=undefined,document=undefined
          --compress passes=4,unsafe_arrows,pure_getters,keep_fargs=false --mangle
          --output ${shipped}/module.mjs ${CMAKE_BINARY_DIR}/module.mjs
  VERBATIM)
