extension Stage {
  /// The kernels of which a blur is made, on one channel of the canvas.
  static var planes: [Stage] {
    [
      plane("plane take") { $0.take() },
      plane("plane put") { $0.put() },
      plane("plane put shades") { $0.putShades() },
      plane("plane transpose") { $0.transpose() },
      plane("plane means of 4 rows") { $0.reduce() },
      plane("plane mix rows") { $0.mix() },
      plane("plane convolve 32") { $0.convolve() },
    ]
  }

  private static func plane(_ name: String, _ run: @escaping (inout Plane) -> Int) -> Stage {
    Stage(name, per: "pixel") {
      var plane = Plane()
      return Work(count: Canvas.pixelCount) { run(&plane) }
    }
  }
}
