/// Values of layers that nobody changed: what a record leaves out.
enum RestingValues {
  /// What a property shows where nothing is recorded of it.
  static func value(of property: String) -> PropertyValue {
    values[property] ?? .numbers([0])
  }

  private static let identity = PropertyValue.numbers([
    1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,
  ])

  private static let values: [String: PropertyValue] = [
    "anchorPoint": .numbers([0.5, 0.5]),
    "backgroundColor": .word("null"),
    "borderColor": .numbers([0, 0, 0, 1]),
    "contentsRect": .numbers([0, 0, 1, 1]),
    "fillColor": .numbers([0, 0, 0, 1]),
    "fillRule": .word("non-zero"),
    "hidden": .word("false"),
    "instanceColor": .numbers([1, 1, 1, 1]),
    "instanceTransform": identity,
    "lineCap": .word("butt"),
    "lineDashPattern": .word("null"),
    "lineJoin": .word("miter"),
    "lineWidth": .numbers([1]),
    "masksToBounds": .word("false"),
    "miterLimit": .numbers([10]),
    "opacity": .numbers([1]),
    "path": .word("null"),
    "strokeColor": .word("null"),
    "strokeEnd": .numbers([1]),
    "sublayerTransform": identity,
    "transform": identity,
  ]
}
