extension Stage {
  /// The kernels that turn edges into coverage, on one band or row of the canvas.
  static var coverage: [Stage] {
    [
      accumulate("accumulate", contests: false),
      accumulate("accumulate contested", contests: true),
      sweep("sweep") { $0.sweep(evenOdd: false) },
      sweep("sweep even-odd") { $0.sweep(evenOdd: true) },
      sweep("sweep over solid") { $0.sweepOverSolid(evenOdd: false) },
      sweep("sweep over solid even-odd") { $0.sweepOverSolid(evenOdd: true) },
      dense("cover dense", evenOdd: false),
      dense("cover dense even-odd", evenOdd: true),
    ]
  }

  private static func accumulate(_ name: String, contests: Bool) -> Stage {
    Stage(name, per: "edge") {
      var band = BandCells()
      return Work(count: band.edges.count) { band.accumulate(contests: contests) }
    }
  }

  private static func sweep(
    _ name: String, _ sweep: @escaping (inout BandCells) -> Int
  ) -> Stage {
    Stage(name, per: "pixel") {
      var band = BandCells()
      _ = band.accumulate(contests: false)
      band.keep()
      return Work(count: BandCells.pixelCount, restore: { band.restore() }) { sweep(&band) }
    }
  }

  private static func dense(_ name: String, evenOdd: Bool) -> Stage {
    Stage(name, per: "piece") {
      var dense = Dense()
      return Work(count: dense.pieces.count, restore: { dense.restore() }) {
        dense.cover(evenOdd: evenOdd)
      }
    }
  }
}
