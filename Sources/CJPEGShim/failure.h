#ifndef CJPEG_FAILURE_H
#define CJPEG_FAILURE_H

#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>

#include <jerror.h>

#include "CJPEGShim.h"

// libjpeg's error manager with where to land and what to fill in.
typedef struct {
  struct jpeg_error_mgr manager;  // first: libjpeg hands a pointer to it
  jmp_buf landing;
  cjpeg_failure *failure;
} cjpeg_errors;

static inline void cjpeg_fail(cjpeg_failure *failure, cjpeg_status status, const char *text) {
  failure->status = status;
  snprintf(failure->text, sizeof failure->text, "%s", text);
}

static inline void cjpeg_on_error(j_common_ptr common) {
  cjpeg_errors *errors = (cjpeg_errors *)common->err;
  char text[JMSG_LENGTH_MAX];
  errors->manager.format_message(common, text);
  cjpeg_status status = CJPEG_FAILED;
  switch (errors->manager.msg_code) {
  case JERR_NO_SOI: status = CJPEG_NOT_JPEG; break;
  case JERR_INPUT_EOF: status = CJPEG_TRUNCATED; break;
  case JERR_OUT_OF_MEMORY: status = CJPEG_OUT_OF_MEMORY; break;
  default: break;
  }
  cjpeg_fail(errors->failure, status, text);
  longjmp(errors->landing, 1);
}

static inline void cjpeg_on_message(j_common_ptr common, int level) {
  (void)common;
  (void)level;
}

static inline void cjpeg_on_output(j_common_ptr common) { (void)common; }

// An error manager that lands where `errors->landing` will have been set.
static inline struct jpeg_error_mgr *cjpeg_start_errors(
    cjpeg_errors *errors, cjpeg_failure *failure) {
  failure->status = CJPEG_OK;
  failure->text[0] = 0;
  errors->failure = failure;
  struct jpeg_error_mgr *manager = jpeg_std_error(&errors->manager);
  manager->error_exit = cjpeg_on_error;
  manager->emit_message = cjpeg_on_message;
  manager->output_message = cjpeg_on_output;
  return manager;
}

#endif
