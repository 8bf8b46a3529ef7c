extension RowKernels {
  /// Calls `body` with the bytes of `words` as they lie in memory.
  static func withBytes<Result>(
    of words: inout [UInt64], _ body: (inout MutableRawSpan) -> Result
  ) -> Result {
    var span = words.mutableSpan
    var bytes = unsafe span.mutableBytes
    return body(&bytes)
  }

  /// Calls `body` with the first `count` bytes of `words` as they lie in memory.
  /// - Precondition: there are as many.
  static func withBytes<Failure: Error>(
    of words: Span<UInt64>, count: Int, _ body: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    precondition(count >= 0 && count <= words.count * 8, "bytes come from words")
    try unsafe words.withUnsafeBytes { (bytes) throws(Failure) in
      let bytes = unsafe UnsafeRawBufferPointer(rebasing: bytes.prefix(count))
      try unsafe body(bytes.bindMemory(to: UInt8.self).span)
    }
  }
}
