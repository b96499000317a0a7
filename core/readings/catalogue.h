// All widgets of the article by slug, each with its field lists and its reading function, with the
// types erased: one loop over fields serves every widget.
#pragma once

#include <span>
#include <string_view>

#include "core/readings/fields.h"

namespace pe::readings {

// Who calls a reading: fills in its parameters and takes its result, both by field list.
class Caller {
 public:
  // `params` holds the defaults. False: do not read.
  virtual bool SetParams(void* params) = 0;
  virtual void TakeReading(const void* params, const void* reading) = 0;

 protected:
  ~Caller() = default;
};

struct Widget {
  const char* slug;
  FieldList params;
  FieldList reading;
  void (*run)(Caller& caller);
};

// In the order of the article. Lives as long as the program.
std::span<const Widget> Catalogue();

// The widget of that slug, or nullptr.
const Widget* FindWidget(std::string_view slug);

}  // namespace pe::readings
