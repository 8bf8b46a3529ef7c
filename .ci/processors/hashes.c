// Prints a hash of what each kernel of CWideKernels makes of seeded numbers, a line each: the same on every
// processor, and at every level of vectors. An argument asks for a level no higher than that.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "WideBlend.h"
#include "WideBlur.h"
#include "WideCodes.h"
#include "WideColumns.h"
#include "WideCoverage.h"
#include "WideFilters.h"
#include "WideGradients.h"
#include "WideImages.h"
#include "WidePacking.h"
#include "WidePoints.h"
#include "WideSamples.h"
#include "WideSolid.h"
#include "WideSums.h"
#include "WideTokens.h"

enum { MOST = 300, ROOM = 1 << 16 };

static uint64_t seed;

static uint64_t noise(void) {
  uint64_t x = seed += 0x9e3779b97f4a7c15;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}

static long below(long limit) { return (long)(noise() % (uint64_t)limit); }

static double unit(void) { return (double)(noise() >> 11) * 0x1p-53; }

static uint8_t target[ROOM], source[ROOM], other[ROOM], coverage[ROOM];

static void pixels(uint8_t *place) {
  for (long i = 0; i < ROOM; i += 4) {
    long alpha = below(3) == 0 ? 255 * below(2) : below(256);
    for (long c = 0; c < 3; c++) place[i + c] = (uint8_t)below(alpha + 1);
    place[i + 3] = (uint8_t)alpha;
  }
}

static uint64_t hash;

static void add(const void *bytes, long count) {
  for (long i = 0; i < count; i++) hash = (hash ^ ((const uint8_t *)bytes)[i]) * 0x100000001b3;
}

static void add_number(uint64_t number) { add(&number, sizeof number); }

static void say(const char *name) {
  printf("%-16s %016llx\n", name, (unsigned long long)hash);
  hash = 0xcbf29ce484222325;
}

/// The statement for runs of many lengths, each on new pixels.
#define EACH(name, ...)                                       \
  do {                                                        \
    for (long count = 0; count < MOST; count += 1 + count / 40) { \
      seed = (uint64_t)count;                                 \
      pixels(target), pixels(source), pixels(other);          \
      for (long i = 0; i < ROOM; i++) coverage[i] = (uint8_t)(below(4) ? below(256) : 255); \
      __VA_ARGS__;                                            \
      add(target, ROOM);                                      \
    }                                                         \
    say(name);                                                \
  } while (0)

static WideLevel level;

static void images(void) {
  EACH("fill", wide_fill(level, target, count, 0x80402010));
  EACH("solid", wide_over_solid(level, target, count, 0x80402010));
  EACH("opaque", wide_over_solid(level, target, count, 0xff402010));
  EACH("solid rows", wide_over_solid_rows(level, target, 310, 5, count, 0x80402010));
  EACH("solid covered", wide_over_solid_covered(level, target, 310, 3, count, coverage, 0xc0402010));
  EACH("pixels", wide_over_pixels(level, target, count, source, 255, 255));
  EACH("pixels faded", wide_over_pixels(level, target, count, source, 99, 201));
  EACH("pixel rows", wide_over_rows(level, target, 310, source, 400, 3, count, 99, 255));
  EACH("pixels covered", wide_over_pixels_covered(level, target, count, source, coverage, 99));
  EACH("sums of pixels", wide_add_pixels(level, target, count, source, coverage, 99, 0));
  EACH("tint", wide_tint(level, target, count, 0x80402010));
  EACH("mask", wide_mask(level, target, count, coverage));
  EACH("alphas", wide_fade_alphas(level, target, count, source, 99));
  EACH("products", wide_multiply(level, target, count, source, coverage, 0));
  EACH("one factor", wide_multiply(level, target, count, source, NULL, 77));
  EACH("halves", wide_halve(level, target, count, source, other));
  EACH("straight", wide_straighten_alpha(level, target, count, source));
  float matrix[20], table[256];
  for (int i = 0; i < 20; i++) matrix[i] = (float)(unit() * 2 - 0.7);
  for (int i = 0; i < 256; i++) table[i] = (float)unit();
  EACH("matrix", wide_map_colors(level, target, count, matrix));
  EACH("table", wide_look_up_colors(level, target, count, table));
  for (int mix = 0; mix < WIDE_NO_MIX; mix++) {
    EACH("mix", wide_blend_mix(level, target, count, source, coverage, 0, 1.0f / 300, (WideMix)mix));
  }
  EACH("shares", wide_blend_shares(
      level, target, count, source, NULL, 200, 1.0f / 255, WIDE_INSIDE, WIDE_OUTSIDE));
}

