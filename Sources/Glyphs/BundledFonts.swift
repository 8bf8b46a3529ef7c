import FontFiles

/// The faces linked into the program: Inter, which stands in for the system face, and Noto Sans SC
/// for Chinese. The same outlines on every machine; no font of the host is read.
package enum BundledFonts {
  /// Inter, lightest first: Latin, Greek, punctuation, arrows, mathematics.
  package static let interfaceFaces: [Typeface] = [
    face(FontFileInterThin), face(FontFileInterLight), face(FontFileInterRegular),
    face(FontFileInterMedium), face(FontFileInterSemiBold), face(FontFileInterBold),
  ]

  /// Noto Sans SC, lightest first: the 3,755 commonest hanzi, kana, full-width forms.
  package static let chineseFaces: [Typeface] = [
    face(FontFileNotoSansSCThin), face(FontFileNotoSansSCRegular),
  ]

  /// The user interface face whose weight is nearest to `weight`.
  package static func interface(weight: FontWeight = .regular) -> Typeface {
    nearest(weight, in: interfaceFaces)
  }

  /// The Chinese face whose weight is nearest to `weight`.
  package static func chinese(weight: FontWeight = .regular) -> Typeface {
    nearest(weight, in: chineseFaces)
  }

  private static func nearest(_ weight: FontWeight, in faces: [Typeface]) -> Typeface {
    let nearest = weight.nearest(of: faces.map(\.weight))
    return faces.first { $0.weight == nearest } ?? faces[0]
  }

  private static func face(_ name: FontFileName) -> Typeface {
    guard let font = try? HarfBuzzFont(linked: name) else {
      preconditionFailure("A font file linked into the program is damaged.")
    }
    return Typeface(font)
  }
}
