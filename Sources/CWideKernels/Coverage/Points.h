// What is done with points, two or four at a time.
//   NAME(x) the function's name
//   TARGET  the attribute that lets the compiler use the instructions

/// The x, or the y, of four points: of the first, the third, the second, the fourth.
#define XS(pair, next) __builtin_shufflevector(pair, next, 0, 4, 2, 6)
#define YS(pair, next) __builtin_shufflevector(pair, next, 1, 5, 3, 7)

TARGET static WideSurvey NAME(survey)(const double *points, long count, int asks_turns) {
  // Two points each.
  FourNumbers low = (FourNumbers){} + __builtin_inf(), high = -low, rest = {};
  Turns turns = {};
  long next = 0;
  if (asks_turns) {
    turns = turns_at(points, count, 0, turns);
    Numerals ups = {}, downs = {}, level = {}, reversals = {};
    for (next = 1; next + 4 < count; next += 4) {
      const double *source = points + 2 * next;
      FourNumbers a = load(source), b = load(source + 4);
      FourNumbers x = XS(a, b), y = YS(a, b);
      FourNumbers before_a = load(source - 2), before_b = load(source + 2);
      FourNumbers after_b = load(source + 6);
      FourNumbers in_x = x - XS(before_a, before_b), in_y = y - YS(before_a, before_b);
      // What comes after the first two points is what comes before the last two.
      FourNumbers out_x = XS(before_b, after_b) - x, out_y = YS(before_b, after_b) - y;
      FourNumbers cross = in_x * out_y - in_y * out_x;
      Numerals up = cross > 0, down = cross < 0;
      ups |= up;
      downs |= down;
      level |= ~(up | down);
      reversals -= goes_down(in_x, in_y) ^ goes_down(out_x, out_y);
      low = lesser(a, low);
      high = greater(a, high);
      low = lesser(b, low);
      high = greater(b, high);
      rest += (a - a) + (b - b);
    }
    turns.up |= __builtin_reduce_or(ups) != 0;
    turns.down |= __builtin_reduce_or(downs) != 0;
    turns.level |= __builtin_reduce_or(level) != 0;
    turns.reversals += __builtin_reduce_add(reversals);
#pragma clang loop vectorize(disable) unroll(disable)
    for (long corner = next; corner < count; corner++) {
      turns = turns_at(points, count, corner, turns);
    }
    // The first one was passed over.
    FourNumbers first = {points[0], points[1], points[0], points[1]};
    low = lesser(first, low);
    high = greater(first, high);
    rest += first - first;
  }
  for (; next + 2 <= count; next += 2) {
    FourNumbers a = load(points + 2 * next);
    low = lesser(a, low);
    high = greater(a, high);
    rest += a - a;
  }
  if (next < count) {
    double x = points[2 * next], y = points[2 * next + 1];
    FourNumbers a = {x, y, x, y};
    low = lesser(a, low);
    high = greater(a, high);
    rest += a - a;
  }
  WideSurvey survey = {
      low[0] < low[2] ? low[0] : low[2],     low[1] < low[3] ? low[1] : low[3],
      high[0] > high[2] ? high[0] : high[2], high[1] > high[3] ? high[1] : high[3],
      rest[0] + rest[1] + rest[2] + rest[3] == 0, asks_turns && once_round(turns)};
  return survey;
}

#undef XS
#undef YS

TARGET static long NAME(grid_edges)(
    const double *points, long count, double scale, int32_t *edges) {
  const double *last = points + 2 * (count - 1);
  FourSteps before = {0, 0, (int32_t)(last[0] * scale + 0.5), (int32_t)(last[1] * scale + 0.5)};
  int32_t *end = edges;
  long next = 0;
  for (; next + 2 <= count; next += 2) {
    // Two points on the grid, which are an edge.
    FourSteps second = __builtin_convertvector(load(points + 2 * next) * scale + 0.5, FourSteps);
    FourSteps first = __builtin_shufflevector(before, second, 2, 3, 4, 5);
    *(LooseSteps *)end = first;
    end += first[1] != first[3] ? 4 : 0;
    *(LooseSteps *)end = second;
    end += second[1] != second[3] ? 4 : 0;
    before = second;
  }
  if (next < count) {
    int32_t x = (int32_t)(last[0] * scale + 0.5), y = (int32_t)(last[1] * scale + 0.5);
    *(LooseSteps *)end = (FourSteps){before[2], before[3], x, y};
    end += before[3] != y ? 4 : 0;
  }
  return (end - edges) / 4;
}

#undef NAME
#undef TARGET
