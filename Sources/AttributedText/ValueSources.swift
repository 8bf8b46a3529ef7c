package import CoreGraphics
package import Glyphs

/// A colour that is not a `CGColor`: `UIColor`.
package protocol ColorSource {
  var cgColor: CGColor { get }
}

/// How paragraphs are set: `CTParagraphStyle` and `NSParagraphStyle`.
package protocol ParagraphStyleSource {
  /// Without a number of lines.
  var paragraphStyle: ParagraphStyle { get }
}

/// A picture in text: `NSTextAttachment`.
package protocol TextPictureSource {
  /// What it shows, as large as it is without a line to fit.
  var textPicture: TextPicture { get }
}

/// What casts a shadow behind text: `NSShadow`.
package protocol TextShadowSource {
  /// Nil for one that cannot be seen.
  var textShadow: TextShadow? { get }
}
