package import Geometry

/// A value an animation can run through.
package protocol Interpolable: Sendable {
  /// The value at fraction `t` of the way from `a` to `b`, beyond them outside 0…1; nil when the
  /// two cannot be mixed (arrays of different lengths): the animation then has no effect.
  static func mix(_ a: Self, _ b: Self, _ t: Double) -> Self?

  /// `change` applied to `base`, as additive animations and "from + by" need it; nil when the two
  /// cannot be added.
  static func sum(_ base: Self, _ change: Self) -> Self?

  /// What must be applied first so that `change` then leads to `target`: "to − by"; nil when there
  /// is no such value.
  static func difference(_ target: Self, _ change: Self) -> Self?

  /// The numbers a spline runs through and a distance is measured between; nil for types that
  /// have neither.
  var components: [Double]? { get }

  /// The same value with other numbers, as many as `components` has.
  func withComponents(_ components: [Double]) -> Self
}

/// A value that is nothing but a fixed count of numbers, each of which is animated by itself.
package protocol ComponentInterpolable: Interpolable {
  var numbers: [Double] { get }

  /// Takes as many numbers as `numbers` gives.
  init(numbers: [Double])
}

extension ComponentInterpolable {
  package var components: [Double]? { numbers }

  package func withComponents(_ components: [Double]) -> Self { Self(numbers: components) }

  package static func mix(_ a: Self, _ b: Self, _ t: Double) -> Self? {
    combination(a, b) { $0 + ($1 - $0) * t }
  }

  package static func sum(_ base: Self, _ change: Self) -> Self? { combination(base, change, +) }

  package static func difference(_ target: Self, _ change: Self) -> Self? {
    combination(target, change, -)
  }

  private static func combination(
    _ a: Self, _ b: Self, _ combine: (Double, Double) -> Double
  ) -> Self {
    Self(numbers: zip(a.numbers, b.numbers).map(combine))
  }
}

extension Double: ComponentInterpolable {
  package var numbers: [Double] { [self] }
  package init(numbers: [Double]) { self = numbers[0] }

  package static func mix(_ a: Double, _ b: Double, _ t: Double) -> Double? { a + (b - a) * t }
}

/// Also sizes: width in x, height in y.
extension Point: ComponentInterpolable {
  package var numbers: [Double] { [x, y] }
  package init(numbers: [Double]) { self.init(numbers[0], numbers[1]) }
}

/// Origin and size independently.
extension Rect: ComponentInterpolable {
  package var numbers: [Double] { [x, y, width, height] }
  package init(numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// Colours: red, green, blue and alpha as they are stored, neither linear nor premultiplied.
extension SIMD4<Double>: Interpolable, ComponentInterpolable {
  package var numbers: [Double] { [x, y, z, w] }
  package init(numbers: [Double]) {
    self.init(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}

/// Arrays element by element, if they are of equal length.
extension Array: Interpolable where Element: Interpolable {
  package static func mix(_ a: [Element], _ b: [Element], _ t: Double) -> [Element]? {
    combination(a, b) { Element.mix($0, $1, t) }
  }

  package static func sum(_ base: [Element], _ change: [Element]) -> [Element]? {
    combination(base, change, Element.sum)
  }

  package static func difference(_ target: [Element], _ change: [Element]) -> [Element]? {
    combination(target, change, Element.difference)
  }

  package var components: [Double]? {
    var all: [Double] = []
    for element in self {
      guard let components = element.components else { return nil }
      all += components
    }
    return all
  }

  package func withComponents(_ components: [Double]) -> [Element] {
    var rest = components[...]
    return map { element in
      let count = element.components?.count ?? 0
      defer { rest = rest.dropFirst(count) }
      return element.withComponents(Array<Double>(rest.prefix(count)))
    }
  }

  private static func combination(
    _ a: [Element], _ b: [Element], _ combine: (Element, Element) -> Element?
  ) -> [Element]? {
    guard a.count == b.count else { return nil }
    let combined = zip(a, b).compactMap(combine)
    return combined.count == a.count ? combined : nil
  }
}
