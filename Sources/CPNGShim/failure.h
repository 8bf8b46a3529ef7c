#ifndef CPNG_FAILURE_H
#define CPNG_FAILURE_H

#include <png.h>
#include <stdio.h>

#include "CPNGShim.h"

static inline void cpng_clear(cpng_failure *failure) {
  failure->status = CPNG_OK;
  failure->text[0] = 0;
}

static inline void cpng_fail(cpng_failure *failure, cpng_status status, const char *text) {
  failure->status = status;
  snprintf(failure->text, sizeof failure->text, "%s", text);
}

// libpng's error callback; its error pointer is a `cpng_failure **`, so that each call can hand in
// its own. A status set before the error was raised is more precise and stays.
static inline PNG_NORETURN void cpng_on_error(png_structp png, png_const_charp text) {
  cpng_failure *failure = *(cpng_failure **)png_get_error_ptr(png);
  cpng_fail(failure, failure->status == CPNG_OK ? CPNG_FAILED : failure->status, text);
  png_longjmp(png, 1);
}

static inline void cpng_on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

#endif