static void planes(void) {
  uint32_t colors[256], weights[130];
  for (int i = 0; i < 256; i++) colors[i] = (uint32_t)noise();
  EACH("take channel", wide_take_channel(level, target, count, source, 2));
  EACH("put channel", wide_put_channel(level, target, count, source, 1));
  EACH("put colors", wide_put_colors(level, target, count, source, colors));
  EACH("mean rows", wide_mean_rows(level, target, count, source, 310, 7, 3));
  EACH("mix samples", wide_mix_samples(level, target, count, source, other, 3, 4));
  EACH("transpose", wide_transpose(level, target, 32, source, 310, count, 9 + count % 24));
  for (long taps = 1; taps < 130; taps += 8) {
    for (long i = 0; i < taps; i++) weights[i] = (uint32_t)(65536 / taps);
    if (taps == 17) memset(weights, 0, sizeof weights), weights[8] = 65536;
    EACH("convolve", wide_convolve(level, target, source, count / 3 + 1, 40, weights, taps));
  }
}

static void samples(void) {
  const int64_t one = 1ll << 32;
  static int32_t places[MOST];
  static uint32_t weights[MOST];
  EACH("rows mixed", wide_mix_rows(level, target, count, source, other, 77));
  EACH("columns found", {
    wide_find_columns(level, places, weights, count, below(one * 9) - one, 3 * one / 2, 0, 200);
    add(places, 4 * count), add(weights, 4 * count);
  });
  EACH("columns mixed", wide_mix_columns(level, target, count, source, places, weights));
  EACH("blocks", {
    WideBlocks blocks;
    wide_find_blocks(level, &blocks, source, other, count, 3);
    add_number(blocks.filled), add_number(blocks.unlike);
  });
  for (long width = 1; width < 90; width += 44) {
    EACH("linear", wide_sample_linear(
        level, target, count, source, width, 90, -5 * one + below(one), one * 7 + below(one), one / 3, one / 5));
    EACH("nearest", wide_sample_nearest(
        level, target, count, source, width, 90, -5 * one + below(one), one * 7 + below(one), one / 3, one / 5));
    for (int kind = 0; kind < 4; kind++) {
      WideWalk walk = {-40, 30, 1, 2.1, -1.1, 0.003};
      EACH("projective", wide_sample_projective(
          level, target, count, source, width, 90, &walk, kind & 1, kind >> 1));
    }
  }
}

static void gradients(void) {
  static uint32_t ramp[1024];
  for (int i = 0; i < 1024; i++) ramp[i] = i / 100 % 2 ? WIDE_UNTOLD : (uint32_t)noise();
  WideInterval intervals[3] = {
      {-1, 0.2, 0, {1, 0, 0.5f, 1}, {0, 0, 0, 0}},
      {0.2, 0.7, 2, {1, 0, 0.5f, 1}, {-1, 0.9f, 0.1f, -0.7f}},
      {0.7, 3, 0, {0, 0.9f, 0.6f, 0.3f}, {0, 0, 0, 0}}};
  WideSection section = {0.1f, 0.03f, {1, 0, 0.5f, 1}, {-1, 0.9f, 0.1f, -0.7f}};
  WideCircles circles = {0.2, 0.3, 0.4, 0.07, 1, 0};
  EACH("ramp", wide_fill_ramp(level, (uint32_t *)(void *)target, count, &section));
  for (int exact = 0; exact < 3; exact++) {
    WideColors colors = {ramp, 1023, intervals, 3, exact};
    EACH("axial", wide_sample_axial(level, target, count, &colors, unit() - 0.5, 0.013, 1, 1));
    EACH("radial", wide_sample_radial(level, target, count, &colors, unit() - 1, 0.3, 0.013, 0.001));
    EACH("conic", wide_sample_conic(level, target, count, &colors, unit() - 1, 0.3, 0.013, 0.001));
    EACH("far conic", wide_sample_conic(level, target, count, &colors, unit() - 9, 4.2, 0.013, 0.001));
    EACH("segment", wide_sample_axial(level, target, count, &colors, unit() - 1, 0.013, 1, 0));
    EACH("circles", wide_sample_circles(
        level, target, count, &colors, unit() - 1, 0.3, 0.013, 0.001, &circles));
  }
}

