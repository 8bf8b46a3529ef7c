extension Image {
  /// A fingerprint of size and pixels, made once.
  package var signature: Signature {
    knownSignature.value {
      var hash = ContentHash()
      hash.add(width, height)
      hash.add(pixels)
      return hash.signature
    }
  }
}

/// By size and pixels, wherever they lie in memory.
extension Image: Equatable {
  package static func == (a: Image, b: Image) -> Bool {
    a === b || a.width == b.width && a.height == b.height && a.signature == b.signature
  }
}
