/// Sorts part of an array in place. Unlike the standard library's sort it allocates nothing; what
/// is sorted here is short or nearly in order.
@inline(always)
func shellSort<Element>(
  _ array: inout [Element], _ range: Range<Int>, by precedes: (Element, Element) -> Bool
) {
  var gap = 1
  while gap < range.count / 9 { gap = 3 * gap + 1 }
  while gap > 0 {
    for index in range.dropFirst(gap) {
      let element = array[index]
      var place = index
      while place >= range.lowerBound + gap, precedes(element, array[place - gap]) {
        array[place] = array[place - gap]
        place -= gap
      }
      if place != index { array[place] = element }
    }
    gap /= 3
  }
}
