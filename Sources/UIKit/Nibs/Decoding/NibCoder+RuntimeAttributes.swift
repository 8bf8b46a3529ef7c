import CoreGraphics
import QuartzCore

extension NibCoder {
  /// Sets what the author wrote down as run-time attributes: values by key paths.
  @MainActor
  func setRuntimeAttributes(of object: AnyObject) {
    for element in element.items(of: "userDefinedRuntimeAttributes") {
      let part = NibCoder(element, loading)
      guard let path = part.string("keyPath"), !path.isEmpty else {
        part.note("a run-time attribute without a key path")
        continue
      }
      guard let value = part.runtimeValue else { continue }
      let isOfOtherClass = document.isOfOtherClass(self.element)
      part.set(value.value, forKeyPath: path, of: object, quietly: isOfOtherClass)
    }
  }

  /// A value, which may be nil.
  private struct RuntimeValue {
    var value: Any?
  }

  /// The value of a run-time attribute; nil, noted, for a type that is not known.
  @MainActor
  private var runtimeValue: RuntimeValue? {
    switch string("type") {
    case "number":
      let number = part(key: "value")
      // Whole numbers stay whole, so that strings made of them look so.
      if number?.element.name == "integer" {
        return RuntimeValue(value: number?.integer("value") ?? 0)
      }
      return RuntimeValue(value: Double(number?.number("value") ?? self.number("value") ?? 0))
    case "boolean": return RuntimeValue(value: bool("value") ?? false)
    case "string":
      skip("localized")
      return RuntimeValue(value: string("value") ?? "")
    case "color": return RuntimeValue(value: color("value"))
    case "image": return RuntimeValue(value: image("value"))
    case "point": return RuntimeValue(value: point("value") ?? .zero)
    case "size": return RuntimeValue(value: size("value") ?? .zero)
    case "rect": return RuntimeValue(value: rect("value") ?? .zero)
    case "range":
      let range = part(key: "value")
      return RuntimeValue(
        value: NSRange(
          location: range?.integer("location") ?? 0, length: range?.integer("length") ?? 0))
    case "nil", nil: return RuntimeValue(value: nil)
    case let type?:
      note("a run-time attribute of type “\(type)”")
      return nil
    }
  }

  /// Goes along the path as key-value coding does, and sets what it ends at. Properties that are not
  /// there are noted unless `quietly`.
  @MainActor
  private func set(
    _ value: Any?, forKeyPath path: String, of object: AnyObject, quietly: Bool
  ) {
    var object = object
    var keys = path.split(separator: ".", omittingEmptySubsequences: true).map(String.init)
    while keys.count > 1 {
      if let next = MessageTable.value(forKey: keys[0], of: object) {
        // On the way to nothing nothing happens.
        guard let next, type(of: next) is AnyClass else { return }
        object = next as AnyObject
      } else if object is CALayer {
        break
      } else {
        if !quietly {
          note("\(type(of: object)) has no property “\(keys[0])”, for a run-time attribute")
        }
        return
      }
      keys.removeFirst()
    }
    let key = keys.joined(separator: ".")
    switch MessageTable.set(value, forKey: key, of: object) {
    case .done: return
    case .refused(let wanted):
      note("the run-time attribute \(path): \(type(of: object)) takes \(wanted)")
    case .unknown:
      if let layer = object as? CALayer {
        if value is UIColor {
          note("the run-time attribute \(path): layers take no UIColor, on a phone neither")
        } else {
          layer.setValue(value.map { NibCoder.layerValue($0) }, forKeyPath: key)
        }
      } else if !quietly {
        note("\(type(of: object)) has no property “\(key)”, for a run-time attribute")
      }
    }
  }

  /// The value as layers take it.
  private static func layerValue(_ value: Any) -> Any {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as CGPoint: NSValue(point: value)
    case let value as CGSize: NSValue(size: value)
    case let value as CGRect: NSValue(rect: value)
    case let value as UIImage: value.pixels ?? value
    default: value
    }
  }
}
