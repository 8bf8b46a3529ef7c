/// What a mean counts beyond an edge.
enum Beyond {
  case edge
  case nothing
  /// Four bytes.
  case color([UInt8])
}

/// Means over boxes of an odd number of pixels, of lines of four bytes a pixel.
struct BoxMean {
  let side: Int
  let beyond: Beyond

  /// Replaces `count` pixels, the first at byte `start` and the next `step` bytes further, by their means.
  func apply(_ bytes: inout [UInt8], start: Int, step: Int, count: Int) {
    let half = side / 2
    for channel in 0..<4 {
      var sums = [0]
      sums.reserveCapacity(count + 1)
      var sum = 0
      for index in 0..<count {
        sum += Int(bytes[start + index * step + channel])
        sums.append(sum)
      }
      let (first, last) = (sums[1], sums[count] - sums[count - 1])
      for index in 0..<count {
        let (low, high) = (index - half, index + half)
        let (kept, end) = (max(0, low), min(count - 1, high))
        var total = sums[end + 1] - sums[kept]
        var number = side
        switch beyond {
        case .edge: total += (kept - low) * first + (high - end) * last
        case .nothing: number = end - kept + 1
        case .color(let color): total += (kept - low + high - end) * Int(color[channel])
        }
        bytes[start + index * step + channel] = UInt8((total + number / 2) / number)
      }
    }
  }

  /// The means of all lines of rows, or of columns.
  func apply(_ rows: inout PixelRows, alongRows: Bool) {
    if side == 1 { return }
    if alongRows {
      for row in 0..<rows.height {
        apply(&rows.bytes, start: row * rows.width * 4, step: 4, count: rows.width)
      }
    } else {
      for column in 0..<rows.width {
        apply(&rows.bytes, start: column * 4, step: rows.width * 4, count: rows.height)
      }
    }
  }
}
