/// The part of a picture that a frame replaces, in pixels.
struct FrameArea: Hashable {
  var left = 0
  var top = 0
  var width = 1
  var height = 1
}

extension FrameArea {
  /// What differs between pictures of one size and `width`, four bytes a pixel; one pixel when nothing does,
  /// since a frame cannot be empty.
  init(of pixels: [UInt8], unlike others: [UInt8], width pictureWidth: Int) {
    let (new, old) = (pixels.span, others.span)
    func differ(_ bytes: Range<Int>) -> Bool {
      !RowKernels.areEqual(new.extracting(bytes), old.extracting(bytes))
    }
    let rowLength = 4 * pictureWidth
    let height = new.count / rowLength
    var (top, bottom, left, right) = (height, -1, pictureWidth, -1)
    for row in 0..<height {
      let (start, end) = (row * rowLength, (row + 1) * rowLength)
      if !differ(start..<end) { continue }
      top = min(top, row)
      bottom = row
      // Columns between changes that are known are not searched.
      if differ(start..<start + 4 * left) {
        var first = start
        while new[first] == old[first] { first += 1 }
        left = (first - start) / 4
      }
      if differ(start + 4 * (right + 1)..<end) {
        var last = end - 1
        while new[last] == old[last] { last -= 1 }
        right = (last - start) / 4
      }
    }
    self.init()
    if bottom < 0 { return }
    (self.left, self.top) = (left, top)
    (self.width, self.height) = (right - left + 1, bottom - top + 1)
  }
}
