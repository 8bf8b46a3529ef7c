extension NSObject {
  /// The class's name after that of its module, as a class says of itself in Objective-C.
  public class func description() -> String { NSStringFromClass(self) }
}
