public import CoreGraphics
import VirtualTime

// Apple's method takes the address of the caller's memory: the only unsafe code of this module.

extension CIContext {
  /// Writes the part of `image` in `bounds` into memory, rows from the top, `rowBytes` apart: premultiplied, 8 or 32
  /// bits a component. Other formats are noted. With no space components are those of the working space.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    let area = PixelArea(covering: bounds.standardized)
    guard let order = Self.orders[format] else {
      SceneContext.active.unsupported("bitmaps of format \(format.rawValue)", at: "CIContext")
      return
    }
    let size = format == .RGBAf ? 16 : 4
    guard !area.isEmpty, !area.isTooLarge, rowBytes >= area.width * size else { return }
    let field = image.node.whole(area, space)
    let isCoded = colorSpace.map { !$0.isLinear } ?? false
    for row in 0..<area.height {
      for column in 0..<area.width {
        let pixel = field.pixels[(area.height - 1 - row) * area.width + column]
        let color = isCoded ? premultiplied(space.coded(straight(pixel))) : pixel
        let offset = row * rowBytes + column * size
        for (index, component) in order.enumerated() {
          if size == 16 {
            unsafe data.storeBytes(
              of: color[component], toByteOffset: offset + 4 * index, as: Float.self)
          } else {
            unsafe data.storeBytes(
              of: UInt8(color.clampedToUnit[component] * 255 + 0.5), toByteOffset: offset + index,
              as: UInt8.self)
          }
        }
      }
    }
  }

  private static let orders: [CIFormat: [Int]] = [
    .RGBA8: [0, 1, 2, 3], .BGRA8: [2, 1, 0, 3], .ARGB8: [3, 0, 1, 2], .ABGR8: [3, 2, 1, 0],
    .RGBAf: [0, 1, 2, 3],
  ]
}
