// One colour through coverage, over pixels. See `Vectors.h`.
//
// What is scaled by a colour or by what all pixels have in common is scaled by factors; those of
// coverage, which is another for each pixel, would take longer to find than they spare.

// MARK: Pixels of different coverage

/// The factors of a colour's even and odd channels, and of its alpha in both lanes of a pixel.
typedef struct {
  NAME(lanes) even, odd, alpha;
} NAME(paint);

INLINE NAME(paint) NAME(paint_of)(uint32_t color) {
  uint32_t red = NAME(factor)(color & 255), green = NAME(factor)(color >> 8 & 255);
  uint32_t blue = NAME(factor)(color >> 16 & 255), alpha = NAME(factor)(color >> 24);
  NAME(words) none = {};
  return (NAME(paint)){
      (NAME(lanes))(none + (red | blue << 16)), (NAME(lanes))(none + (green | alpha << 16)),
      (NAME(lanes))(none + (alpha | alpha << 16))};
}

/// The paint through the coverage of each pixel.
INLINE NAME(lanes) NAME(thinned)(NAME(paint) paint, NAME(lanes) coverage) {
  return NAME(scaled)(coverage, paint.even) | NAME(scaled)(coverage, paint.odd) << 8;
}

/// The same over what is below.
INLINE NAME(lanes) NAME(over)(NAME(paint) paint, NAME(lanes) coverage, NAME(lanes) below) {
  NAME(lanes) inverse = 255 - NAME(scaled)(coverage, paint.alpha);
  NAME(lanes) e = NAME(divided)((below & 255) * inverse) + NAME(scaled)(coverage, paint.even);
  NAME(lanes) o = NAME(divided)((below >> 8) * inverse) + NAME(scaled)(coverage, paint.odd);
  return e | o << 8;
}

// MARK: Pixels of one coverage

/// Pixels of one colour, and the factor of what is below.
typedef struct {
  NAME(lanes) pixels, factor;
  int is_opaque;
} NAME(coat);

INLINE NAME(coat) NAME(coat_of)(uint32_t color) {
  uint32_t inverse = 255 - (color >> 24);
  return (NAME(coat)){
      (NAME(lanes))((NAME(words)){} + color), (NAME(lanes)){} + NAME(factor)(inverse),
      inverse == 0};
}

/// The coat over what is below.
INLINE NAME(lanes) NAME(coated)(NAME(coat) coat, NAME(lanes) below) {
  // No channel overflows into the next.
  return NAME(faded)(below, coat.factor) + coat.pixels;
}

/// Writes the same pixels over `count` of them, at least a vector's.
INLINE void NAME(cover_evenly)(uint8_t *target, long count, NAME(lanes) pixels) {
  // The first and the last vector as they lie; those between on whole lines of the cache, of which a
  // store that lies in two costs twice.
  *(NAME(loose) *)target = pixels;
  long i = PIXELS - ((uintptr_t)target & (4 * PIXELS - 1)) / 4;
  for (; i + 4 * PIXELS <= count; i += 4 * PIXELS) {
    NAME(loose) *vectors = (NAME(loose) *)(target + 4 * i);
    vectors[0] = pixels;
    vectors[1] = pixels;
    vectors[2] = pixels;
    vectors[3] = pixels;
  }
  for (; i + PIXELS <= count; i += PIXELS) *(NAME(loose) *)(target + 4 * i) = pixels;
  *(NAME(loose) *)(target + 4 * (count - PIXELS)) = pixels;
}

/// Composites the coat over `count` pixels.
INLINE void NAME(composite_evenly)(uint8_t *target, long count, NAME(coat) coat) {
  if (coat.is_opaque && count >= PIXELS) return NAME(cover_evenly)(target, count, coat.pixels);
  for (; count >= PIXELS; count -= PIXELS, target += 4 * PIXELS) {
    NAME(loose) *vector = (NAME(loose) *)target;
    *vector = NAME(coated)(coat, *vector);
  }
  if (count > 0) NAME(store)(target, NAME(coated)(coat, NAME(load)(target, count)), count);
}
