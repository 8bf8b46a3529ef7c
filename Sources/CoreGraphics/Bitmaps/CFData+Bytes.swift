public import Foundation
import Synchronization

/// The address of the bytes, nil where there are none. They stay where they are while a copy of `theData` lives; of
/// what was asked for last a few copies are kept, as callers go on reading after their last word of it.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard let theData, !theData.isEmpty else { return nil }
  // Few bytes lie in the value itself, and have no address: those of an object have.
  let held = theData.count < 64 ? HeldBytes(theData) : HeldBytes(sharing: theData)
  recentBytes.withLock { recent in
    recent.append(held)
    if recent.count > HeldBytes.most { recent.removeFirst() }
  }
  return unsafe held.address
}

private let recentBytes = Mutex<[HeldBytes]>([])

/// Bytes with an address of their own.
@safe
private final class HeldBytes: @unchecked Sendable {
  /// How many are kept.
  static let most = 8
  let address: UnsafePointer<UInt8>?
  private let data: Data?
  private let copy: UnsafeMutableBufferPointer<UInt8>?

  /// Shares the memory of many bytes.
  init(sharing data: Data) {
    self.data = data
    unsafe copy = nil
    unsafe address = data.withUnsafeBytes { bytes in
      unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    }
  }

  /// Copies few.
  init(_ data: Data) {
    self.data = nil
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: data.count)
    unsafe _ = buffer.initialize(from: data)
    unsafe copy = buffer
    unsafe address = UnsafePointer(buffer.baseAddress)
  }

  deinit {
    if let copy = unsafe copy { unsafe copy.deallocate() }
  }
}
