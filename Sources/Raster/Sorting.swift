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
    var place = index
    repeat {
      span[place] = span[place - 1]
      place -= 1
    } while place > start && precedes(element, span[place - 1])
    span[place] = element
    budget -= index - place
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
      var place = index
      while place >= range.lowerBound + gap, precedes(element, span[place - gap]) {
        span[place] = span[place - gap]
        place -= gap
      }
      if place != index { span[place] = element }
    }
    gap /= 3
  }
}
