extension NSObject {
  /// The class's name, as a class says of itself in Objective-C.
  public class func description() -> String { NSStringFromClass(self) }
}
