extension NSObject {
  /// The class's name, as a class says of itself in Objective-C: `Module.Class`, and that of a framework's without
  /// the module.
  public class func description() -> String {
    let name = String(reflecting: self)
    for module in ["UIKit.", "QuartzCore."] where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }
}
