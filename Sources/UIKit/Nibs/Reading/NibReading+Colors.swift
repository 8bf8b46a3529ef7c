import CoreGraphics

extension NibReading {
  /// The colour inside that is used for `key`; nil where there is none.
  func color(_ key: String) -> UIColor? {
    guard let part = part(key: key), part.element.name == "color" else { return nil }
    return part.ownColor
  }

  /// The colour that the element itself is. Colours of the system and of a catalogue that are not known
  /// otherwise are as the file itself describes them.
  var ownColor: UIColor? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let color = UIColor.system(named: name) { return color }
      if let color = resourceColor("systemColor", name) { return color }
      note("the system's colour “\(name)”")
      return nil
    }
    if let name = element["name"] {
      if let color = UIColor(named: name) { return color }
      if let color = resourceColor("namedColor", name) { return color }
      note("the colour “\(name)”, which is not there")
      return nil
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return element["customColorSpace"] == "displayP3"
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let cyan = number("cyan"), let magenta = number("magenta"), let yellow = number("yellow") {
      let light = 1 - (number("black") ?? 0)
      return UIColor(
        red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light,
        alpha: alpha)
    }
    note("a colour of this kind")
    return nil
  }

  private func resourceColor(_ tag: String, _ name: String) -> UIColor? {
    guard let element = document.resource(tag, named: name)?.child("color"),
      element["systemColor"] == nil, element["name"] == nil
    else { return nil }
    return NibPart(element: element, document: document).ownColor
  }
}
