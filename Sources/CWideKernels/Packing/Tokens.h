// Rows of differences to the words of `BandTokens`, and these to bits; see `Vectors.h`. What is decided,
// and why, is told in `BandTokens`, `TripleTable` and `DeflateBlock`, whose own loops are the twins.

/// The first pixel from `next` on, and not beyond `end`, that is not as `back` pixels before.
INLINE long NAME(copy_end)(const uint32_t *pixels, long next, long end, long back) {
  do {
    uint32_t apart = NAME(unequal)(
        (NAME(words))NAME(load)(pixels + next, PIXELS),
        (NAME(words))NAME(load)(pixels + next - back, PIXELS));
    if (apart != 0) {
      next += __builtin_ctz(apart);
      break;
    }
    next += PIXELS;
  } while (next < end);
  return next < end ? next : end;
}

/// Adds a pixel as it is.
INLINE uint32_t *NAME(add_literal)(
    uint32_t pixel, uint32_t *next, uint32_t *literals, const long stored) {
  *next = pixel;
  literals[pixel & 255]++;
  literals[256 + (pixel >> 8 & 255)]++;
  literals[512 + (pixel >> 16 & 255)]++;
  if (stored == 4) literals[768 + (pixel >> 24)]++;
  return next + 1;
}

INLINE long NAME(add_row_of)(WideTokenRow *all, const long stored, const int everywhere) {
  const long width = all->width, row = all->row;
  const uint32_t *pixels = all->pixels + row * width;
  const uint64_t *changes = all->changes;
  uint32_t *positions = all->positions, *literals = all->literals;
  uint32_t *lengths = all->lengths, *distances = all->distances;
  uint32_t *next = all->words, *head = next++;
  long looks = 0, gain = 0;
  for (long x = 0; x < width;) {
    uint64_t bits = changes_from(changes, x);
    uint32_t value = pixels[x];
    if ((bits >> (value == 0) & 1) == 0) {
      // More zeros, or more of the pixel before.
      long copied = change_after(changes, x, bits) - x, distance = stored, first = 0;
      if (value == 0) {
        first = x == 0 || pixels[x - 1] >> (stored - 1) * 8 != 0;
        distance = 1 + first;
        literals[0] += (uint32_t)first;
      }
      count_copy(lengths, distances, copied * stored - first, value == 0 ? 1 : stored);
      *head = (uint32_t)(next - head - 1);
      *next = (uint32_t)(copied << 16 | (distance - 1));
      head = next + 1;
      next += 2;
      x += copied;
      continue;
    }
    if (x + 3 <= width) {
      uint64_t pair = loaded(pixels + x), number = hash(pair, pixels[x + 2]);
      uint32_t *kept = positions + slot(number);
      uint32_t found = *kept, here = entry(number, row, x);
      *kept = here;
      looks++;
      // To this the answer is mostly no, before the position was looked at.
      if ((found ^ here) >> 20 == 0) {
        long column = found & 0x7fff, rows = row - (found >> 15 & 31);
        long distance = rows * (width * stored + 1) + (x - column) * stored;
        int near = (uint64_t)(distance - 1) < FARTHEST;
        long back = near ? rows * width + x - column : 0;
        if (near && loaded(pixels + x - back) == pair && pixels[x - back + 2] == pixels[x + 2]) {
          long limit = x + width - column;
          if (limit > width) limit = width;
          long end = NAME(copy_end)(pixels, x + 3, limit, back);
          if (end - x > MANY_ZEROS) end = end_of_copy(pixels, changes, x, end);
          long copied = end - x;
          if (copied > 2) {
            gain += changes_within(changes, x, end) - PRICE;
            count_copy(lengths, distances, copied * stored, distance);
            *head = (uint32_t)(next - head - 1);
            *next = (uint32_t)(copied << 16 | (distance - 1));
            head = next + 1;
            next += 2;
            x += copied;
            continue;
          }
        }
      }
    }
    // Others that are not like their neighbours are written as they are.
    long end = everywhere ? x + 1 : end_of_others(pixels, changes, x, width);
    for (; x < end; x++) next = NAME(add_literal)(pixels[x], next, literals, stored);
  }
  all->looks += looks;
  all->gain += gain;
  // No number stands where a row ended with a copy.
  if (next - head == 1) return head - all->words;
  *head = (uint32_t)(next - head - 1);
  return next - all->words;
}

