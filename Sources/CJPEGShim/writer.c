#include <stdlib.h>
#include <string.h>

#include "failure.h"

typedef struct {
  struct jpeg_compress_struct jpeg;
  cjpeg_errors errors;
  unsigned char *bytes;
  unsigned long count;
} writer;

// Runs inside the caller's landing place.
static void write_picture(
    writer *target, const uint8_t *pixels, const cjpeg_header *header, int quality) {
  jpeg_create_compress(&target->jpeg);
  jpeg_mem_dest(&target->jpeg, &target->bytes, &target->count);
  target->jpeg.image_width = header->width;
  target->jpeg.image_height = header->height;
  target->jpeg.input_components = (int)header->components;
  target->jpeg.in_color_space = header->components == 1 ? JCS_GRAYSCALE : JCS_RGB;
  jpeg_set_defaults(&target->jpeg);
  jpeg_set_quality(&target->jpeg, quality, TRUE);
  target->jpeg.dct_method = JDCT_ISLOW;
  jpeg_start_compress(&target->jpeg, TRUE);
  size_t stride = (size_t)header->width * header->components;
  while (target->jpeg.next_scanline < target->jpeg.image_height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)target->jpeg.next_scanline * stride);
    jpeg_write_scanlines(&target->jpeg, &row, 1);
  }
  jpeg_finish_compress(&target->jpeg);
}

uint8_t *cjpeg_write(
    const uint8_t *pixels, const cjpeg_header *header, int quality, size_t *count,
    cjpeg_failure *failure) {
  // On the heap: the memory it grows must be found again after a jump.
  writer *target = calloc(1, sizeof *target);
  if (!target) {
    cjpeg_fail(failure, CJPEG_OUT_OF_MEMORY, "no memory for a writer");
    return NULL;
  }
  target->jpeg.err = cjpeg_start_errors(&target->errors, failure);
  if (!setjmp(target->errors.landing)) write_picture(target, pixels, header, quality);
  jpeg_destroy_compress(&target->jpeg);
  uint8_t *bytes = target->bytes;
  *count = target->count;
  free(target);
  if (failure->status == CJPEG_OK) return bytes;
  free(bytes);
  return NULL;
}

void cjpeg_free(uint8_t *bytes) { free(bytes); }
