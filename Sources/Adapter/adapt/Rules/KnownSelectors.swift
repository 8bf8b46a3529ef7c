/// Objective-C's names of Apple's methods that do not follow from Swift's.
enum KnownSelectors {
  private static let names: [String: String] = [
    "endEditing": "endEditing:",
    "popViewController": "popViewControllerAnimated:",
    "popToRootViewController": "popToRootViewControllerAnimated:",
    "dismiss": "dismissViewControllerAnimated:completion:",
    "becomeFirstResponder": "becomeFirstResponder",
    "setEditing": "setEditing:animated:",
    "prepare": "prepareForSegue:sender:",
    "touchesBegan": "touchesBegan:withEvent:",
    "touchesMoved": "touchesMoved:withEvent:",
    "touchesEnded": "touchesEnded:withEvent:",
    "viewWillAppear": "viewWillAppear:",
    "viewDidAppear": "viewDidAppear:",
    "viewWillDisappear": "viewWillDisappear:",
    "viewDidDisappear": "viewDidDisappear:",
    "draw": "drawRect:",
    "point": "pointInside:withEvent:",
    "hitTest": "hitTest:withEvent:",
    "cut": "cut:", "copy": "copy:", "paste": "paste:", "select": "select:",
    "selectAll": "selectAll:",
    "delete": "delete:",
  ]

  /// What the runtime asks objects, which a class may answer itself.
  static let ofObjects = [
    "responds(to:)": "respondsToSelector:",
    "forwardingTarget(for:)": "forwardingTargetForSelector:",
  ]

  /// The selector of `base`, with labels where they are given.
  static func selector(_ base: String, labels: [String]?) -> String? {
    guard let name = names[base] else { return nil }
    guard let labels else { return name }
    return name.filter { $0 == ":" }.count == labels.count ? name : nil
  }
}
