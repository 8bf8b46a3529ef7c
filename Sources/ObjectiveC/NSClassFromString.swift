/// The class of that name: `Module.Class` for those of the program. Classes of the frameworks have no module before
/// their names, as on a phone, but may. Nil where there is none.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  if let known = Foundation.NSClassFromString(aClassName) { return known }
  guard !aClassName.contains(".") else { return nil }
  for module in ["UIKit", "QuartzCore", "Foundation"] {
    if let known = Foundation.NSClassFromString(module + "." + aClassName) { return known }
  }
  return nil
}
