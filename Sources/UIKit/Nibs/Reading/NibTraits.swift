import CoreGraphics

/// What the variations of a file depend on: the size classes of the scene's screen.
struct NibTraits: Hashable {
  var widthClass: String
  var heightClass: String

  /// Those of a screen of that size in points, as Apple's table of devices has them: tablets are
  /// regular in both directions, upright phones compact in width, lying ones compact in height, and
  /// those at least 414 points wide when upright regular in width then.
  init(screen size: CGSize) {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    let isLying = size.width > size.height
    if short >= 700 {
      (widthClass, heightClass) = ("regular", "regular")
    } else if isLying {
      (widthClass, heightClass) = (short >= 414 && long >= 736 ? "regular" : "compact", "compact")
    } else {
      (widthClass, heightClass) = ("compact", "regular")
    }
  }

  /// How many traits a variation's key names, "heightClass=compact-widthClass=regular"; nil where
  /// they are not these. "default" names none.
  func specificity(of key: String) -> Int? {
    if key == "default" { return 0 }
    let pairs = key.split(separator: "-")
    for pair in pairs {
      switch pair {
      case "widthClass=\(widthClass)", "heightClass=\(heightClass)": continue
      default: return nil
      }
    }
    return pairs.count
  }
}

extension NibElement {
  /// The element as it is with these traits: values of variations that fit replace its own, the more
  /// specific ones last, and what their masks exclude is gone, here and inside.
  func varied(for traits: NibTraits) -> NibElement {
    let variations = children.filter { $0.name == "variation" }
    var attributes = attributes
    var children = children.filter { $0.name != "variation" }
    let fitting = variations.compactMap { variation in
      variation.key.flatMap { traits.specificity(of: $0) }.map { (variation, $0) }
    }
    var excluded: [String: Set<String>] = [:]
    for (variation, _) in fitting.sorted(by: { $0.1 < $1.1 }) {
      for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
      for child in variation.children {
        guard let key = child.key else { continue }
        if child.name == "mask" {
          for change in child.children {
            guard let id = change["reference"] else { continue }
            if change.name == "exclude" { excluded[key, default: []].insert(id) }
            if change.name == "include" { excluded[key]?.remove(id) }
          }
        } else if let index = children.firstIndex(where: { $0.key == key }) {
          children[index] = child
        } else {
          children.append(child)
        }
      }
    }
    children = children.map { child in
      guard let gone = excluded[child.name], !gone.isEmpty else { return child }
      return child.with(
        child.attributes, child.children.filter { $0.id.map { !gone.contains($0) } ?? true })
    }
    return with(attributes, children.map { $0.varied(for: traits) })
  }
}
