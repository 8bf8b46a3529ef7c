/// The frameworks whose classes have no module before their names on a phone, as Objective-C gave them these.
private let namelessModules = ["UIKit", "QuartzCore"]

/// The class of that name: `Module.Class` for those of the program. Classes of the frameworks have no module before
/// their names, as on a phone, but may. Nil where there is none.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  if let known = Foundation.NSClassFromString(aClassName) { return known }
  guard !aClassName.contains(".") else { return nil }
  for module in namelessModules + ["Foundation"] {
    if let known = Foundation.NSClassFromString(module + "." + aClassName) { return known }
  }
  return nil
}

/// The name of a class: `Module.Class`, and that of the frameworks' without the module. Foundation's function ends the
/// program for a class within another, which has the names of both here.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  let parts = String(reflecting: aClass).split(separator: ".")
  guard parts.count == 2 else { return String(reflecting: aClass) }
  if namelessModules.contains(String(parts[0])) { return String(parts[1]) }
  return Foundation.NSStringFromClass(aClass)
}
