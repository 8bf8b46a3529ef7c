/// A workload as it is written down; `Workload` checks what it means.
struct WorkloadFile: Codable {
  var format: String
  var width: Int
  var height: Int
  var clear: [Double]
  var images: [String: Picture]
  var ops: [Operation]

  /// Raw premultiplied RGBA8 in a file beside the workload.
  struct Picture: Codable {
    var width: Int
    var height: Int
    var file: String
  }

  /// Any of the operations: each has some of these.
  struct Operation: Codable {
    var op: String
    var v: String?
    var p: [Double]?
    var m: [Double]?
    var rule: String?
    var paint: Paint?
    var width: Double?
    var cap: String?
    var join: String?
    var miter: Double?
    var dash: [Double]?
    var phase: Double?
    var trim: [Double]?
    var opacity: Double?
    var clip: Clip?
    var image: String?
    var color: [Double]?
    var sigma: Double?
    var dx: Double?
    var dy: Double?
  }

  /// A path and the matrix it is drawn with.
  struct Clip: Codable {
    var v: String
    var p: [Double]
    var m: [Double]
  }

  /// Any of the paints: each has some of these.
  struct Paint: Codable {
    var type: String
    var c: [Double]?
    var x0: Double?
    var y0: Double?
    var x1: Double?
    var y1: Double?
    var cx: Double?
    var cy: Double?
    var r: Double?
    var angle: Double?
    var stops: [[Double]]?
  }
}
