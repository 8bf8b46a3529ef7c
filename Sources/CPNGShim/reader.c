#include <string.h>
#include <zlib.h>

#include "failure.h"

typedef struct {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  size_t position;
  cpng_failure *failure;
} reader;

static void take(png_structp png, png_bytep bytes, size_t count) {
  reader *source = png_get_io_ptr(png);
  if (count > source->count - source->position) {
    source->failure->status = CPNG_TRUNCATED;
    png_error(png, "the file ends too early");
  }
  memcpy(bytes, source->bytes + source->position, count);
  source->position += count;
}

// Sets `source` up; false, with the failure filled in, if that was not possible.
static bool start(reader *source) {
  cpng_clear(source->failure);
  // A prefix of the signature is a truncated PNG; nothing at all is none.
  size_t signature = source->count < 8 ? source->count : 8;
  if (signature == 0 || png_sig_cmp(source->bytes, 0, signature)) {
    cpng_fail(source->failure, CPNG_NOT_PNG, "no PNG signature");
    return false;
  }
  source->png = png_create_read_struct(
      PNG_LIBPNG_VER_STRING, &source->failure, cpng_on_error, cpng_on_warning);
  source->info = source->png ? png_create_info_struct(source->png) : NULL;
  if (source->info) return true;
  if (source->failure->status == CPNG_OK) {
    cpng_fail(source->failure, CPNG_OUT_OF_MEMORY, "libpng could not start");
  }
  return false;
}

// Reads up to the first IDAT. Runs inside the caller's landing place.
static void read_info(reader *source) {
  png_set_read_fn(source->png, source, take);
  // The caller states its own limits, with a better message.
  png_set_user_limits(source->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  // Only IHDR, PLTE, tRNS, IDAT and IEND are parsed; text and profiles cannot harm us.
  png_set_keep_unknown_chunks(source->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(source->png, source->info);
}

static void read_header(reader *source, cpng_header *header) {
  if (setjmp(png_jmpbuf(source->png))) return;
  read_info(source);
  header->width = png_get_image_width(source->png, source->info);
  header->height = png_get_image_height(source->png, source->info);
  header->bytes_per_row = png_get_rowbytes(source->png, source->info);
}

static void read_pixels(reader *source, uint8_t *pixels, uint32_t width, uint32_t height) {
  if (setjmp(png_jmpbuf(source->png))) return;
  read_info(source);
  png_structp png = source->png;
  png_set_expand(png);        // palette, 1/2/4 bit grey and tRNS
  png_set_scale_16(png);      // 16 bits to 8, to nearest
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, source->info);
  size_t bytes_per_row = (size_t)width * 4;
  if (png_get_image_height(png, source->info) != height ||
      png_get_rowbytes(png, source->info) != bytes_per_row) {
    png_error(png, "the picture is not of the size its header states");
  }
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t row = 0; row < height; row++) {
      png_read_row(png, pixels + row * bytes_per_row, NULL);
    }
  }
  png_read_end(png, NULL);
}

void cpng_read_header(
    const uint8_t *bytes, size_t count, cpng_header *header, cpng_failure *failure) {
  reader source = {.bytes = bytes, .count = count, .failure = failure};
  if (start(&source)) read_header(&source, header);
  png_destroy_read_struct(&source.png, &source.info, NULL);
}

void cpng_read_pixels(
    const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height,
    cpng_failure *failure) {
  reader source = {.bytes = bytes, .count = count, .failure = failure};
  if (start(&source)) read_pixels(&source, pixels, width, height);
  png_destroy_read_struct(&source.png, &source.info, NULL);
}

cpng_status cpng_inflate(
    const uint8_t *packed, size_t count, uint8_t *unpacked, size_t *unpacked_count) {
  uLongf room = (uLongf)*unpacked_count;
  int result = uncompress(unpacked, &room, packed, (uLong)count);
  *unpacked_count = room;
  if (result == Z_OK) return CPNG_OK;
  return result == Z_BUF_ERROR || result == Z_MEM_ERROR ? CPNG_OUT_OF_MEMORY : CPNG_FAILED;
}
