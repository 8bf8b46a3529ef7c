import Comparison
import QuartzCore

/// A comparison for programs: every difference, and every frame that is not the same to the bit
/// with its measures.
struct ComparisonJSON {
  private let comparison: ClipComparison
  private let plan: ComparePlan

  init(_ comparison: ClipComparison, _ plan: ComparePlan) {
    self.comparison = comparison
    self.plan = plan
  }

  var document: OrderedJSON {
    let frames = comparison.frames
    return .object([
      ("same", .bool(comparison.isSame)),
      ("a", .string(plan.a)),
      ("b", .string(plan.b)),
      ("thresholds", thresholds),
      (
        "frames",
        .object([
          ("all", .number(Double(frames.count))),
          ("a", .number(Double(frames.count { $0.a != nil }))),
          ("b", .number(Double(frames.count { $0.b != nil }))),
          ("same", .number(Double(comparison.sameCount))),
        ])
      ),
      ("differences", .array(comparison.differences.map(object))),
      (
        "findings",
        .array(
          frames.enumerated().compactMap { index, finding in
            finding.outcome == .same && !finding.isDifference ? nil : object(finding, index)
          })
      ),
    ])
  }

  private var thresholds: OrderedJSON {
    let given = plan.thresholds
    let maxDifferent: OrderedJSON =
      switch given.maxDifferent {
      case nil: .null
      case .count(let count): .number(Double(count))
      case .percent(let percent): .string("\(Quantity.plain(percent))%")
      }
    return .object([
      ("tolerance", given.tolerance.map { .number(Double($0)) } ?? .null),
      ("maxDifferent", maxDifferent),
      ("minSSIM", given.minSimilarity.map { .number($0) } ?? .null),
      ("maxDeltaE", given.maxColorDifference.map { .number($0) } ?? .null),
    ])
  }

  private func object(_ difference: ClipDifference) -> OrderedJSON {
    .object([
      ("kind", .string(difference.kind.rawValue)),
      ("subject", .string(difference.subject)),
      ("message", .string(difference.message)),
      ("frames", .array(difference.frames.map { .string(comparison.frames[$0].name) })),
      ("other", difference.other.map { .string(comparison.frames[$0].name) } ?? .null),
    ])
  }

  private func object(_ finding: FrameFinding, _ index: Int) -> OrderedJSON {
    let number = { (value: Int) in OrderedJSON.number(Double(value)) }
    var members: [OrderedJSON.Member] = [
      ("name", .string(finding.name)),
      ("index", number(index)),
      ("a", finding.a.map(number) ?? .null),
      ("b", finding.b.map(number) ?? .null),
    ]
    switch finding.outcome {
    case .same: members.append(("outcome", .string("same")))
    case .tolerated(let difference):
      members.append(("outcome", .string("tolerated")))
      members += measures(difference)
    case .different(let difference, let breaches):
      members.append(("outcome", .string("different")))
      members += measures(difference)
      members.append(("breaches", .array(breaches.map { .string($0) })))
    case .unlike: members.append(("outcome", .string("unlike")))
    case .resized(let a, let b):
      members.append(("outcome", .string("resized")))
      members.append(("sizeInA", .array([number(a.width), number(a.height)])))
      members.append(("sizeInB", .array([number(b.width), number(b.height)])))
    case .unreadable: members.append(("outcome", .string("unreadable")))
    case .missing: members.append(("outcome", .string("missing")))
    case .extra: members.append(("outcome", .string("extra")))
    }
    return .object(members)
  }

  private func measures(_ difference: PictureDifference) -> [OrderedJSON.Member] {
    let box = difference.bounds
    let numbers = { (values: [Int]) in OrderedJSON.array(values.map { .number(Double($0)) }) }
    return [
      ("pixels", .number(Double(difference.pixelCount))),
      ("pixelsBeyondTolerance", .number(Double(difference.countAboveTolerance))),
      ("area", .number(Double(difference.area))),
      ("greatest", .number(difference.greatest)),
      ("first", numbers([difference.firstX, difference.firstY])),
      ("box", numbers([box.x, box.y, box.width, box.height])),
      ("displacement", difference.displacement.map { numbers([$0.x, $0.y]) } ?? .null),
      ("ssim", .number(difference.similarity)),
      (
        "deltaE",
        .object([
          ("greatest", .number(difference.greatestColorDifference)),
          ("mean", .number(difference.meanColorDifference)),
        ])
      ),
    ]
  }
}
