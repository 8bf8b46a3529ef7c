import CoreGraphics
import Timing

extension PresentationEvaluator {
  /// Those of `heap`, in their order, that have a say at `localTime` and `sceneTime`. An animation
  /// from one given value to another hides what was added before it under the same key path, so that
  /// hundreds of filled animations in a heap cost as much as the topmost one.
  static func seen(
    _ heap: AnimationHeap, of model: CALayer, atLocalTime localTime: Double,
    sceneTime: @autoclosure () -> Double
  ) -> [AttachedAnimation] {
    let attachments = heap.attachments
    guard attachments.count > 1 else {
      return attachments.first?.isShown(at: sceneTime()) == true ? attachments : []
    }
    // By the number of the key path.
    var topmost = [Cover?](repeating: nil, count: heap.pathCount)
    var seen: [AttachedAnimation] = []
    for index in attachments.indices.reversed() {
      // Below lies nothing but what is hidden.
      if index < heap.end, topmost.allSatisfy({ $0?.hasValue == true }) { break }
      let attachment = attachments[index]
      guard attachment.isShown(at: sceneTime()) else { continue }
      guard let path = heap.paths[index] else {
        seen.append(attachment)
        continue
      }
      if topmost[path]?.hasValue == true { continue }
      if heap.covers[index] {
        // Of many in a heap most are over, or still to come.
        let animation = attachment.prepared(on: model)
        guard let moment = animation.moment(atParentTime: localTime) else { continue }
        topmost[path] = Cover(animation, on: model, at: moment)
      }
      seen.append(attachment)
    }
    seen.reverse()
    return seen
  }

  /// An animation that replaces whatever is below it, if its values are of the property's type.
  @MainActor
  private final class Cover {
    private let animation: PreparedAnimation
    private let model: CALayer
    private let moment: AnimationMoment
    /// Asked for only when there is something below.
    private(set) lazy var hasValue =
      animation.evaluator(on: model)?
      .hasValue(at: moment, of: model, duration: animation.timing.duration) ?? false

    init(_ animation: PreparedAnimation, on model: CALayer, at moment: AnimationMoment) {
      self.animation = animation
      self.model = model
      self.moment = moment
    }
  }
}
