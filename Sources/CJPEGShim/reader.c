#include <string.h>

#include "failure.h"

// More scans than any encoder makes.
enum { MOST_SCANS = 500 };

typedef struct {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_progress_mgr progress;
  cjpeg_errors errors;
} reader;

// libjpeg's own source pretends that a file which ends early goes on with an end marker.
static boolean on_empty(j_decompress_ptr jpeg) {
  jpeg->err->msg_code = JERR_INPUT_EOF;
  jpeg->err->error_exit((j_common_ptr)jpeg);
  return FALSE;
}

static void on_skip(j_decompress_ptr jpeg, long count) {
  if (count <= 0) return;
  if ((size_t)count > jpeg->src->bytes_in_buffer) on_empty(jpeg);
  jpeg->src->next_input_byte += count;
  jpeg->src->bytes_in_buffer -= (size_t)count;
}

static void on_progress(j_common_ptr common) {
  j_decompress_ptr jpeg = (j_decompress_ptr)common;
  if (common->is_decompressor && jpeg->input_scan_number > MOST_SCANS) {
    common->err->msg_code = JERR_BAD_PROGRESSION;
    common->err->error_exit(common);
  }
}

// Reads up to the first scan. Runs inside the caller's landing place.
static void read_header(reader *source, const uint8_t *bytes, size_t count) {
  jpeg_create_decompress(&source->jpeg);
  jpeg_mem_src(&source->jpeg, (unsigned char *)bytes, (unsigned long)count);
  source->jpeg.src->fill_input_buffer = on_empty;
  source->jpeg.src->skip_input_data = on_skip;
  source->progress.progress_monitor = on_progress;
  source->jpeg.progress = &source->progress;
  jpeg_read_header(&source->jpeg, TRUE);
  switch (source->jpeg.jpeg_color_space) {
  case JCS_GRAYSCALE: source->jpeg.out_color_space = JCS_GRAYSCALE; break;
  case JCS_CMYK:
  case JCS_YCCK: source->jpeg.out_color_space = JCS_CMYK; break;
  default: source->jpeg.out_color_space = JCS_RGB; break;
  }
}

static void describe(reader *source, cjpeg_header *header) {
  header->width = source->jpeg.image_width;
  header->height = source->jpeg.image_height;
  switch (source->jpeg.out_color_space) {
  case JCS_GRAYSCALE: header->components = 1; break;
  case JCS_CMYK: header->components = 4; break;
  default: header->components = 3; break;
  }
  // Adobe writes inks upside down.
  header->is_inverted = header->components == 4 && source->jpeg.saw_Adobe_marker;
}

void cjpeg_read_header(
    const uint8_t *bytes, size_t count, cjpeg_header *header, cjpeg_failure *failure) {
  reader source;
  memset(&source, 0, sizeof source);
  source.jpeg.err = cjpeg_start_errors(&source.errors, failure);
  if (count == 0) {
    cjpeg_fail(failure, CJPEG_NOT_JPEG, "there are no bytes");
    return;
  }
  if (!setjmp(source.errors.landing)) {
    read_header(&source, bytes, count);
    describe(&source, header);
  }
  jpeg_destroy_decompress(&source.jpeg);
}

void cjpeg_read_pixels(
    const uint8_t *bytes, size_t count, uint8_t *pixels, const cjpeg_header *header,
    cjpeg_failure *failure) {
  reader source;
  memset(&source, 0, sizeof source);
  source.jpeg.err = cjpeg_start_errors(&source.errors, failure);
  if (!setjmp(source.errors.landing)) {
    read_header(&source, bytes, count);
    cjpeg_header found;
    describe(&source, &found);
    if (found.width != header->width || found.height != header->height
        || found.components != header->components) {
      source.jpeg.err->msg_code = JERR_BAD_STATE;
      source.jpeg.err->error_exit((j_common_ptr)&source.jpeg);
    }
    // The slow inverse is the exact one, the same on every machine.
    source.jpeg.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&source.jpeg);
    size_t stride = (size_t)header->width * header->components;
    while (source.jpeg.output_scanline < source.jpeg.output_height) {
      JSAMPROW row = pixels + (size_t)source.jpeg.output_scanline * stride;
      jpeg_read_scanlines(&source.jpeg, &row, 1);
    }
    // What follows the last row does not matter.
    jpeg_abort_decompress(&source.jpeg);
  }
  jpeg_destroy_decompress(&source.jpeg);
}
