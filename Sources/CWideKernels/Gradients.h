// Gradients: positions in single precision, one a lane, by the operations of the Swift kernel in its
// order, none of them fused. See `Vectors.h`.

/// `a` where the mask is set, else `b`.
INLINE NAME(floats) NAME(chosen)(NAME(masks) mask, NAME(floats) a, NAME(floats) b) {
  return (NAME(floats))(((NAME(masks))a & mask) | ((NAME(masks))b & ~mask));
}

/// Lanes that count from `first`, which is small enough to be exact.
INLINE NAME(floats) NAME(counted)(long first) {
  NAME(floats) lanes;
  for (int lane = 0; lane < PIXELS; lane++) lanes[lane] = (float)lane;
  return lanes + (float)first;
}

/// True when no two neighbours' positions are further apart than du and dv and, by that and all
/// rounding, no pixel of a vector as far from the middle one's colour as a vector has pixels.
INLINE int NAME(are_near)(float u, float v, float du, float dv) {
  float step = __builtin_fabsf(du) + __builtin_fabsf(dv);
  return __builtin_fabsf(u) < 64 && __builtin_fabsf(v) < 64
      && step * 1023 * (PIXELS / 2) <= PIXELS - 3;
}

/// The colours at the positions t, clamped to 0…1; NaN counts as 0.
INLINE void NAME(store_colors)(
    uint8_t *target, const uint32_t *colors, NAME(floats) t, int near) {
  NAME(floats) zero = {};
  NAME(floats) one = zero + 1.0f;
  NAME(floats) clamped = NAME(chosen)(t > zero, NAME(chosen)(t < one, t, one), zero);
  // Adding 2^23 rounds to nearest and leaves the integer in the low bits.
  NAME(words) index = (NAME(words))(clamped * 1023.0f + 8388608.0f) & 0xffff;
  if (near) {
    // To pick from two vectors takes a fraction of the time.
    uint32_t first = index[PIXELS / 2] < PIXELS ? 0 : index[PIXELS / 2] - PIXELS;
    first = first > 1024 - 2 * PIXELS ? 1024 - 2 * PIXELS : first;
    NAME(lanes) low = NAME(load)(colors + first, PIXELS);
    NAME(lanes) high = NAME(load)(colors + first + PIXELS, PIXELS);
    NAME(store)(target, (NAME(lanes))NAME(picked)(low, high, index - first), PIXELS);
    return;
  }
  NAME(store)(target, (NAME(lanes))NAME(gather)(colors, index), PIXELS);
}

TARGET static long NAME(sample_axial)(
    uint8_t *target, long count, const uint32_t *colors, float u, float du) {
  int near = NAME(are_near)(u, 0, du, 0);
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(floats) t = u + NAME(counted)(i) * du;
    NAME(store_colors)(target + 4 * i, colors, t, near);
  }
  return i;
}

TARGET static long NAME(sample_radial)(
    uint8_t *target, long count, const uint32_t *colors, float u, float v, float du, float dv) {
  int near = NAME(are_near)(u, v, du, dv);
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(floats) steps = NAME(counted)(i);
    NAME(floats) x = u + steps * du;
    NAME(floats) y = v + steps * dv;
    NAME(floats) t = __builtin_elementwise_sqrt(x * x + y * y);
    NAME(store_colors)(target + 4 * i, colors, t, near);
  }
  return i;
}

TARGET static long NAME(sample_conic)(
    uint8_t *target, long count, const uint32_t *colors, float u, float v, float du, float dv) {
  NAME(floats) zero = {};
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(floats) steps = NAME(counted)(i);
    NAME(floats) across = u + steps * du;
    NAME(floats) down = v + steps * dv;
    NAME(floats) x = __builtin_elementwise_abs(across);
    NAME(floats) y = __builtin_elementwise_abs(down);
    NAME(floats) larger = NAME(chosen)(y >= x, y, x);
    NAME(floats) smaller = NAME(chosen)(y < x, y, x);
    NAME(floats) ratio = NAME(chosen)(larger > zero, smaller / larger, zero);
    NAME(floats) s = ratio * ratio;
    NAME(floats) series = zero - 0.01172120f;
    series = series * s + 0.05265332f;
    series = series * s - 0.11643287f;
    series = series * s + 0.19354346f;
    series = series * s - 0.33262347f;
    series = series * s + 0.99997726f;
    // Half of 1/π, with the π of Swift's `Float`.
    NAME(floats) angle = ratio * series * (0.5f / 0x1.921fb4p1f);
    angle = NAME(chosen)(y > x, 0.25f - angle, angle);
    angle = NAME(chosen)(across < zero, 0.5f - angle, angle);
    angle = NAME(chosen)(down < zero, 1.0f - angle, angle);
    NAME(store_colors)(target + 4 * i, colors, angle, 0);
  }
  return i;
}