TARGET static long NAME(add_row)(WideTokenRow *row) {
  if (row->stored == 3) {
    return row->everywhere ? NAME(add_row_of)(row, 3, 1) : NAME(add_row_of)(row, 3, 0);
  }
  return row->everywhere ? NAME(add_row_of)(row, 4, 1) : NAME(add_row_of)(row, 4, 0);
}

/// Writes a copy of at least three bytes, after bits that stand before it.
INLINE void NAME(put_copy)(
    Bits *bits, uint64_t before, uint64_t before_count, long bytes, uint64_t back,
    uint64_t back_count, const uint32_t *lengths) {
  for (long left = longest_copies(bytes); left > 0; left--) {
    uint64_t code = lengths[LONGEST], count = code & 31;
    put(bits, before | (code >> 5 | back << count) << before_count,
        before_count + count + back_count);
    before = before_count = 0;
    bytes -= LONGEST;
  }
  if (bytes > LONGEST) {
    uint64_t code = lengths[FIRST_OF_TWO], count = code & 31;
    put(bits, before | (code >> 5 | back << count) << before_count,
        before_count + count + back_count);
    before = before_count = 0;
    bytes -= FIRST_OF_TWO;
  }
  uint64_t code = lengths[bytes], count = code & 31;
  put(bits, before | (code >> 5 | back << count) << before_count,
      before_count + count + back_count);
}

INLINE long NAME(write_tokens_of)(const WideTokenBand *band, const long stored) {
  const uint32_t *literals = band->literals, *word = band->words;
  Bits bits = {.next = band->bytes + (band->bits >> 3), .count = band->bits & 7};
  bits.pending = *bits.next;
  uint64_t zero = literals[0];
  for (long row = 0; row < band->rows; row++) {
    uint32_t filter = literals[band->filters[row]];
    put(&bits, filter >> 4, filter & 15);
    for (long x = 0;;) {
      const uint32_t *end = word + 1 + *word;
      x += *word++;
      while (word < end) {
        uint32_t pixel = *word++;
        uint64_t red = literals[pixel & 255], green = literals[pixel >> 8 & 255];
        uint64_t blue = literals[pixel >> 16 & 255];
        uint64_t count = red & 15;
        uint64_t value = red >> 4 | (green >> 4) << count;
        count += green & 15;
        value |= (blue >> 4) << count;
        count += blue & 15;
        if (stored == 4) {
          uint64_t alpha = literals[pixel >> 24];
          value |= (alpha >> 4) << count;
          count += alpha & 15;
        }
        put(&bits, value, count);
      }
      if (x == band->width) break;
      uint32_t copy = *word++;
      long length = copy >> 16, distance = (copy & 0xffff) + 1;
      uint64_t before = 0, before_count = 0;
      x += length;
      length *= stored;
      if (distance <= ZEROS_AFTER_OTHER) {
        int first = distance == ZEROS_AFTER_OTHER;
        before = first ? zero >> 4 : 0;
        before_count = first ? zero & 15 : 0;
        length -= first;
        distance = 1;
      }
      DistanceSymbol symbol = distance_symbol(distance);
      uint64_t code = band->distances[symbol.index];
      NAME(put_copy)(
          &bits, before, before_count, length, code >> 4 | (uint64_t)symbol.extra << (code & 15),
          (code & 15) + symbol.extra_bits, band->lengths);
      if (x == band->width) break;
    }
  }
  put(&bits, literals[END_OF_BLOCK] >> 4, literals[END_OF_BLOCK] & 15);
  __builtin_memset(bits.next + 1, 0, 15);
  return (bits.next - band->bytes) * 8 + (long)bits.count;
}

TARGET static long NAME(write_tokens)(const WideTokenBand *band) {
  return band->stored == 3 ? NAME(write_tokens_of)(band, 3) : NAME(write_tokens_of)(band, 4);
}
