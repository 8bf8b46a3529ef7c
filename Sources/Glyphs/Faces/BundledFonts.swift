import FontFiles

/// The faces linked into the program: Inter, which stands in for the system face, and Noto Sans SC
/// for Chinese. The same outlines on every machine; no font of the host is read.
package enum BundledFonts {
  /// Inter, lightest first: Latin, Greek, Cyrillic, punctuation, arrows, mathematics.
  package static let interfaceFaces = interfaceWeights.map { interface(weight: $0) }

  /// Noto Sans SC, lightest first: the 3,755 commonest hanzi, kana, full-width forms.
  package static let chineseFaces = chineseWeights.map { chinese(weight: $0) }

  /// The user interface face whose weight is nearest to `weight`.
  package static func interface(weight: FontWeight = .regular) -> Typeface {
    switch weight.nearest(of: interfaceWeights) {
    case .thin: interThin
    case .light: interLight
    case .medium: interMedium
    case .semibold: interSemiBold
    case .bold: interBold
    default: interRegular
    }
  }

  /// The Chinese face whose weight is nearest to `weight`.
  package static func chinese(weight: FontWeight = .regular) -> Typeface {
    weight.nearest(of: chineseWeights) == .thin ? notoSansSCThin : notoSansSCRegular
  }

  private static let interfaceWeights: [FontWeight] = [
    .thin, .light, .regular, .medium, .semibold, .bold,
  ]
  private static let chineseWeights: [FontWeight] = [.thin, .regular]

  // Each is opened when it is first asked for: most pictures have text of one or two weights.
  private static let interThin = face(FontFileInterThin)
  private static let interLight = face(FontFileInterLight)
  private static let interRegular = face(FontFileInterRegular)
  private static let interMedium = face(FontFileInterMedium)
  private static let interSemiBold = face(FontFileInterSemiBold)
  private static let interBold = face(FontFileInterBold)
  private static let notoSansSCThin = face(FontFileNotoSansSCThin)
  private static let notoSansSCRegular = face(FontFileNotoSansSCRegular)

  private static func face(_ name: FontFileName) -> Typeface {
    guard let font = try? HarfBuzzFont(linked: name) else {
      preconditionFailure("A font file linked into the program is damaged.")
    }
    return Typeface(font, isBundled: true)
  }
}
