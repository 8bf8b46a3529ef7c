#include <stdlib.h>
#include <string.h>

#include "failure.h"

// Rows are packed here where files are to be small; the large buffer makes one IDAT of most frames.
enum { compression_level = 9, memory_level = 9, compression_buffer_size = 256 * 1024 };

struct cpng_writer {
  png_structp png;
  png_infop info;
  size_t bytes_per_row;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  cpng_failure *failure;  // of the call in progress
};

// Makes room for so many bytes in all.
static void reserve(cpng_writer *writer, size_t capacity) {
  if (capacity <= writer->capacity) return;
  uint8_t *grown = realloc(writer->bytes, capacity);
  if (!grown) {
    writer->failure->status = CPNG_OUT_OF_MEMORY;
    png_error(writer->png, "no memory for the encoded picture");
  }
  writer->bytes = grown;
  writer->capacity = capacity;
}

static void append(png_structp png, png_bytep bytes, size_t count) {
  cpng_writer *writer = png_get_io_ptr(png);
  if (count > writer->capacity - writer->count) {
    size_t capacity = writer->capacity ? writer->capacity * 2 : 64 * 1024;
    while (capacity - writer->count < count) capacity *= 2;
    reserve(writer, capacity);
  }
  memcpy(writer->bytes + writer->count, bytes, count);
  writer->count += count;
}

static void flush(png_structp png) { (void)png; }

static int filters(cpng_filter filter) {
  switch (filter) {
    case CPNG_FILTER_UP: return PNG_FILTER_UP;
    case CPNG_FILTER_ADAPTIVE: return PNG_ALL_FILTERS;
    default: return PNG_FILTER_NONE;
  }
}

static void write_header(cpng_writer *writer, cpng_picture picture) {
  if (setjmp(png_jmpbuf(writer->png))) return;
  png_structp png = writer->png;
  png_infop info = writer->info;
  png_set_write_fn(png, writer, append, flush);
  png_set_compression_level(png, compression_level);
  png_set_compression_mem_level(png, memory_level);
  png_set_compression_buffer_size(png, compression_buffer_size);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, filters(picture.filter));
  png_set_IHDR(
      png, info, picture.width, picture.height, 8,
      picture.has_alpha ? PNG_COLOR_TYPE_RGBA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_pHYs(
      png, info, picture.pixels_per_metre, picture.pixels_per_metre, PNG_RESOLUTION_METER);
  png_write_info(png, info);
  if (!picture.has_alpha) png_set_filler(png, 0, PNG_FILLER_AFTER);
}

cpng_writer *cpng_writer_create(cpng_picture picture, cpng_failure *failure) {
  cpng_clear(failure);
  cpng_writer *writer = calloc(1, sizeof *writer);
  if (!writer) {
    cpng_fail(failure, CPNG_OUT_OF_MEMORY, "no memory for a writer");
    return NULL;
  }
  writer->failure = failure;
  writer->bytes_per_row = (size_t)picture.width * 4;
  writer->png = png_create_write_struct(
      PNG_LIBPNG_VER_STRING, &writer->failure, cpng_on_error, cpng_on_warning);
  writer->info = writer->png ? png_create_info_struct(writer->png) : NULL;
  if (writer->info) {
    write_header(writer, picture);
  } else if (failure->status == CPNG_OK) {
    cpng_fail(failure, CPNG_OUT_OF_MEMORY, "libpng could not start");
  }
  if (failure->status == CPNG_OK) return writer;
  cpng_writer_destroy(writer);
  return NULL;
}

void cpng_writer_add_rows(
    cpng_writer *writer, const uint8_t *rows, size_t row_count, cpng_failure *failure) {
  cpng_clear(failure);
  writer->failure = failure;
  if (setjmp(png_jmpbuf(writer->png))) return;
  for (size_t row = 0; row < row_count; row++) {
    png_write_row(writer->png, rows + row * writer->bytes_per_row);
  }
}

void cpng_writer_finish(cpng_writer *writer, cpng_failure *failure) {
  cpng_clear(failure);
  writer->failure = failure;
  if (setjmp(png_jmpbuf(writer->png))) return;
  // Without an info structure nothing is written after the picture: no tIME, no text.
  png_write_end(writer->png, NULL);
}

void cpng_writer_begin_packed(cpng_writer *writer, size_t count, cpng_failure *failure) {
  cpng_clear(failure);
  writer->failure = failure;
  if (setjmp(png_jmpbuf(writer->png))) return;
  if (count > PNG_UINT_31_MAX) png_error(writer->png, "the packed picture is too large");
  // What stands before, the frame of the chunk, and the end.
  reserve(writer, writer->count + count + 64);
  png_write_chunk_start(writer->png, (png_const_bytep)"IDAT", (png_uint_32)count);
}

void cpng_writer_add_packed(
    cpng_writer *writer, const uint8_t *bytes, size_t count, cpng_failure *failure) {
  cpng_clear(failure);
  writer->failure = failure;
  if (setjmp(png_jmpbuf(writer->png))) return;
  png_write_chunk_data(writer->png, bytes, count);
}

void cpng_writer_finish_packed(cpng_writer *writer, cpng_failure *failure) {
  cpng_clear(failure);
  writer->failure = failure;
  if (setjmp(png_jmpbuf(writer->png))) return;
  png_write_chunk_end(writer->png);
  // Not png_write_end, which knows only of rows that libpng packed itself.
  png_write_chunk(writer->png, (png_const_bytep)"IEND", NULL, 0);
}

const uint8_t *cpng_writer_bytes(const cpng_writer *writer, size_t *count) {
  *count = writer->count;
  return writer->bytes;
}

void cpng_writer_destroy(cpng_writer *writer) {
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}
