import CoreGraphics
import Foundation
import QuartzCore

extension PeerCases {
  /// Images of the table, as contents of a layer and drawn into a context.
  static let images = table("images") { entry in
    let layers = PeerCase.Drawing.layers(entry.size) { root in
      let layer = CALayer()
      let rect = entry.rect("rect") ?? .zero
      layer.anchorPoint = .zero
      // The matrices act about the picture's origin, as the peers' do.
      layer.bounds = CGRect(origin: .zero, size: rect.size)
      let placed = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      layer.transform = CATransform3DConcat(
        CATransform3DMakeAffineTransform(placed.concatenating(entry.matrix())),
        entry.homography())
      layer.contents = entry.image()
      let filter = CALayerContentsFilter(rawValue: entry.text("filter") ?? "linear")
      (layer.magnificationFilter, layer.minificationFilter) = (filter, filter)
      root.addSublayer(layer)
    }
    // Contexts see nothing in perspective.
    guard entry.numbers("homography") == nil else { return [layers] }
    let context = PeerCase.Drawing.context(entry.size) { context in
      guard let image = entry.image(), let rect = entry.rect("rect") else { return }
      context.concatenate(entry.matrix())
      context.interpolationQuality = entry.text("filter") == "nearest" ? .none : .low
      // Images stand upright where y grows upwards.
      context.translateBy(x: rect.minX, y: rect.maxY)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: CGRect(origin: .zero, size: rect.size))
    }
    return [layers, context]
  }
}

extension TableEntry {
  /// The image whose rows of colours stand under "image".
  func image() -> CGImage? {
    CGImage.rows(texts("image") ?? [])
  }

  /// The matrix of nine numbers, row by row, under "homography": points stand to its right.
  func homography() -> CATransform3D {
    var matrix = CATransform3DIdentity
    guard let h = numbers("homography")?.map({ CGFloat($0) }), h.count == 9 else { return matrix }
    (matrix.m11, matrix.m21, matrix.m41) = (h[0], h[1], h[2])
    (matrix.m12, matrix.m22, matrix.m42) = (h[3], h[4], h[5])
    (matrix.m14, matrix.m24, matrix.m44) = (h[6], h[7], h[8])
    return matrix
  }
}

extension CGImage {
  /// An image of rows of colours, `rrggbb` or `rrggbbaa`, apart by blanks.
  static func rows(_ rows: [String]) -> CGImage? {
    let colors = rows.map { $0.split(separator: " ").map { CGColor.hex(String($0)) } }
    let bytes = colors.joined().flatMap { color in
      let parts = (color.components ?? [0, 0, 0, 0]).map { Double($0) }
      return (0..<4).map { UInt8((255 * parts[$0]).rounded()) }
    }
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    return CGImage(
      width: colors.first?.count ?? 0, height: rows.count, bitsPerComponent: 8, bitsPerPixel: 32,
      bytesPerRow: 4 * (colors.first?.count ?? 0), space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
      decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }
}
