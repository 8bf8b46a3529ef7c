/// The class of that name: of the program's classes, with or without their module's name, and of the frameworks',
/// which have none before theirs on a phone. Nil where there is none.
@MainActor
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  if let known = Foundation.NSClassFromString(aClassName) { return known }
  let parts = aClassName.split(separator: ".").map(String.init)
  if parts.count == 2, let record = ClassRecord.named(parts[1], module: parts[0]) {
    return record.type
  }
  guard parts.count == 1 else { return nil }
  for module in ["UIKit", "QuartzCore", "Foundation"] {
    if let known = Foundation.NSClassFromString(module + "." + aClassName) { return known }
  }
  return ClassRecord.named(aClassName)?.type
}
