#include "FontFiles.h"

// #embed is C23; the compiler takes it in every mode and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t interThin[] = {
#embed "Inter-Thin.otf"
};

static const uint8_t interLight[] = {
#embed "Inter-Light.otf"
};

static const uint8_t interRegular[] = {
#embed "Inter-Regular.otf"
};

static const uint8_t interMedium[] = {
#embed "Inter-Medium.otf"
};

static const uint8_t interSemiBold[] = {
#embed "Inter-SemiBold.otf"
};

static const uint8_t interBold[] = {
#embed "Inter-Bold.otf"
};

static const uint8_t notoSansSCThin[] = {
#embed "NotoSansSC-Thin.otf"
};

static const uint8_t notoSansSCRegular[] = {
#embed "NotoSansSC-Regular.otf"
};

FontFile fontFile(FontFileName name) {
  switch (name) {
    case FontFileInterThin: return (FontFile){interThin, sizeof interThin};
    case FontFileInterLight: return (FontFile){interLight, sizeof interLight};
    case FontFileInterRegular: return (FontFile){interRegular, sizeof interRegular};
    case FontFileInterMedium: return (FontFile){interMedium, sizeof interMedium};
    case FontFileInterSemiBold: return (FontFile){interSemiBold, sizeof interSemiBold};
    case FontFileInterBold: return (FontFile){interBold, sizeof interBold};
    case FontFileNotoSansSCThin: return (FontFile){notoSansSCThin, sizeof notoSansSCThin};
    case FontFileNotoSansSCRegular: return (FontFile){notoSansSCRegular, sizeof notoSansSCRegular};
  }
  return (FontFile){NULL, 0};
}
