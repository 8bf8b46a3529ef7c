import CoreGraphics

/// A picture of one colour, `width` × `height` pixels; components 0…255, not premultiplied.
func solidImage(
  _ width: Int, _ height: Int, red: Int = 0, green: Int = 0, blue: Int = 0, alpha: Int = 255
) -> CGImage? {
  let context = CGContext(
    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
    space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  context?.setFillColor(solidColor(red: red, green: green, blue: blue, alpha: alpha))
  context?.fill(CGRect(x: 0, y: 0, width: width, height: height))
  return context?.makeImage()
}

/// A colour; components 0…255.
func solidColor(red: Int = 0, green: Int = 0, blue: Int = 0, alpha: Int = 255) -> CGColor {
  CGColor(
    srgbRed: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
    alpha: CGFloat(alpha) / 255)
}
