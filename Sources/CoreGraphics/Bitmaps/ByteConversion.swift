/// Turns pixels of one RGB space into those of sRGB, byte for byte as the exact conversion rounds.
struct ByteConversion {
  /// Light for each byte.
  private let lights: [Double]
  private let matrix: Matrix3
  /// The least light of each byte of sRGB from 1 on.
  private let borders: [Double]

  /// Nil when nothing changes, and for spaces that are not RGB.
  init?(from space: CGColorSpace) {
    guard case .rgb(let primaries) = space.profile.lights,
      !space.profile.agrees(with: CGColorSpace.standardRGB.profile)
    else { return nil }
    let transfer = space.profile.transfer
    lights = (0...255).map { transfer.light(Double($0) / 255) }
    matrix =
      primaries == .sRGB ? Matrix3(diagonal: Triple(1, 1, 1)) : primaries.standardFromLight
    borders = (1...255).map { TransferFunction.sRGB.light((Double($0) - 0.5) / 255) }
  }

  /// Converts premultiplied RGBA.
  func convert(_ pixels: inout [UInt8]) {
    var bytes = pixels.mutableSpan
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(bytes[start + 3])
      if alpha == 0 { continue }
      func light(_ channel: Int, _ value: UInt8) -> Double {
        alpha == 255 ? lights[Int(value)] : lights[min(255, (Int(value) * 255 + alpha / 2) / alpha)]
      }
      let color =
        matrix
        * Triple(light(0, bytes[start]), light(1, bytes[start + 1]), light(2, bytes[start + 2]))
      bytes[start] = UInt8((byte(color.x) * alpha + 127) / 255)
      bytes[start + 1] = UInt8((byte(color.y) * alpha + 127) / 255)
      bytes[start + 2] = UInt8((byte(color.z) * alpha + 127) / 255)
    }
  }

  /// The byte that stands for an amount of light.
  private func byte(_ light: Double) -> Int {
    var low = 0
    var high = 255
    while low < high {
      let middle = (low + high) / 2
      if light < borders[middle] { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
