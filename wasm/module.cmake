# The shipped module: module.mjs + module.wasm, all readings.
#
# No exceptions (they cost a third of the size), no eval (strict Content-Security-Policy), one file
# for browsers and Node: the caller hands over the bytes.
target_compile_options(pe PUBLIC -flto)
target_compile_options(readings PUBLIC -flto)

add_executable(module wasm/bindings.cc)
target_link_libraries(module PRIVATE readings)
set_target_properties(module PROPERTIES SUFFIX .mjs)
target_compile_options(module PRIVATE -flto)
target_link_options(module PRIVATE
  -O2 -flto -fno-exceptions -lembind
  -sMODULARIZE=1 -sEXPORT_ES6=1 -sENVIRONMENT=web -sDYNAMIC_EXECUTION=0
  -sMALLOC=emmalloc -sALLOW_MEMORY_GROWTH=1 -sTEXTDECODER=2 -sFILESYSTEM=0
  -sINCOMING_MODULE_JS_API=[wasmBinary])
