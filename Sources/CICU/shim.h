// ICU as it comes with Swift's Foundation, which programs hold already. Its functions have other names in each
// toolchain; these have not.
#include <_foundation_unicode/ubidi.h>
#include <_foundation_unicode/ubrk.h>
#include <stdbool.h>
#include <stdint.h>

/// Puts the embedding levels (UAX #9) of `length` UTF-16 units, one paragraph, into `levels`: even ones run from
/// left to right. `base` is the paragraph's own level, 0 or 1, or 0xFE for the one that its first letter has, 0
/// where it has none.
/// Returns the paragraph's level; -1 where there is none.
static inline int32_t findBidiLevels(
    const uint16_t *text, int32_t length, uint8_t base, uint8_t *levels) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_open();
  if (!bidi) return -1;
  int32_t level = -1;
  ubidi_setPara(bidi, (const UChar *)text, length, base, NULL, &status);
  const UBiDiLevel *found = ubidi_getLevels(bidi, &status);
  if (U_SUCCESS(status) && found && ubidi_getLength(bidi) == length) {
    for (int32_t index = 0; index < length; index++) levels[index] = found[index];
    level = ubidi_getParaLevel(bidi);
  }
  ubidi_close(bidi);
  return level;
}

/// Marks the units of `length` UTF-16 units before which a line may begin (UAX #14; Thai, Lao, Khmer and Burmese by
/// dictionaries); `breaks` holds zeros before. No locale is heeded, that of the process neither.
/// Returns false where nothing is known.
static inline bool findLineBreaks(const uint16_t *text, int32_t length, uint8_t *breaks) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, "", (const UChar *)text, length, &status);
  if (U_FAILURE(status) || !iterator) return false;
  for (int32_t place = ubrk_next(iterator); place != UBRK_DONE && place < length;
       place = ubrk_next(iterator)) {
    if (place > 0) breaks[place] = 1;
  }
  ubrk_close(iterator);
  return true;
}
