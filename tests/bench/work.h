// What is measured: the same pieces of work natively and as WebAssembly.
#pragma once

#include <string>
#include <vector>

struct Work {
  std::string name;
  void (*run)(int index);
  int index;
};

// Curves and tables by their sizes, then every reading by its slug, at its defaults.
const std::vector<Work>& AllWork();
