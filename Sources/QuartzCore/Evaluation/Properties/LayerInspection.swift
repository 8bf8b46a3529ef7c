import CoreGraphics
import Geometry
import Timing

/// A layer tree at a moment in numbers, for people and tests: what `render inspect` prints.
@MainActor
package enum LayerInspection {
  /// The values shown by the tree of `root` at `sceneTime`, seconds on the scene's clock. Hidden
  /// layers are listed; a replicator also lists its copies.
  package static func tree(of root: CALayer, at sceneTime: Double) -> OrderedJSON {
    node(for: root, atParentTime: sceneTime, in: FreezingContext(for: root))
  }

  static func node(
    for layer: CALayer, atParentTime parentTime: Double, in context: FreezingContext
  ) -> OrderedJSON {
    let inner = context.inside(layer)
    let localTime = layer.timing.localTime(atParentTime: parentTime)
    let shown = PresentationEvaluator.presentation(
      of: layer, atParentTime: parentTime, in: context)
    var members = shown.values.inspectedProperties
    members.insert(("name", OrderedJSON(shown.name)), at: 0)
    members.insert(("class", .string(shown.inspectedClass)), at: 1)
    members += shown.inspectedProperties()
    if let text = shown.contentSource?.inspectedText, !text.isEmpty {
      members.append(("text", .string(text)))
    }
    if let owner = layer.delegate as? any InspectedOwner { members += owner.inspectedNames }
    members.append(
      (
        "mask",
        layer.maskLayer.map { node(for: $0, atParentTime: localTime, in: inner) } ?? .null
      ))
    members.append(
      (
        "sublayers",
        .array(layer.children.map { node(for: $0, atParentTime: localTime, in: inner) })
      ))
    if let instances = shown.inspectedInstances(of: layer, at: localTime, in: inner) {
      members.append(("instances", instances))
    }
    return .object(members)
  }
}

/// A layer's delegate, such as its view, that is called something.
@MainActor
package protocol InspectedOwner: AnyObject {
  /// By what tests and readers of the screen find it.
  var inspectedNames: [OrderedJSON.Member] { get }
}

extension LayerValues {
  fileprivate var inspectedProperties: [OrderedJSON.Member] {
    [
      ("position", OrderedJSON(position)), ("bounds", OrderedJSON(bounds)),
      ("anchorPoint", OrderedJSON(anchorPoint)), ("zPosition", .number(Double(zPosition))),
      ("transform", OrderedJSON(transform.matrix)),
      ("sublayerTransform", OrderedJSON(sublayerTransform.matrix)),
      ("opacity", .number(opacity)), ("hidden", .bool(isHidden)),
      ("masksToBounds", .bool(look.masksToBounds)),
      ("backgroundColor", OrderedJSON(backgroundColor)),
      ("cornerRadius", .number(Double(look.cornerRadius))),
      ("borderWidth", .number(Double(look.borderWidth))),
      ("borderColor", OrderedJSON(look.borderColor)),
      ("contentsRect", OrderedJSON(look.contentsRect)),
    ]
  }
}

extension ShapeValues {
  var inspectedProperties: [OrderedJSON.Member] {
    [
      ("path", OrderedJSON(path?.geometry.svg)), ("fillColor", OrderedJSON(fillColor)),
      ("fillRule", .string(fillRule.rawValue)), ("strokeColor", OrderedJSON(strokeColor)),
      ("strokeStart", .number(Double(strokeStart))), ("strokeEnd", .number(Double(strokeEnd))),
      ("lineWidth", .number(Double(lineWidth))), ("miterLimit", .number(Double(miterLimit))),
      ("lineCap", .string(lineCap.rawValue)), ("lineJoin", .string(lineJoin.rawValue)),
      ("lineDashPhase", .number(Double(lineDashPhase))),
      ("lineDashPattern", lineDashPattern.map { OrderedJSON($0) } ?? .null),
    ]
  }
}

extension ReplicationValues {
  var inspectedProperties: [OrderedJSON.Member] {
    [
      ("instanceCount", .number(Double(count))), ("instanceDelay", .number(delay)),
      ("instanceTransform", OrderedJSON(transform.matrix)),
      ("instanceColor", OrderedJSON(color)),
      ("instanceRedOffset", .number(Double(redOffset))),
      ("instanceGreenOffset", .number(Double(greenOffset))),
      ("instanceBlueOffset", .number(Double(blueOffset))),
      ("instanceAlphaOffset", .number(Double(alphaOffset))),
    ]
  }
}
