/// Numbers that grow by one from each layer to those in it: how deep a tree is shows by the lowest and the
/// highest, so that adding a layer need not go through those around it, nor those inside.
///
/// Only differences within a tree count. Trees that are put together have their scales joined, the numbers of
/// one being shifted; those taken apart keep theirs, so that the range may be wider than any tree is deep.
@MainActor
final class DepthScale {
  /// The scale in use instead, and by how much numbers are greater there.
  private var joined: (scale: DepthScale, shift: Int)?
  /// At most as many joins led here as the logarithm of their number.
  private var rank = 0
  /// The lowest number and the highest that a layer has or had.
  private(set) var range: ClosedRange<Int>

  init(at number: Int = 0) { range = number...number }

  /// The scale in use, and by how much numbers are greater there.
  var used: (scale: DepthScale, shift: Int) {
    var found = (scale: self, shift: 0)
    while let next = found.scale.joined {
      found = (next.scale, found.shift + next.shift)
    }
    if found.scale !== self { joined = found }
    return found
  }

  /// The range as it would be with `number`.
  func range(with number: Int) -> ClosedRange<Int> {
    min(range.lowerBound, number)...max(range.upperBound, number)
  }

  /// Makes room for a layer at `number`.
  func add(_ number: Int) { range = range(with: number) }

  /// The range of both, the numbers of `other` being greater by `shift` here.
  func range(with other: DepthScale, shiftedBy shift: Int) -> ClosedRange<Int> {
    min(
      range.lowerBound, other.range.lowerBound + shift)...max(
        range.upperBound, other.range.upperBound + shift)
  }

  /// Has one scale used for this and `other`, the numbers of which are greater by `shift` here. Both are in use.
  func join(_ other: DepthScale, shiftedBy shift: Int) {
    let range = range(with: other, shiftedBy: shift)
    if rank < other.rank {
      joined = (other, -shift)
      other.range = range.lowerBound - shift...range.upperBound - shift
    } else {
      if rank == other.rank { rank += 1 }
      other.joined = (self, shift)
      self.range = range
    }
  }
}

/// A layer's number in a scale; in none as long as it lies alone.
struct LayerDepth {
  var scale: DepthScale?
  var number = 0
}
