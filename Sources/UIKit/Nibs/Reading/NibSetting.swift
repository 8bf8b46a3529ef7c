import VirtualTime

/// What is made of files.
@MainActor
protocol NibSetting: AnyObject {}

extension UIView: NibSetting {}
extension UIViewController: NibSetting {}

extension NibSetting {
  /// Sets a property that has another value. A file says nothing of a property with its usual value, and what a class
  /// does where it is set begins before the class has its outlets: so that is not to happen for nothing.
  func set<Value: Equatable>(_ property: ReferenceWritableKeyPath<Self, Value>, to value: Value) {
    if self[keyPath: property] != value { self[keyPath: property] = value }
  }
}
