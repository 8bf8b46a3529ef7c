// libpng for callers that cannot be jumped over.
//
// libpng reports trouble by longjmp. Every call here sets its own landing place, so an error ends
// as a `cpng_failure` and no jump ever crosses the caller's frames. Nothing is printed, and
// warnings are dropped: what libpng can read past, we read past.
#ifndef CPNG_SHIM_H
#define CPNG_SHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
  CPNG_OK = 0,
  CPNG_NOT_PNG,        // the signature is missing
  CPNG_TRUNCATED,      // the bytes end before the picture does
  CPNG_OUT_OF_MEMORY,
  CPNG_FAILED,         // anything else; the text says what libpng found
} cpng_status;

typedef struct {
  cpng_status status;
  char text[128];      // libpng's own words, zero terminated
} cpng_failure;

// The text of a failure, which lives as long as the failure does.
static inline const char *cpng_failure_text(const cpng_failure *failure) { return failure->text; }

// MARK: Writing

// A PNG being written into memory.
typedef struct cpng_writer cpng_writer;

typedef enum {
  CPNG_FILTER_NONE = 0,
  CPNG_FILTER_UP,
  CPNG_FILTER_ADAPTIVE,  // libpng chooses row by row
} cpng_filter;

typedef struct {
  uint32_t width;
  uint32_t height;
  bool has_alpha;             // false: RGB, and the fourth byte of each pixel is skipped
  uint32_t pixels_per_metre;  // of the pHYs chunk
  cpng_filter filter;         // of rows that are packed here
} cpng_picture;

// A writer that holds everything before the picture data; NULL when `failure` says why not.
cpng_writer *cpng_writer_create(cpng_picture picture, cpng_failure *failure);

// Adds `row_count` rows of straight RGBA, `width * 4` bytes each.
void cpng_writer_add_rows(
    cpng_writer *writer, const uint8_t *rows, size_t row_count, cpng_failure *failure);

// Ends the file. All rows must have been added.
void cpng_writer_finish(cpng_writer *writer, cpng_failure *failure);

// The other way: the picture packed already, as the body of IDAT. Its `count` bytes come in
// portions; the end of the file follows them.
void cpng_writer_begin_packed(cpng_writer *writer, size_t count, cpng_failure *failure);
void cpng_writer_add_packed(
    cpng_writer *writer, const uint8_t *bytes, size_t count, cpng_failure *failure);
void cpng_writer_finish_packed(cpng_writer *writer, cpng_failure *failure);

// The bytes written so far, valid until the next call on the writer.
const uint8_t *cpng_writer_bytes(const cpng_writer *writer, size_t *count);

void cpng_writer_destroy(cpng_writer *writer);

// MARK: Reading

typedef struct {
  uint32_t width;
  uint32_t height;
  size_t bytes_per_row;  // as stored, before anything is expanded
} cpng_header;

// Reads what stands before the picture data and allocates nothing for the picture.
void cpng_read_header(
    const uint8_t *bytes, size_t count, cpng_header *header, cpng_failure *failure);

// Expands the picture into straight RGBA, 8 bits each: `width * height * 4` bytes at `pixels`.
// `width` and `height` are those of the header; anything else is a failure.
void cpng_read_pixels(
    const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height,
    cpng_failure *failure);

// Unpacks what zlib packed into at most `*unpacked_count` bytes and says how many there were;
// CPNG_OUT_OF_MEMORY when there is not enough room.
cpng_status cpng_inflate(
    const uint8_t *packed, size_t count, uint8_t *unpacked, size_t *unpacked_count);

#endif
