/// Numbers of pixels.
public typealias vImagePixelCount = UInt

/// What a function answers: `kvImageNoError`, or how many bytes it needs, or an error below 0.
public typealias vImage_Error = Int

/// Bits that say how a function works.
public typealias vImage_Flags = UInt32

/// A component of 8 bits.
public typealias Pixel_8 = UInt8

/// A rectangle of pixels in the caller's memory.
@unsafe
public struct vImage_Buffer {
  /// The first pixel of the first row.
  public var data: UnsafeMutableRawPointer!
  /// Rows.
  public var height: vImagePixelCount
  /// Pixels in a row.
  public var width: vImagePixelCount
  /// Bytes from one row to the next.
  public var rowBytes: Int

  /// No pixels.
  public init() {
    unsafe self.init(data: nil, height: 0, width: 0, rowBytes: 0)
  }

  public init(
    data: UnsafeMutableRawPointer?, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
  ) {
    unsafe self.data = data
    unsafe self.height = height
    unsafe self.width = width
    unsafe self.rowBytes = rowBytes
  }
}

/// All is done.
public let kvImageNoError: vImage_Error = 0
/// A region reaches beyond its buffer.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// A kernel has an even side.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// None of the ways to treat edges is chosen, or more than one.
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
/// A region begins beyond its buffer.
public let kvImageInvalidOffset_X: vImage_Error = -21769
/// A region begins beyond its buffer.
public let kvImageInvalidOffset_Y: vImage_Error = -21770
/// Memory ran out.
public let kvImageMemoryAllocationError: vImage_Error = -21771
/// A pointer is missing.
public let kvImageNullPointerArgument: vImage_Error = -21772
/// An argument has no meaning.
public let kvImageInvalidParameter: vImage_Error = -21773
/// Buffers differ in size.
public let kvImageBufferSizeMismatch: vImage_Error = -21774
/// A bit has no meaning here.
public let kvImageUnknownFlagsBit: vImage_Error = -21775

/// None of the bits below.
public let kvImageNoFlags = 0
/// Alpha stays as it is in the destination.
public let kvImageLeaveAlphaUnchanged = 1
/// At edges the source counts as it is; not for convolutions of boxes.
public let kvImageCopyInPlace = 2
/// What lies beyond edges has the background's colour.
public let kvImageBackgroundColorFill = 4
/// What lies beyond edges is as the edge.
public let kvImageEdgeExtend = 8
/// Changes nothing: everything is done by the caller's thread.
public let kvImageDoNotTile = 16
/// Nothing is done but to answer how much memory would be needed: none.
public let kvImageGetTempBufferSize = 128
/// Beyond edges there is nothing: means are of what is there.
public let kvImageTruncateKernel = 64
