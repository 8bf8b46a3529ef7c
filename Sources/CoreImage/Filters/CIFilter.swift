public import CoreGraphics
import VirtualTime

/// A filter, by name: of images, whose recipes it makes longer, and for the `filters`, `backgroundFilters` and
/// `compositingFilter` of a layer. A subclass that says itself what its output is needs no name.
open class CIFilter: NSObject, NSCopying {
  /// What key paths call it, as in "filters.NAME.inputRadius"; at first that of the filter.
  open var name: String
  /// False: it changes nothing.
  open var isEnabled = true
  /// What it does; nil for a subclass that says it itself.
  package let kind: FilterKind?
  private var inputs: [String: Any] = [:]

  /// A filter of a subclass, without inputs.
  public override init() {
    kind = nil
    name = ""
    super.init()
    name = "\(type(of: self))"
  }

  /// Nil: archives hold no filters here.
  public required init?(coder: NSCoder) { nil }

  /// The built-in filter of that name with default inputs; nil where there is none.
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }

  /// The built-in filter of that name with these inputs, the rest default; nil, and a note in the
  /// ledger, where there is none.
  public convenience init?(name: String, parameters: [String: Any]?) {
    guard let kind = FilterKind.builtIn[name] else {
      SceneContext.active.unsupported("filter \(name)", at: "CIFilter")
      return nil
    }
    self.init(kind, name: name)
    for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
  }

  /// The old label of `parameters`.
  public convenience init?(name: String, withInputParameters parameters: [String: Any]?) {
    self.init(name: name, parameters: parameters)
  }

  package init(_ kind: FilterKind, name: String) {
    self.kind = kind
    self.name = name
    super.init()
  }

  /// The image that the filter makes of its inputs; nil where one is missing that it needs.
  open var outputImage: CIImage? { kind?.output(self) }

  /// The inputs that the filter knows.
  open var inputKeys: [String] { kind?.inputs.map(\.key) ?? [] }

  /// What there is to know of the filter and, by its key, of each input.
  open var attributes: [String: Any] { knownAttributes }

  /// Always the image.
  open var outputKeys: [String] { ["outputImage"] }

  /// Forgets what was set.
  open func setDefaults() { inputs = [:] }

  /// An input, or its default; "outputImage", "name" and "enabled" too.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "name": name
    case "enabled": NSNumber(value: isEnabled)
    case "outputImage": outputImage
    default: inputs[key] ?? kind?.standard(key)
    }
  }

  /// Changes an input; nil brings back the default. What is no input of the filter is kept too.
  open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "name": if let value = value as? String { name = value }
    case "enabled":
      if let value = value as? Bool {
        isEnabled = value
      } else if let value = value as? NSNumber {
        isEnabled = value.boolValue
      }
    default: inputs[key] = value
    }
  }

  /// As `value(forKey:)`: inputs have no parts.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// As `setValue(_:forKey:)`: inputs have no parts.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    guard let kind else { return self }
    let copy = CIFilter(kind, name: name)
    copy.isEnabled = isEnabled
    copy.inputs = inputs
    return copy
  }

  /// An input as a number; its default where it is none.
  package func number(_ key: String) -> Double {
    func number(_ value: Any?) -> Double? {
      switch value {
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Float: Double(value)
      case let value as Int: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    }
    return number(value(forKey: key)) ?? number(kind?.standard(key)) ?? 0
  }

  /// An input as a vector; its default where it is none.
  package func vector(_ key: String) -> CIVector {
    value(forKey: key) as? CIVector ?? kind?.standard(key) as? CIVector ?? CIVector()
  }

  /// An input as a colour; its default where it is none.
  package func color(_ key: String) -> CGColor {
    switch value(forKey: key) {
    case let color as CIColor:
      CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    case let color as CGColor: color
    default: .white
    }
  }

  /// Twenty numbers under a key, row by row; nil for anything else.
  package func matrix(_ key: String) -> [Double]? {
    switch value(forKey: key) {
    case let values as [Double]: values.count == 20 ? values : nil
    case let values as [CGFloat]: values.count == 20 ? values.map { Double($0) } : nil
    case let values as [NSNumber]: values.count == 20 ? values.map(\.doubleValue) : nil
    default: nil
    }
  }
}
