public import CoreGraphics
import Foundation

/// A picture of at most the size in `options`; nil where they do not ask for one to be made, since no file has
/// one of its own here. Each pixel is the mean of those it stands for.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  func isSet(_ key: String) -> Bool {
    switch options?[key] {
    case let value as Bool: value
    case let value as NSNumber: value.boolValue
    default: false
    }
  }
  guard let picture = source.picture(index),
    isSet(kCGImageSourceCreateThumbnailFromImageAlways)
      || isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  else { return nil }
  var image = picture.image
  if let most = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue
    ?? options?[kCGImageSourceThumbnailMaxPixelSize] as? Double
    ?? (options?[kCGImageSourceThumbnailMaxPixelSize] as? Int).map({ Double($0) })
  {
    guard most >= 1 else { return nil }
    image = image.reduced(to: most)
  }
  return isSet(kCGImageSourceCreateThumbnailWithTransform)
    ? image.turned(by: picture.orientation) : image
}

extension CGImage {
  /// The picture with its longer side not above `side` pixels.
  fileprivate func reduced(to side: Double) -> CGImage {
    let longer = Double(max(width, height))
    guard longer > side else { return self }
    let columns = max(1, Int((Double(width) * side / longer).rounded()))
    let rows = max(1, Int((Double(height) * side / longer).rounded()))
    let context = CGContext(width: columns, height: rows, isOpaque: false)
    context.interpolationQuality = .high
    context.draw(self, in: CGRect(x: 0, y: 0, width: columns, height: rows))
    return context.makeImage() ?? self
  }
}
