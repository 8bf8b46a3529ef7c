import CoreGraphics

/// Where Xcode before version 9 says that a view lies in the one around it: distances from the edges, and lengths, in
/// points or as shares of the other view's size.
struct NibFrameInset {
  /// Points, or a share of a length.
  private enum Length {
    case points(CGFloat)
    case share(CGFloat)

    init?(_ text: String?) {
      guard let text else { return nil }
      let isShare = text.hasSuffix("%")
      guard let number = Double(isShare ? String(text.dropLast()) : text), number.isFinite else {
        return nil
      }
      self = isShare ? .share(CGFloat(number) / 100) : .points(CGFloat(number))
    }

    func points(of whole: CGFloat) -> CGFloat {
      switch self {
      case .points(let points): points
      case .share(let share): share * whole
      }
    }
  }

  private let minX, maxX, width, minY, maxY, height: Length?

  /// - Parameter attribute: the element's attributes by their names.
  init(_ attribute: (String) -> String?) {
    minX = Length(attribute("minX"))
    maxX = Length(attribute("maxX"))
    width = Length(attribute("width"))
    minY = Length(attribute("minY"))
    maxY = Length(attribute("maxY"))
    height = Length(attribute("height"))
  }

  /// The frame in a view of that size. Where nothing is said of an edge it is the other view's.
  func frame(in size: CGSize) -> CGRect {
    let (x, width) = Self.span(minX, maxX, self.width, size.width)
    let (y, height) = Self.span(minY, maxY, self.height, size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func span(
    _ low: Length?, _ high: Length?, _ length: Length?, _ whole: CGFloat
  ) -> (CGFloat, CGFloat) {
    let start = low?.points(of: whole)
    let rest = high?.points(of: whole) ?? 0
    guard let own = length?.points(of: whole) else {
      return (start ?? 0, max(0, whole - (start ?? 0) - rest))
    }
    return (start ?? (high == nil ? 0 : whole - rest - own), own)
  }
}
