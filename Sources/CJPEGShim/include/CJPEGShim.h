// libjpeg for callers that cannot be jumped over.
//
// Every call here sets its own landing place, so an error ends as a `cjpeg_failure` and no jump
// ever crosses the caller's frames. Nothing is printed, and warnings are dropped: what libjpeg can
// read past, we read past.
#ifndef CJPEG_SHIM_H
#define CJPEG_SHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
  CJPEG_OK = 0,
  CJPEG_NOT_JPEG,       // the first marker is missing
  CJPEG_TRUNCATED,      // the bytes end before the picture does
  CJPEG_OUT_OF_MEMORY,
  CJPEG_FAILED,         // anything else; the text says what libjpeg found
} cjpeg_status;

typedef struct {
  cjpeg_status status;
  char text[200];       // libjpeg's own words, zero terminated
} cjpeg_failure;

// The text of a failure, which lives as long as the failure does.
static inline const char *cjpeg_failure_text(const cjpeg_failure *failure) {
  return failure->text;
}

typedef struct {
  uint32_t width;
  uint32_t height;
  uint32_t components;  // 1 grey, 3 RGB, 4 inks
  bool is_inverted;     // four components that say how much ink is missing
} cjpeg_header;

// Reads what stands before the picture data and allocates nothing for the picture.
void cjpeg_read_header(
    const uint8_t *bytes, size_t count, cjpeg_header *header, cjpeg_failure *failure);

// Reads the picture: `width * height * components` bytes at `pixels`, all as the header says;
// anything else is a failure.
void cjpeg_read_pixels(
    const uint8_t *bytes, size_t count, uint8_t *pixels, const cjpeg_header *header,
    cjpeg_failure *failure);

// Writes a picture of one or three components with libjpeg's quality, 0 to 100. The bytes are for
// `cjpeg_free`; NULL when `failure` says why not.
uint8_t *cjpeg_write(
    const uint8_t *pixels, const cjpeg_header *header, int quality, size_t *count,
    cjpeg_failure *failure);

void cjpeg_free(uint8_t *bytes);

#endif
