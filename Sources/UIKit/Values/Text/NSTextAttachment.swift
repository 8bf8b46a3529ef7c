package import AttributedText
public import CoreGraphics
public import Foundation
import Geometry

/// A picture in text. It stands for one character, the attachment character, in an attributed string.
@MainActor
open class NSTextAttachment: NSObject {
  /// The character that attachments are attributes of.
  nonisolated public static let character = 0xFFFC

  /// Nil: room is left and nothing drawn.
  open var image: UIImage?

  /// Where the picture stands: from the pen and the baseline, points, y up; as large as the image and
  /// on the baseline while it is zero.
  open var bounds = CGRect.zero

  /// The picture in a file's bytes, once somebody asks for it.
  open var contents: Data? {
    didSet { if image == nil { image = contents.flatMap { UIImage(data: $0) } } }
  }

  /// Kept, without effect.
  open var fileType: String?

  /// The picture in `contentData`, PNG or JPEG.
  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
    contents = contentData
    image = contentData.flatMap { UIImage(data: $0) }
    fileType = uti
  }

  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// A picture as large as `image`.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSTextAttachment: @MainActor TextPictureSource {
  package var textPicture: TextPicture {
    let size = bounds == .zero ? image?.size ?? .zero : bounds.size
    let frame = Rect(
      x: Double(bounds.minX), y: Double(bounds.minY), width: Double(size.width),
      height: Double(size.height))
    let isSane = [frame.x, frame.y, frame.width, frame.height].allSatisfy {
      $0.isFinite && abs($0) < 1e6
    }
    return TextPicture(image: image?.uprightPixels, frame: isSane ? frame : .zero)
  }
}

extension NSAttributedString {
  /// The attachment character with `attachment`.
  @MainActor
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
