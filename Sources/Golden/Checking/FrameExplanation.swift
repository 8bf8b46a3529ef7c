import Comparison

/// Why the first frame differs that does: values of layers, or else what is drawn of them.
@MainActor
struct FrameExplanation {
  let record: GoldenRecord
  let plan: ClipPlan
  let comparison: ClipComparison
  /// The number of each frame of `comparison`.
  let numbers: [Int]
  /// The recorded and the new picture of a frame, where they are at hand.
  let pictures: (Int) -> (a: StraightPicture?, b: StraightPicture?)

  /// So many values are named; of more the number is told.
  private static let most = 3

  var differences: [ClipDifference] {
    guard
      let offset = comparison.frames.indices.first(where: {
        comparison.frames[$0].isDifference && comparison.frames[$0].a != nil
          && comparison.frames[$0].b != nil
      }), let position = record.position(ofFrame: numbers[offset]),
      let time = plan.time(ofFrame: numbers[offset])
    else { return [] }
    let name = "first at " + comparison.frames[offset].name
    if record.layers.isEmpty {
      return [
        ClipDifference(
          .drawing, frames: [offset], subject: name, message: "the golden has no values of layers")
      ]
    }
    let moment = SceneMoment(plan, at: time)
    let found = record.layers.differences(at: position, from: moment.layers)
    if found.isEmpty {
      return [
        ClipDifference(
          .drawing, frames: [offset], subject: name,
          message: "no value of a layer differs, what is drawn does; "
            + locations(moment, at: offset))
      ]
    }
    var differences = found.prefix(Self.most).map {
      ClipDifference(.property, frames: [offset], subject: name, message: $0.message)
    }
    if found.count > Self.most {
      let rest = found.count - Self.most
      let layers = Set(found.map(\.layer)).count
      differences.append(
        ClipDifference(
          .property, frames: [offset], subject: name,
          message: "\(rest) more \(rest == 1 ? "value differs" : "values differ"), of "
            + "\(layers) layers in all"))
    }
    return Array(differences)
  }

  /// Which layers lie in front where pixels differ, if that can be known.
  private func locations(_ moment: SceneMoment, at offset: Int) -> String {
    let shown = comparison.frames.indices.first { index in
      let pair = pictures(numbers[index])
      return comparison.frames[index].isDifference && pair.a != nil && pair.b != nil
    }
    guard let shown, let time = plan.time(ofFrame: numbers[shown]),
      case (let a?, let b?) = pictures(numbers[shown]), a.size == b.size
    else {
      return "where, cannot be said, as no picture of a frame that differs is kept"
    }
    let moment = shown == offset ? moment : SceneMoment(plan, at: time)
    let layers = moment.frontmostLayers(at: Self.differingPixels(a, b))
    let seen = shown == offset ? "" : "in \(comparison.frames[shown].name) "
    if layers.isEmpty { return "\(seen)no layer lies where pixels differ" }
    let more = layers.count > Self.most ? " and \(layers.count - Self.most) more" : ""
    return "\(seen)in front where pixels differ: "
      + layers.prefix(Self.most).joined(separator: ", ") + more
  }

  /// Some pixels that differ, from all over the picture.
  private static func differingPixels(
    _ a: StraightPicture, _ b: StraightPicture
  ) -> [(x: Int, y: Int)] {
    let (one, other) = (a.pixels.span, b.pixels.span)
    var all: [Int] = []
    for offset in 0..<a.width * a.height {
      let first = 4 * offset
      if one[first] != other[first] || one[first + 1] != other[first + 1]
        || one[first + 2] != other[first + 2] || one[first + 3] != other[first + 3]
      {
        all.append(offset)
      }
    }
    let step = max(1, all.count / 32)
    return stride(from: 0, to: all.count, by: step).map { (all[$0] % a.width, all[$0] / a.width) }
  }
}
