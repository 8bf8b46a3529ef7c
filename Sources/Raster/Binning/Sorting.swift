/// Sorts part of an array in place. Unlike the standard library's sort it allocates nothing; what
/// is sorted here is short, nearly in order, or nearly in the opposite order.
@inline(__always)
func sort<Element>(
  _ array: inout [Element], _ range: Range<Int>, by precedes: (Element, Element) -> Bool
) {
  guard let start = range.first, let last = range.last, start < last else { return }
  var span = array.mutableSpan
  if range.count > 8, precedes(span[last], span[start]) {
    for offset in 0..<range.count / 2 { span.swapAt(start + offset, last - offset) }
  }
  // By insertion, as long as that moves little.
  var budget = 8 * range.count
  for index in start + 1...last where precedes(span[index], span[index - 1]) {
    let element = span[index]
    var position = index
    repeat {
      span[position] = span[position - 1]
      position -= 1
    } while position > start && precedes(element, span[position - 1])
    span[position] = element
    budget -= index - position
    if budget < 0 { return shellSort(&span, range, by: precedes) }
  }
}

@inline(__always)
private func shellSort<Element>(
  _ span: inout MutableSpan<Element>, _ range: Range<Int>, by precedes: (Element, Element) -> Bool
) {
  var gap = 1
  while gap < range.count / 9 { gap = 3 * gap + 1 }
  while gap > 0 {
    for index in range.dropFirst(gap) {
      let element = span[index]
      var position = index
      while position >= range.lowerBound + gap, precedes(element, span[position - gap]) {
        span[position] = span[position - gap]
        position -= gap
      }
      if position != index { span[position] = element }
    }
    gap /= 3
  }
}

/// Sorts part of an array by these bits of its numbers, and keeps the order of those that agree. For
/// many numbers in no order: digit by digit, with `other` as memory.
func sort(
  _ array: inout [UInt64], _ range: Range<Int>, byBits bits: Range<Int>, with other: inout [UInt64]
) {
  let missing = range.count - other.count
  if missing > 0 { other.append(contentsOf: repeatElement(0, count: missing)) }
  var array = array.mutableSpan
  var memory = other.mutableSpan
  var isInMemory = false
  for bit in stride(from: bits.lowerBound, to: bits.upperBound, by: 8) {
    if isInMemory {
      sortByDigit(memory, 0..<range.count, UInt64(bit), into: &array, at: range.lowerBound)
    } else {
      sortByDigit(array, range, UInt64(bit), into: &memory, at: 0)
    }
    isInMemory.toggle()
  }
  if isInMemory {
    for index in 0..<range.count { array[range.lowerBound + index] = memory[index] }
  }
}

/// Stores numbers in the order of their eight bits from `shift` on, from `start` on.
private func sortByDigit(
  _ source: borrowing MutableSpan<UInt64>, _ range: Range<Int>, _ shift: UInt64,
  into result: inout MutableSpan<UInt64>, at start: Int
) {
  var offsets = InlineArray<256, Int>(repeating: 0)
  for index in range { offsets[Int(source[index] >> shift & 255)] += 1 }
  var next = start
  for digit in 0..<256 {
    let count = offsets[digit]
    offsets[digit] = next
    next += count
  }
  for index in range {
    let digit = Int(source[index] >> shift & 255)
    result[offsets[digit]] = source[index]
    offsets[digit] += 1
  }
}
