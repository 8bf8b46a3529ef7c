import SwiftSyntax

/// The initialisers of a class, by their labels: `init(frame:)`.
struct Initializers {
  /// Own ones and inherited ones.
  var designated: Set<String> = []
  var convenience: Set<String> = []
  /// Those that nobody may call: unavailable, private, failable (but for the coder's), async, throwing.
  var barred: Set<String> = []
  /// Those declared with just these labels, which can override one of the superclass.
  var exact: Set<String> = []

  var callable: Set<String> { designated.union(convenience).subtracting(barred) }

  /// The ways to make one that others know.
  var names: [String] {
    [
      ("frame", "init(frame:)"), ("coder", "init(coder:)"), ("none", "init()"),
      ("nib", "init(nibName:bundle:)"),
    ].filter { callable.contains($0.1) }.map(\.0)
  }

  /// Those of one of Apple's classes, as far as they matter.
  static func system(_ name: String?) -> Initializers {
    guard let name else { return Initializers() }
    switch SystemNames.kind(of: name) {
    case .view:
      var own: Set<String> = ["init(frame:)", "init(coder:)"]
      var more: Set<String> = ["init()"]
      switch name {
      case "UITableViewCell", "UITableViewHeaderFooterView":
        own =
          name == "UITableViewCell"
          ? ["init(style:reuseIdentifier:)", "init(coder:)"]
          : ["init(reuseIdentifier:)", "init(coder:)"]
        // The others are not inherited from views here.
        more = name == "UITableViewCell" ? ["init()"] : []
      case "UITableView": own = ["init(frame:style:)", "init(coder:)"]; more.insert("init(frame:)")
      case "UICollectionView":
        own = ["init(frame:collectionViewLayout:)", "init(coder:)"]
        more = []
      case "MKAnnotationView", "MKMarkerAnnotationView", "MKPinAnnotationView":
        own = ["init(annotation:reuseIdentifier:)", "init(coder:)"]
        more = []
      case "WKWebView":
        own = ["init(frame:configuration:)", "init(coder:)"]; more.insert("init(frame:)")
      case "UIWindow": own.insert("init(windowScene:)")
      case "UIVisualEffectView":
        own = ["init(effect:)", "init(coder:)"]; more.insert("init(frame:)")
      case "UIImageView": more.insert("init(image:)"); more.insert("init(image:highlightedImage:)")
      default: break
      }
      return Initializers(designated: own, convenience: more)
    case .controller:
      let own: Set<String> =
        switch name {
        case "UINavigationController":
          ["init(rootViewController:)", "init(navigationBarClass:toolbarClass:)"]
        case "UITableViewController": ["init(style:)"]
        case "UICollectionViewController": ["init(collectionViewLayout:)"]
        case "UISplitViewController": ["init(style:)"]
        case "UISearchController": ["init(searchResultsController:)"]
        case "UIPageViewController": ["init(transitionStyle:navigationOrientation:options:)"]
        default: []
        }
      // Two of them are made without a nib.
      let isNibOther = name == "UIPageViewController" || name == "UISearchController"
      let nib = "init(nibName:bundle:)"
      return Initializers(
        designated: own.union(isNibOther ? ["init(coder:)"] : [nib, "init(coder:)"]),
        convenience: isNibOther ? ["init()", nib] : ["init()"])
    case .layer: return Initializers(designated: ["init()", "init(layer:)", "init(coder:)"])
    default:
      if name == "UICollectionViewTransitionLayout" {
        return Initializers(designated: ["init(currentLayout:nextLayout:)", "init(coder:)"])
      }
      if name.hasPrefix("UICollectionView"), name.hasSuffix("Layout") {
        return Initializers(designated: ["init()", "init(coder:)"])
      }
      return Initializers(designated: isMadeByInit(name) ? ["init()"] : [])
    }
  }
}

extension Initializers {
  /// True for Apple's classes, beside views, controllers and layers, that `init()` makes.
  private static func isMadeByInit(_ name: String) -> Bool {
    [
      "NSObject", "UIResponder", "UIBarItem", "UIBarButtonItem", "UITabBarItem", "UINavigationItem",
      "UIPercentDrivenInteractiveTransition", "UIDynamicAnimator", "UIDynamicBehavior",
      "UIDynamicItemBehavior", "UIGravityBehavior", "UICollisionBehavior", "UIMotionEffect",
      "UIMotionEffectGroup", "UILayoutGuide", "NSTextAttachment", "NSTextContainer",
    ]
    .contains(name) || name.hasSuffix("GestureRecognizer") || name.hasSuffix("Layout")
  }
}

extension Program {
  /// The initialisers of a class of the project, by Swift's rules of inheritance.
  func initializers(of entry: ClassEntry) -> Initializers {
    // From the top down.
    lineage(of: entry).reversed().reduce(nil as Initializers?) { above, entry in
      let inherited = above ?? .system(systemClass(above: entry))
      return initializers(
        of: entry, inheriting: inherited, isRoot: above == nil && systemClass(above: entry) == nil)
    } ?? Initializers()
  }

  private func initializers(
    of entry: ClassEntry, inheriting above: Initializers, isRoot: Bool
  ) -> Initializers {
    var own = Initializers()
    for one in entry.initializers {
      let parameters = one.signature.parameterClause.parameters
      // With all arguments, and without those that have a value.
      let names =
        [parameters.map(\.firstName.text)]
        + [parameters.filter { $0.defaultValue == nil }.map(\.firstName.text)]
      let isBarred =
        one.attributes.contains { $0.as(AttributeSyntax.self)?.isUnavailable == true }
        || one.modifiers.contains(.private) || one.modifiers.contains(.fileprivate)
        || one.signature.effectSpecifiers != nil || one.genericParameterClause != nil
      for (index, labels) in names.enumerated() {
        let name = "init(" + labels.map { $0 + ":" }.joined() + ")"
        if index == 0 { own.exact.insert(name) }
        if one.modifiers.contains(.convenience) {
          own.convenience.insert(name)
        } else {
          own.designated.insert(name)
        }
        if isBarred || one.optionalMark != nil && name != "init(coder:)" { own.barred.insert(name) }
      }
    }
    guard !own.designated.isEmpty else {
      let free: Set<String> = isRoot ? ["init()"] : []
      return Initializers(
        designated: above.designated.union(free),
        convenience: above.convenience.union(own.convenience),
        barred: above.barred.subtracting(own.convenience).union(own.barred))
    }
    let overridesAll = above.designated.isSubset(of: own.exact)
    let kept = overridesAll ? above.convenience : []
    return Initializers(
      designated: own.designated, convenience: own.convenience.union(kept),
      barred: own.barred.union(above.barred.intersection(kept)))
  }
}
