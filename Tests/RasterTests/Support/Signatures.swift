import Geometry
import Raster
import Testing

/// Records what a picture shows.
typealias Recording = (inout DisplayList) -> Void

/// The signatures of a picture's bands; of 64 × 96 pixels there are three.
func signatures(
  over background: Color = .clear, width: Int = 64, height: Int = 96, _ record: Recording
) -> [Signature] {
  var list = DisplayList(width: width, height: height)
  record(&list)
  var painter = BandPainter()
  return painter.signatures(of: list, over: background)
}

/// No two of these have the same signatures, and each has them again when recorded anew.
func expectDifferent(
  _ recordings: [Recording], sourceLocation: SourceLocation = #_sourceLocation
) {
  var known: [[Signature]: Int] = [:]
  for (number, record) in recordings.enumerated() {
    let made = signatures(record)
    #expect(made == signatures(record), "\(number)", sourceLocation: sourceLocation)
    let former = known.updateValue(number, forKey: made)
    #expect(
      former == nil, "\(former ?? -1) and \(number) are taken for one",
      sourceLocation: sourceLocation)
  }
}
