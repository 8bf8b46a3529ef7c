public import Foundation

/// Writes a function's results, given what it was made with and its arguments.
public typealias CGFunctionEvaluateCallback = (Any?, [CGFloat], inout [CGFloat]) -> Void

/// Told when a function goes, given what it was made with.
public typealias CGFunctionReleaseInfoCallback = (Any?) -> Void

/// What a `CGFunction` computes with.
///
/// Where Core Graphics calls a C function with pointers, this is a closure with arrays: it is given
/// what the function was made with, as many numbers as the domain has dimensions, and writes as
/// many as the range has.
public struct CGFunctionCallbacks {
  /// 0.
  public var version: UInt32
  public var evaluate: CGFunctionEvaluateCallback?
  /// Called when the function goes.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}

/// A function of some numbers to some others, both cut off at the ends of their intervals.
public final class CGFunction {
  private let info: Any?
  private let domain: [ClosedRange<CGFloat>]?
  private let range: [ClosedRange<CGFloat>]?
  private let rangeDimension: Int
  private let callbacks: CGFunctionCallbacks

  /// - Parameters:
  ///   - domain: the least and greatest value of each argument; nil for no limits.
  ///   - range: the least and greatest value of each result; nil for no limits.
  /// - Returns: nil without dimensions, with more than 64 results, and with too few limits.
  public init?(
    info: Any?, domainDimension: Int, domain: [CGFloat]?, rangeDimension: Int, range: [CGFloat]?,
    callbacks: CGFunctionCallbacks
  ) {
    guard domainDimension > 0, rangeDimension > 0, rangeDimension <= 64,
      let domain = Self.intervals(domain, domainDimension),
      let range = Self.intervals(range, rangeDimension)
    else { return nil }
    self.info = info
    self.domain = domain.isEmpty ? nil : domain
    self.range = range.isEmpty ? nil : range
    self.rangeDimension = rangeDimension
    self.callbacks = callbacks
  }

  /// As Core Graphics' function is called, with the callbacks' address.
  public convenience init?(
    info: Any?, domainDimension: Int, domain: [CGFloat]?, rangeDimension: Int, range: [CGFloat]?,
    callbacks: inout CGFunctionCallbacks
  ) {
    let copy = callbacks
    self.init(
      info: info, domainDimension: domainDimension, domain: domain,
      rangeDimension: rangeDimension, range: range, callbacks: copy)
  }

  deinit { callbacks.releaseInfo?(info) }

  /// Pairs of limits as intervals; none for nil, and nil when there are too few.
  private static func intervals(_ limits: [CGFloat]?, _ count: Int) -> [ClosedRange<CGFloat>]? {
    guard let limits else { return [] }
    guard limits.count / 2 >= count else { return nil }
    return (0..<count).map { index in
      let (low, high) = (limits[2 * index], limits[2 * index + 1])
      return low <= high ? low...high : low.isNaN ? 0...0 : low...low
    }
  }

  /// The first argument's least and greatest value; 0 and 1 without limits.
  var firstInterval: ClosedRange<CGFloat> { domain?.first ?? 0...1 }

  /// The results for one argument.
  func values(at x: CGFloat) -> [CGFloat] {
    var result = [CGFloat](repeating: 0, count: rangeDimension)
    let argument = domain?.first.map { min(max(x, $0.lowerBound), $0.upperBound) } ?? x
    callbacks.evaluate?(info, [argument], &result)
    result = Array((result + Array(repeating: 0, count: rangeDimension)).prefix(rangeDimension))
    guard let range else { return result }
    return zip(result, range).map { min(max($0, $1.lowerBound), $1.upperBound) }
  }
}