static void edges(void) {
  enum { WIDTH = 300, STRIDE = 320, WORDS = 2, ROWS = 32 };
  static int32_t cells[ROWS * STRIDE];
  static uint64_t touched[ROWS * WORDS];
  static uint32_t chains[ROWS * STRIDE];
  WideCells at = {cells, touched, chains, WIDTH, STRIDE, WORDS, ROWS};
  for (int parts = 0; parts < 2; parts++) {
    EACH(parts ? "parts" : "edges", {
      WideEdge all[MOST];
      WidePart some[MOST];
      // Closed, so that what is right of all edges is empty.
      for (long i = 0; i < count; i++) {
        long reach = count % 3 ? 3 << 10 : WIDTH << 10;
        long x = i ? all[i - 1].x1 + below(2 * reach) - reach : below(WIDTH << 10);
        x = x < 0 ? 0 : x > WIDTH << 10 ? WIDTH << 10 : x;
        all[i] = (WideEdge){i ? all[i - 1].x1 : 5000, (int32_t)x, i ? all[i - 1].y1 : 77,
                            (uint16_t)below((ROWS << 10) + 1)};
        if (i == count - 1) all[i].x1 = all[0].x0, all[i].y1 = all[0].y0;
        WideEdge e = all[i];
        int down = e.y0 < e.y1;
        some[i] = (WidePart){
            e, down ? e.x0 : e.x1, down ? e.x1 : e.x0, down ? e.y0 : e.y1, down ? e.y1 : e.y0};
      }
      uint32_t chain = 7;
      if (parts) {
        add_number((uint64_t)wide_accumulate_parts(level, some, count, at));
      } else {
        int64_t contested = wide_accumulate(level, all, count, at, (int)(count & 1), &chain);
        add_number((uint64_t)contested);
        // Of many rows that are all contested, cells are as they come.
        if (contested == 0xffffffff) memset(cells, 0, sizeof cells), memset(touched, 0, sizeof touched);
      }
      add(cells, sizeof cells), add(touched, sizeof touched);
      WideHidden hidden = {0, 0};
      wide_sweep_over_solid(level, at, count & 2, 0xc0402010, hidden, target, 4 * WIDTH);
      memset(cells, 0, sizeof cells), memset(touched, 0, sizeof touched);
      memset(chains, 0, sizeof chains);
    });
  }
  static double points[2 * MOST];
  static int32_t grid[4 * MOST];
  EACH("points", {
    for (long i = 0; i < 2 * count; i++) points[i] = unit() * 300;
    WideSurvey survey = wide_survey(level, points, count, 1);
    add(&survey.left, 32), add_number((uint64_t)(survey.are_finite + 2 * survey.turns_once_round));
    if (count > 0) add(grid, 16 * wide_grid_edges(level, points, count, 1024, grid));
  });
}

static void packing(void) {
  EACH("sums", {
    WideSums sums = {{1}, {2}};
    wide_sum_blocks(level, &sums, source, count);
    add(&sums, sizeof sums);
  });
  EACH("rows", {
    WideRowSample sample;
    wide_sample_row(source, other, count, 32, &sample);
    add(&sample, sizeof sample);
    memcpy(other, source, ROOM);
    other[4 * count + 1] ^= 1;
    add_number((uint64_t)wide_rows_equal(level, source, other, count));
    add_number((uint64_t)wide_rows_equal(level, source, other, count + 1));
  });
  for (long stored = 3; stored < 5; stored++) {
    EACH("filtered", {
      uint64_t changes[8] = {0};
      WideFilteredRow found;
      for (long i = 0; i < ROOM; i += 4) {
        if (below(4)) memcpy(source + i, i ? source + i - 4 : other, 4);
        if (stored == 3) source[i + 3] = other[i + 3] = 255;
      }
      const void *above = count % 3 ? other : NULL;
      if (count == 0) continue;
      wide_filter_row(level, target, source, above, count, 0xff000000, stored, changes, &found);
      add(&found, sizeof found), add(changes, (count + 7) / 8);
    });
    static uint32_t places[2048], words[8 * MOST], literals[1024], lengths[29], distances[30];
    static uint32_t codes[286], joined[259], far[30], counts[286];
    static uint8_t sizes[286], far_sizes[30], filters[1], bytes[ROOM];
    EACH("packed", {
      if (count == 0) continue;
      uint64_t changes[8] = {0};
      WideFilteredRow found;
      uint32_t *row = (uint32_t *)(void *)source;
      for (long i = 0; i < ROOM / 4; i++) row[i] = (uint32_t)below(3) * 0x010203;
      wide_filter_row(level, target, source, other, count, 0, stored, changes, &found);
      memset(other, 0, ROOM);
      memset(changes, 0, sizeof changes);
      wide_filter_row(level, target, source, other, count, 0, stored, changes, &found);
      changes[count / 64] |= 1ull << count % 64;
      memset(places, 0, sizeof places), memset(literals, 0, sizeof literals);
      memset(lengths, 0, sizeof lengths), memset(distances, 0, sizeof distances);
      WideTokenRow tokens = {
          (const uint32_t *)(void *)target, changes, places, words, literals, lengths, distances,
          0, count, stored, (int)(count & 1), 0, 0};
      long used = wide_add_row(level, &tokens);
      add(words, 4 * used);
      wide_sum_literals(level, literals, stored, counts);
      counts[0]++, counts[256] = 1;
      memcpy(counts + 257, lengths, sizeof lengths);
      wide_build_code(level, counts, 286, 14, sizes, codes);
      wide_build_code(level, distances, 30, 15, far_sizes, far);
      wide_join_lengths(level, codes, joined);
      memset(bytes, 0, sizeof bytes);
      long bits = wide_write_header(level, sizes, far_sizes, bytes, 0);
      WideTokenBand band = {words, filters, 1, count, stored, codes, joined, far, bytes, bits};
      bits = wide_write_tokens(level, &band);
      add(bytes, (bits + 7) / 8), add_number((uint64_t)bits);
    });
  }
}

int main(int count, char **arguments) {
  level = wide_limit_level(count > 1 ? (WideLevel)atoi(arguments[1]) : WIDE_AVX512);
  fprintf(stderr, "level %d\n", (int)level);
  hash = 0xcbf29ce484222325;
  images();
  planes();
  samples();
  gradients();
  edges();
  packing();
  return 0;
}
