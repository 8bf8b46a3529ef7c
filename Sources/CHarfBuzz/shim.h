#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>

/// Sends a glyph's outline to draw functions: HarfBuzz 7 renamed the function of version 6.
static inline void drawGlyph(
    hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions, data);
#else
  hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}
