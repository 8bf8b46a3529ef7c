#ifndef FONT_FILES_H
#define FONT_FILES_H

#include <stddef.h>
#include <stdint.h>

/// A font file linked into the program; its bytes live as long as the program.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} FontFile;

/// The files of this folder.
typedef enum {
  FontFileInterThin,
  FontFileInterLight,
  FontFileInterRegular,
  FontFileInterMedium,
  FontFileInterSemiBold,
  FontFileInterBold,
  FontFileNotoSansSCThin,
  FontFileNotoSansSCRegular,
} FontFileName;

/// The bytes of a bundled file.
FontFile fontFile(FontFileName name);

#endif
