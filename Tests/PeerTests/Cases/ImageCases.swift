import CoreGraphics
import Foundation
import QuartzCore

extension PeerCases {
  /// Images of the table, as contents of a layer and drawn into a context.
  static let images = table("images") { entry in
    var drawings: [PeerCase.Drawing] = [
      .context(entry.size) { context in
        guard let image = entry.image(), let rect = entry.rect("rect") else { return }
        context.concatenate(entry.matrix())
        context.interpolationQuality = entry.text("filter") == "nearest" ? .none : .low
        // Images stand upright where y grows upwards.
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(origin: .zero, size: rect.size))
      }
    ]
    if entry.text("filter") == "linear" {
      drawings.append(
        .layers(entry.size) { root in
          let layer = CALayer()
          let rect = entry.rect("rect") ?? .zero
          layer.anchorPoint = .zero
          // The matrix acts about the picture's origin, as the peers' does.
          layer.bounds = CGRect(origin: .zero, size: rect.size)
          layer.setAffineTransform(
            CGAffineTransform(translationX: rect.minX, y: rect.minY).concatenating(entry.matrix()))
          layer.contents = entry.image()
          let filter = CALayerContentsFilter(rawValue: entry.text("filter") ?? "linear")
          (layer.magnificationFilter, layer.minificationFilter) = (filter, filter)
          root.addSublayer(layer)
        })
    }
    return drawings
  }
}

extension TableEntry {
  /// The image whose rows of colours stand under "image".
  func image() -> CGImage? {
    CGImage.rows(texts("image") ?? [])
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
