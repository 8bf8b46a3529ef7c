/// A picture that is shown for a part of the time in which a shutter is open.
package struct Exposure: Sendable {
  package var list: DisplayList
  /// What lies under it.
  package var background: Color
  /// How long, in equal parts of that time; at least 1.
  package var weight: Int

  package init(_ list: DisplayList, over background: Color, weight: Int) {
    precondition(weight > 0, "what is exposed is exposed for some time")
    self.list = list
    self.background = background
    self.weight = weight
  }
}

/// What a painter made ready to draw bands of several exposures.
package struct PreparedExposures: Sendable {
  /// Of each exposure.
  var bands: [PreparedBands] = []
  /// Of each exposure, what its bands show; none where nothing was compared.
  var signatures: [[Signature]] = []

  package init() {}

  /// False when an exposure certainly shows in `band` what the one before it shows.
  func changes(_ band: Int, at exposure: Int) -> Bool {
    exposure == 0 || signatures.isEmpty
      || signatures[exposure][band] != signatures[exposure - 1][band]
  }
}

/// Scratch memory to add exposures up in, one band at a time.
package struct ExposureScratch: Sendable {
  /// All zero between two bands.
  var sums: [Int32] = []
  /// The two exposures drawn last, but for the first.
  var before: [UInt8] = []
  var next: [UInt8] = []

  package init() {}

  mutating func reserve(pixels: Int) {
    guard sums.count < pixels * 4 else { return }
    sums = [Int32](repeating: 0, count: pixels * 4)
    before = [UInt8](repeating: 0, count: pixels * 4)
    next = before
  }
}
