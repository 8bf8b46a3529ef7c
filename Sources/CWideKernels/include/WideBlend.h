#ifndef WIDE_BLEND_H
#define WIDE_BLEND_H

#include "WideKernels.h"

/// `BlendFormula.Share`.
typedef enum { WIDE_NOTHING, WIDE_ALL, WIDE_INSIDE, WIDE_OUTSIDE } WideShare;

/// The mixes of `ColorMix`, and the formulas of `BlendFormula` that have one of their own.
typedef enum {
  WIDE_MULTIPLY,
  WIDE_SCREEN,
  WIDE_OVERLAY,
  WIDE_DARKEN,
  WIDE_LIGHTEN,
  WIDE_COLOR_DODGE,
  WIDE_COLOR_BURN,
  WIDE_SOFT_LIGHT,
  WIDE_HARD_LIGHT,
  WIDE_DIFFERENCE,
  WIDE_EXCLUSION,
  WIDE_LINEAR_DODGE,
  WIDE_LINEAR_BURN,
  WIDE_LINEAR_LIGHT,
  WIDE_VIVID_LIGHT,
  WIDE_PIN_LIGHT,
  WIDE_SUBTRACT,
  WIDE_DIVIDE,
  WIDE_HUE,
  WIDE_SATURATION,
  WIDE_COLOR,
  WIDE_LUMINOSITY,
  WIDE_BURN_TO_BLACK,
  WIDE_ADD_DARKNESS,
  /// Shares, and no mix.
  WIDE_NO_MIX,
} WideMix;

// `fade` multiplies the
// source's bytes and makes them 0…1. Coverage is that of each pixel in `covered`, or `coverage`, 0…255,
// where that is null.

/// Source and backdrop, each times its share.
void wide_blend_shares(
    WideLevel level, void *target, long count, const void *source, const void *covered,
    float coverage, float fade, WideShare of_source, WideShare of_backdrop);

/// A mix where source and backdrop meet, each of them elsewhere.
void wide_blend_mix(
    WideLevel level, void *target, long count, const void *source, const void *covered,
    float coverage, float fade, WideMix mix);

#endif
