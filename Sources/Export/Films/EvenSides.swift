/// Pictures with an even number of columns and rows: where one is missing, the last is there twice.
struct EvenSides {
  let width: Int
  let height: Int
  private let given: (width: Int, height: Int)

  init(width: Int, height: Int) {
    given = (width, height)
    self.width = width + width % 2
    self.height = height + height % 2
  }

  /// RGBA pixels of the given size as ones of this size.
  func padded(_ pixels: [UInt8]) -> [UInt8] {
    guard width != given.width || height != given.height else { return pixels }
    var padded: [UInt8] = []
    padded.reserveCapacity(width * height * 4)
    for row in 0..<height {
      let start = min(row, given.height - 1) * given.width * 4
      let end = start + given.width * 4
      padded += pixels[start..<end]
      if width > given.width { padded += pixels[end - 4..<end] }
    }
    return padded
  }
}
