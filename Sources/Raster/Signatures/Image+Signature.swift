extension Image {
  /// How many rows have a fingerprint together.
  static let stripeHeight = 32

  /// Fingerprints of the pixels of 32 rows each, from the top, the last of what is left; made once.
  var stripes: [Signature] {
    knownStripes.value {
      stride(from: 0, to: height, by: Self.stripeHeight).map { first in
        signature(ofRows: first..<min(first + Self.stripeHeight, height))
      }
    }
  }

  private func signature(ofRows rows: Range<Int>) -> Signature {
    let pixels = pixels
    var hash = ContentHash()
    hash.add(pixels.span.extracting(rows.lowerBound * width * 4..<rows.upperBound * width * 4))
    return hash.signature
  }

  /// A fingerprint of size and pixels, made once.
  package var signature: Signature {
    knownSignature.value {
      var hash = ContentHash()
      hash.add(width, height)
      for stripe in stripes { hash.add(stripe) }
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
