import CWideKernels

extension Fast {
  /// Puts every straight colour, components 0…1, through a matrix: four rows, for red, green, blue and alpha, of
  /// five factors, for those and 1. Results are cut to 0…1; what is no number is 0.
  /// - Precondition: whole pixels, and twenty factors.
  package static func mapColors(_ pixels: inout MutableSpan<UInt8>, by matrix: Span<Float>) {
    precondition(pixels.count % 4 == 0 && matrix.count == 20, "pixels and a matrix")
    unsafe pixels.withUnsafeMutableBytes { pixels in
      unsafe matrix.withUnsafeBufferPointer { matrix in
        unsafe wide_map_colors(
          wideLevel, pixels.baseAddress, pixels.count / 4, matrix.baseAddress)
      }
    }
  }

  /// Looks the straight red, green and blue of every pixel up, as bytes, among numbers of 0…1.
  /// - Precondition: whole pixels, and 256 numbers.
  package static func lookUpColors(_ pixels: inout MutableSpan<UInt8>, in table: Span<Float>) {
    precondition(pixels.count % 4 == 0 && table.count == 256, "pixels and a table")
    unsafe pixels.withUnsafeMutableBytes { pixels in
      unsafe table.withUnsafeBufferPointer { table in
        unsafe wide_look_up_colors(
          wideLevel, pixels.baseAddress, pixels.count / 4, table.baseAddress)
      }
    }
  }
}
