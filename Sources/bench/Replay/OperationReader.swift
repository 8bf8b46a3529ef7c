import Geometry
import Raster

/// Turns operations as they are written down into what is drawn, one after the other.
struct OperationReader {
  private let images: [String: Image]
  /// For each open group whether a clip cuts it.
  private var groups: [Bool] = []

  init(images: [String: Image]) {
    self.images = images
  }

  /// True when every group has been closed.
  var isBalanced: Bool { groups.isEmpty }

  /// The next operation.
  mutating func operation(
    _ file: WorkloadFile.Operation
  ) throws(BenchError) -> Workload.Operation {
    switch file.op {
    case "fill":
      let matrix = try Affine(numbers: file.m)
      return .fill(
        try path(of: file), try FillRule(named: file.rule),
        try paint(needed(file.paint, "paint"), in: matrix), matrix)
    case "stroke":
      let matrix = try Affine(numbers: file.m)
      return .stroke(
        try path(of: file), try StrokeStyle(file),
        try paint(needed(file.paint, "paint"), in: matrix), matrix)
    case "save":
      var clip: Workload.Clip?
      if let cut = file.clip {
        clip = Workload.Clip(
          path: try Path(verbs: cut.v, numbers: cut.p), matrix: try Affine(numbers: cut.m))
      }
      groups.append(clip != nil)
      return .save(opacity: try needed(file.opacity, "opacity"), clip: clip)
    case "restore":
      guard let wasClipped = groups.popLast() else { throw BenchError("nothing was saved") }
      return .restore(wasClipped: wasClipped)
    case "image":
      return try image(file)
    case "shadow":
      let sigma = try needed(file.sigma, "sigma")
      guard (0...1000).contains(sigma) else { throw BenchError("a sigma of \(sigma)") }
      return .shadow(
        try path(of: file),
        Workload.Shadow(
          color: try Color(needed(file.color, "color")), sigma: sigma,
          offset: Point(try needed(file.dx, "dx"), try needed(file.dy, "dy"))),
        try Affine(numbers: file.m))
    default:
      throw BenchError("unknown operation")
    }
  }

  private func path(of file: WorkloadFile.Operation) throws(BenchError) -> Path {
    try Path(verbs: needed(file.v, "v"), numbers: needed(file.p, "p"))
  }

  private func image(_ file: WorkloadFile.Operation) throws(BenchError) -> Workload.Operation {
    let id = try needed(file.image, "image")
    guard let image = images[id] else { throw BenchError("there is no image '\(id)'") }
    let matrix = try Affine(numbers: file.m)
    let paint = ImagePaint(
      image: image, imageFromDevice: Homography(try inverse(of: matrix)),
      opacity: try needed(file.opacity, "opacity"))
    let area = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    return .image(paint, area, matrix)
  }

  private func paint(
    _ file: WorkloadFile.Paint, in matrix: Affine
  ) throws(BenchError) -> Paint {
    if file.type == "solid" { return .solid(try Color(needed(file.c, "c"))) }
    let (shape, unitFromUser) = try gradient(file)
    var stops: [GradientPaint.Stop] = []
    for stop in try needed(file.stops, "stops") {
      guard let location = stop.first else { throw BenchError("an empty stop") }
      stops.append(
        GradientPaint.Stop(location: location, color: try Color(Array(stop.dropFirst()))))
    }
    return .gradient(
      GradientPaint(
        shape: shape, stops: stops,
        unitFromDevice: Homography(try inverse(of: matrix).followed(by: unitFromUser))))
  }

  /// The gradient's kind, and the map from the space of its numbers to that of `GradientPaint`.
  private func gradient(
    _ file: WorkloadFile.Paint
  ) throws(BenchError) -> (GradientPaint.Shape, Affine) {
    switch file.type {
    case "linear":
      let start = Point(try needed(file.x0, "x0"), try needed(file.y0, "y0"))
      let way = Point(try needed(file.x1, "x1"), try needed(file.y1, "y1")) - start
      let axis = Affine(a: way.x, b: way.y, c: -way.y, d: way.x, tx: start.x, ty: start.y)
      return (.axial, try inverse(of: axis))
    case "radial":
      let radius = try needed(file.r, "r")
      let circle = Affine(
        a: radius, b: 0, c: 0, d: radius, tx: try needed(file.cx, "cx"),
        ty: try needed(file.cy, "cy"))
      return (.radial, try inverse(of: circle))
    case "conic":
      let angle = try needed(file.angle, "angle") * .pi / 180
      let turned = Affine(
        a: cosine(angle), b: sine(angle), c: -sine(angle), d: cosine(angle),
        tx: try needed(file.cx, "cx"), ty: try needed(file.cy, "cy"))
      return (.conic, try inverse(of: turned))
    default:
      throw BenchError("unknown paint '\(file.type)'")
    }
  }

  private func inverse(of matrix: Affine) throws(BenchError) -> Affine {
    guard let inverse = matrix.inverse else { throw BenchError("a matrix without an inverse") }
    return inverse
  }
}

/// `value`, or an error that says what is missing.
func needed<Value>(_ value: Value?, _ name: String) throws(BenchError) -> Value {
  guard let value else { throw BenchError("'\(name)' is missing") }
  return value
}
