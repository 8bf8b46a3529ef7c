import Accelerate
import Testing

struct ImageTests {
  /// What `body` makes of pixels of four bytes, in `width` columns.
  private func worked(
    _ bytes: [UInt8], width: Int,
    _ body: (_ source: inout vImage_Buffer, _ target: inout vImage_Buffer) -> vImage_Error
  ) -> [UInt8] {
    var (source, target) = (bytes, [UInt8](repeating: 7, count: bytes.count))
    let height = bytes.count / 4 / width
    let error = source.withUnsafeMutableBytes { source in
      target.withUnsafeMutableBytes { target in
        var from = vImage_Buffer(
          data: source.baseAddress, height: vImagePixelCount(height),
          width: vImagePixelCount(width), rowBytes: width * 4)
        var to = vImage_Buffer(
          data: target.baseAddress, height: vImagePixelCount(height),
          width: vImagePixelCount(width), rowBytes: width * 4)
        return body(&from, &to)
      }
    }
    #expect(error == kvImageNoError)
    return target
  }

  private func box(
    _ bytes: [UInt8], width: Int, rows: UInt32, columns: UInt32, flags: Int
  ) -> [UInt8] {
    worked(bytes, width: width) { source, target in
      vImageBoxConvolve_ARGB8888(
        &source, &target, nil, 0, 0, rows, columns, [0, 0, 0, 90], vImage_Flags(flags))
    }
  }

  @Test func aBoxIsTheMeanOfItsPixels() {
    // One row of alphas.
    let bytes: [UInt8] = [0, 30, 90, 0, 0].flatMap { [0, 0, 0, $0] }
    func alphas(_ flags: Int) -> [UInt8] {
      let result = box(bytes, width: 5, rows: 1, columns: 3, flags: flags)
      return stride(from: 3, to: 20, by: 4).map { result[$0] }
    }
    #expect(alphas(kvImageEdgeExtend) == [10, 40, 40, 30, 0])
    #expect(alphas(kvImageTruncateKernel) == [15, 40, 40, 30, 0])
    #expect(alphas(kvImageBackgroundColorFill) == [40, 40, 40, 30, 30])
  }

  @Test func rowsAndColumnsAreEachTheirOwn() {
    var bytes = [UInt8](repeating: 0, count: 5 * 5 * 4)
    bytes[(2 * 5 + 2) * 4] = 90
    let result = box(bytes, width: 5, rows: 3, columns: 3, flags: kvImageEdgeExtend)
    for y in 0..<5 {
      for x in 0..<5 {
        let isNear = abs(x - 2) <= 1 && abs(y - 2) <= 1
        #expect(result[(y * 5 + x) * 4] == (isNear ? 10 : 0))
      }
    }
  }

  @Test func aMatrixMixesBytes() {
    // Exchanges the first and third, halves the second.
    let matrix: [Int16] = [0, 0, 256, 0, 0, 128, 0, 0, 256, 0, 0, 0, 0, 0, 0, 256]
    let result = worked([10, 20, 30, 40, 250, 255, 5, 0], width: 2) { source, target in
      vImageMatrixMultiply_ARGB8888(&source, &target, matrix, 256, nil, nil, 0)
    }
    #expect(result == [30, 10, 10, 40, 5, 128, 250, 0])
    let brighter = worked([10, 20, 30, 250], width: 1) { source, target in
      let identity: [Int16] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
      return vImageMatrixMultiply_ARGB8888(
        &source, &target, identity, 1, nil, [10, 10, -40, 10], 0)
    }
    #expect(brighter == [20, 30, 0, 255])
  }

  @Test func whatMakesNoSenseIsAnError() {
    var buffer = vImage_Buffer()
    var other = vImage_Buffer()
    #expect(
      vImageBoxConvolve_ARGB8888(&buffer, &other, nil, 0, 0, 2, 3, nil, 8)
        == kvImageInvalidKernelSize)
    #expect(
      vImageBoxConvolve_ARGB8888(&buffer, &other, nil, 0, 0, 3, 3, nil, 0)
        == kvImageInvalidEdgeStyle)
    #expect(
      vImageBoxConvolve_ARGB8888(&buffer, &other, nil, 0, 0, 3, 3, nil, 8)
        == kvImageNullPointerArgument)
    #expect(vImageMatrixMultiply_ARGB8888(&buffer, &other, nil, 1, nil, nil, 0) != kvImageNoError)
  }
}
