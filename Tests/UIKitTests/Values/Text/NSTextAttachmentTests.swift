import CoreGraphics
import Testing
import UIKit

/// Pictures in text, and text made wider. An H of Inter is 2084 units of 2816 wide and the ascent
/// 2728: at 28.16 points 20.84 and 27.28.
@MainActor
struct NSTextAttachmentTests {
  private let font = UIFont(name: "Inter-Regular", size: 28.16) ?? .systemFont(ofSize: 1)

  /// A red picture of 8 × 10 points.
  private var picture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 10), format: format).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 10))
    }
  }

  /// An H that is not seen, and the attachment.
  private func text(_ attachment: NSTextAttachment) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "H", attributes: [.font: font, .foregroundColor: UIColor.clear])
    text.append(NSAttributedString(attachment: attachment))
    return text
  }

  /// The box of what is seen of `text` when the H ends at 30 and the baseline is at 28.
  private func ink(_ text: NSAttributedString) throws -> CGRect {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60), format: format)
      .image { _ in text.draw(at: CGPoint(x: 30 - 20.84, y: 28 - 27.28)) }
    let bytes = try #require(image.cgImage).rasterImage.pixels
    var box = CGRect.null
    for y in 0..<60 {
      for x in 0..<60 where bytes[4 * (60 * y + x) + 3] > 2 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test func aPictureStandsOnTheBaselineInItsSize() throws {
    try ViewStage.run { _ in
      let attachment = NSTextAttachment()
      attachment.image = picture
      #expect(attachment.bounds == .zero)
      let box = try ink(text(attachment))
      #expect(box == CGRect(x: 30, y: 18, width: 8, height: 10))
      #expect(isNear(Double(text(attachment).size().width), 28.84, 1e-9))
    }
  }

  /// Bounds count from the pen and the baseline, up.
  @Test(arguments: [
    (CGRect(x: 0, y: -5, width: 8, height: 10), CGRect(x: 30, y: 23, width: 8, height: 10)),
    (CGRect(x: 2, y: 3, width: 8, height: 10), CGRect(x: 32, y: 15, width: 8, height: 10)),
    (CGRect(x: 0, y: 0, width: 4, height: 20), CGRect(x: 30, y: 8, width: 4, height: 20)),
  ])
  func boundsPlaceThePicture(bounds: CGRect, seen: CGRect) throws {
    try ViewStage.run { _ in
      let attachment = NSTextAttachment(image: picture)
      attachment.bounds = bounds
      let box = try ink(text(attachment))
      #expect(box == seen)
      #expect(isNear(Double(text(attachment).size().width), 20.84 + Double(bounds.maxX), 1e-9))
    }
  }

  @Test func withoutAPictureThereIsRoomAlone() throws {
    try ViewStage.run { _ in
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(x: 0, y: 0, width: 12, height: 3)
      let box = try ink(text(attachment))
      #expect(box.isNull)
      #expect(isNear(Double(text(attachment).size().width), 32.84, 1e-9))
    }
  }

  @Test func aTallPictureMakesTheLineHigher() {
    ViewStage.run { _ in
      let attachment = NSTextAttachment()
      let plain = text(attachment).size().height
      attachment.bounds = CGRect(x: 0, y: 0, width: 5, height: 27.28 + 20)
      #expect(isNear(Double(text(attachment).size().height - plain), 20, 1e-6))
    }
  }

  @Test func aLabelIsAsWideAsItsPicture() {
    ViewStage.run { _ in
      let label = UILabel()
      label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: picture))
      label.sizeToFit()
      #expect(label.bounds.width == 8)
      #expect(label.text == "\u{FFFC}")
      #expect(NSTextAttachment.character == 0xFFFC)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func badBoundsLeaveNoRoom(number: Double) {
    ViewStage.run { _ in
      let attachment = NSTextAttachment(image: picture)
      attachment.bounds = CGRect(x: 0, y: 0, width: number, height: number)
      #expect(isNear(Double(text(attachment).size().width), 20.84, 1e-9))
    }
  }

  // MARK: Expansion

  private func width(expansion: Double?) -> Double {
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    if let expansion { attributes[.expansion] = expansion }
    return Double(NSAttributedString(string: "HH", attributes: attributes).size().width)
  }

  /// The attribute is the logarithm of the factor.
  @Test(arguments: [0.5, 1, 2, 3.5])
  func expansionIsALogarithm(factor: Double) {
    #expect(isNear(width(expansion: log(factor)), 2 * 20.84 * factor, 1e-6))
  }

  @Test func withoutExpansionTheFactorIsOne() {
    #expect(width(expansion: nil) == width(expansion: 0))
    #expect(isNear(width(expansion: nil), 2 * 20.84, 1e-9))
  }

  @Test func expandedLettersAreWiderAndNotHigher() {
    func box(_ expansion: Double) -> CGRect {
      NSAttributedString(string: "H", attributes: [.font: font, .expansion: expansion])
        .boundingRect(
          with: .zero, options: [.usesLineFragmentOrigin, .usesDeviceMetrics], context: nil)
    }
    let (plain, wide) = (box(0), box(log(2)))
    #expect(isNear(Double(wide.width), 2 * Double(plain.width), 1e-6))
    #expect(isNear(Double(wide.height), Double(plain.height), 1e-9))
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, -1e300])
  func anExpansionIsNeverWithoutEnd(number: Double) {
    #expect(width(expansion: number).isFinite)
  }
}
