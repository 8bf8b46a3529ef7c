/// Whole seconds since 1970, of the scene's time.
@_disfavoredOverload
@discardableResult
public func time(_ result: UnsafeMutablePointer<Int>?) -> Int {
  let seconds = Int(SceneContext.date.timeIntervalSince1970.rounded(.down))
  if let result = unsafe result { unsafe result.pointee = seconds }
  return seconds
}
