// Straight colours of pixels through a matrix or a table. See `Vectors.h`.
//
// As `Plain` does it: single operations on floats, in the same order.

/// The straight colours of pixels, 0…1, and their alphas.
typedef struct {
  NAME(floats) channels[3], alpha;
} NAME(straight);

INLINE NAME(straight) NAME(straightened)(NAME(lanes) pixels) {
  NAME(words) bytes = (NAME(words))pixels;
  NAME(floats) alpha = __builtin_convertvector((NAME(masks))(bytes >> 24), NAME(floats));
  NAME(masks) shows = alpha > 0;
  NAME(straight) color;
  for (int c = 0; c < 3; c++) {
    NAME(masks) channel = (NAME(masks))(bytes >> (uint32_t)(8 * c) & 255);
    NAME(floats) quotient = __builtin_convertvector(channel, NAME(floats)) / alpha;
    color.channels[c] = (NAME(floats))((NAME(masks))quotient & shows);
  }
  color.alpha = alpha / 255;
  return color;
}

/// Numbers of 0…1 as bytes, rounded to nearest.
INLINE NAME(words) NAME(whole)(NAME(floats) numbers) {
  return (NAME(words))__builtin_convertvector(numbers * 255 + 0.5f, NAME(masks));
}

INLINE NAME(lanes) NAME(multiplied)(NAME(straight) color) {
  NAME(words) pixels = NAME(whole)(color.alpha) << 24;
  for (int c = 0; c < 3; c++) {
    pixels |= NAME(whole)(color.channels[c] * color.alpha) << (uint32_t)(8 * c);
  }
  return (NAME(lanes))pixels;
}

/// Cut to 0…1; what is no number is nothing.
INLINE NAME(floats) NAME(within_unit)(NAME(floats) numbers) {
  NAME(masks) one = (NAME(masks))((NAME(floats)){} + 1);
  NAME(masks) isPositive = numbers > 0, isLess = numbers < 1;
  return (NAME(floats))((((NAME(masks))numbers & isLess) | (one & ~isLess)) & isPositive);
}

TARGET static void NAME(map_colors)(uint8_t *pixels, long count, const float *matrix) {
  for (long i = 0; i < count; i += PIXELS) {
    long some = count - i < PIXELS ? count - i : PIXELS;
    NAME(straight) color = NAME(straightened)(NAME(load)(pixels + 4 * i, some));
    NAME(floats) mapped[4];
    for (int c = 0; c < 4; c++) {
      const float *row = matrix + 5 * c;
      NAME(floats) sum = row[0] * color.channels[0] + row[1] * color.channels[1];
      sum = sum + row[2] * color.channels[2];
      sum = sum + row[3] * color.alpha;
      mapped[c] = NAME(within_unit)(sum + row[4]);
    }
    color = (NAME(straight)){{mapped[0], mapped[1], mapped[2]}, mapped[3]};
    NAME(store)(pixels + 4 * i, NAME(multiplied)(color), some);
  }
}

TARGET static void NAME(look_up_colors)(uint8_t *pixels, long count, const float *table) {
  for (long i = 0; i < count; i += PIXELS) {
    long some = count - i < PIXELS ? count - i : PIXELS;
    NAME(straight) color = NAME(straightened)(NAME(load)(pixels + 4 * i, some));
    for (int c = 0; c < 3; c++) {
      NAME(words) index = NAME(whole)(NAME(within_unit)(color.channels[c]));
      color.channels[c] = (NAME(floats))NAME(gather)(table, index);
    }
    NAME(store)(pixels + 4 * i, NAME(multiplied)(color), some);
  }
}
