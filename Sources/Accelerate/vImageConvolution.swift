/// Replaces pixels of four bytes by the means of boxes around them: an odd number of rows and columns.
///
/// - Parameters:
///   - tempBuffer: not used.
///   - srcOffsetToROI_X: the column of `src` that is the first of `dest`.
///   - srcOffsetToROI_Y: the row of `src` that is the first of `dest`.
///   - backgroundColor: four bytes, for `kvImageBackgroundColorFill`.
///   - flags: one of `kvImageEdgeExtend`, `kvImageBackgroundColorFill` and `kvImageTruncateKernel`.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  unsafe convolve(
    src.pointee, dest.pointee, srcOffsetToROI_X, srcOffsetToROI_Y, kernel_height, kernel_width,
    backgroundColor, flags, times: 1)
}

/// Blurs with boxes whose means are taken twice, so that the middle weighs most: a tent as wide as the kernel.
@discardableResult
public func vImageTentConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  unsafe convolve(
    src.pointee, dest.pointee, srcOffsetToROI_X, srcOffsetToROI_Y, kernel_height, kernel_width,
    backgroundColor, flags, times: 2)
}

private func convolve(
  _ source: vImage_Buffer, _ target: vImage_Buffer, _ x: vImagePixelCount, _ y: vImagePixelCount,
  _ rows: UInt32, _ columns: UInt32, _ background: UnsafePointer<UInt8>?, _ flags: vImage_Flags,
  times: Int
) -> vImage_Error {
  let flags = Int(flags)
  if flags & kvImageGetTempBufferSize != 0 { return 0 }
  guard rows % 2 == 1, columns % 2 == 1 else { return kvImageInvalidKernelSize }
  let styles = [kvImageEdgeExtend, kvImageBackgroundColorFill, kvImageTruncateKernel]
    .filter { flags & $0 != 0 }
  guard styles.count == 1 else { return kvImageInvalidEdgeStyle }
  guard unsafe source.data != nil, unsafe target.data != nil else {
    return kvImageNullPointerArgument
  }
  guard var pixels = unsafe PixelRows(source), let size = unsafe PixelRows.size(of: target) else {
    return kvImageInvalidParameter
  }
  guard x < pixels.width else { return kvImageInvalidOffset_X }
  guard y < pixels.height else { return kvImageInvalidOffset_Y }
  guard Int(x) + size.width <= pixels.width, Int(y) + size.height <= pixels.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  let beyond: Beyond
  switch styles[0] {
  case kvImageEdgeExtend: beyond = .edge
  case kvImageTruncateKernel: beyond = .nothing
  default:
    guard let background = unsafe background else { return kvImageNullPointerArgument }
    beyond = .color((0..<4).map { unsafe background[$0] })
  }
  // A tent of an odd side is two boxes of about half of it.
  func box(_ side: UInt32) -> Int { times == 1 ? Int(side) : (Int(side) + 1) / 2 | 1 }
  for _ in 0..<times {
    BoxMean(side: box(columns), beyond: beyond).apply(&pixels, alongRows: true)
    BoxMean(side: box(rows), beyond: beyond).apply(&pixels, alongRows: false)
  }
  unsafe pixels.write(to: target, fromColumn: Int(x), row: Int(y))
  return kvImageNoError
}

/// Replaces the four bytes of each pixel by their products with a matrix: entry 4·i + j says how much of byte i goes
/// into byte j. Sums are divided by `divisor` and cut to 0…255.
///
/// - Parameters:
///   - pre_bias: four numbers that are added before, or nil.
///   - post_bias: four numbers that are added to the sums before they are divided, or nil.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ matrix: UnsafePointer<Int16>?, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?,
  _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = unsafe (src.pointee, dest.pointee)
  guard let matrix = unsafe matrix, unsafe source.data != nil, unsafe target.data != nil else {
    return kvImageNullPointerArgument
  }
  guard divisor != 0, var pixels = unsafe PixelRows(source),
    let size = unsafe PixelRows.size(of: target)
  else { return kvImageInvalidParameter }
  guard size.width <= pixels.width, size.height <= pixels.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  let factors = (0..<16).map { unsafe Int(matrix[$0]) }
  let before = unsafe pre_bias.map { bias in (0..<4).map { unsafe Int(bias[$0]) } }
  let after = unsafe post_bias.map { bias in (0..<4).map { unsafe Int(bias[$0]) } }
  let divisor = Int(divisor)
  for start in stride(from: 0, to: pixels.bytes.count, by: 4) {
    var sums = after ?? [0, 0, 0, 0]
    for from in 0..<4 {
      let byte = Int(pixels.bytes[start + from]) + (before?[from] ?? 0)
      for to in 0..<4 { sums[to] += byte * factors[4 * from + to] }
    }
    for to in 0..<4 {
      let half = sums[to] < 0 ? -abs(divisor) / 2 : abs(divisor) / 2
      pixels.bytes[start + to] = UInt8(min(max(0, (sums[to] + half) / divisor), 255))
    }
  }
  unsafe pixels.write(to: target, fromColumn: 0, row: 0)
  return kvImageNoError
}
