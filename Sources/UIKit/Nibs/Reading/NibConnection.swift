import CoreGraphics

/// A line from one object of a file to another: an outlet, an action or a segue.
@MainActor
struct NibConnection {
  let element: NibElement
  let source: AnyObject
  /// What describes the source.
  let from: NibElement

  /// Connects; false when it leads to what is still to be made. With `isLast` that is noted instead.
  func connect(in loading: NibLoading, isLast: Bool) -> Bool {
    switch element.name {
    case "outlet", "outletCollection": outlet(in: loading, isLast: isLast)
    case "action": action(in: loading, isLast: isLast)
    case "segue": segue(in: loading)
    default:
      noted("<\(element.name)>", in: loading)
    }
  }

  /// Notes what cannot be connected, unless it follows from a class that is missing.
  private func noted(_ feature: String, in loading: NibLoading) -> Bool {
    let document = loading.document
    let end = element["destination"].flatMap { document.elements[$0] }
    if ![from, end].contains(where: { $0.map(document.isOfOtherClass) ?? false }) {
      document.note(feature, at: element)
    }
    return true
  }

  private var sourceName: String { "\(type(of: source))" }

  // MARK: Outlets

  private func outlet(in loading: NibLoading, isLast: Bool) -> Bool {
    guard let key = element["property"], let id = element["destination"] else {
      return noted("an outlet without a property or a destination", in: loading)
    }
    guard let value = loading.object(withID: id) ?? loading.guide(withID: id)?.item else {
      guard isLast else { return false }
      if !loading.document.isElsewhere(id) {
        loading.document.note("the outlet “\(key)”: “\(id)” is not there", at: element)
      }
      return true
    }
    let isCollection = element.name == "outletCollection"
    return set(key, value, isCollection: isCollection, in: loading)
  }

  private func set(
    _ key: String, _ value: AnyObject, isCollection: Bool, in loading: NibLoading
  ) -> Bool {
    if isCollection, key == "gestureRecognizers", let view = source as? UIView,
      let recognizer = value as? UIGestureRecognizer
    {
      view.addGestureRecognizer(recognizer)
      return true
    }
    let setting =
      isCollection
      ? MessageTable.append(value, forKey: key, of: source)
      : MessageTable.set(value, forKey: key, of: source)
    switch setting {
    case .done: return true
    case .refused(let wanted):
      return noted(
        "the outlet “\(key)” of \(sourceName): it takes \(wanted), not \(type(of: value))",
        in: loading)
    case .unknown:
      if KnownOutlet.set(key, of: source, to: value) { return true }
      return noted("\(sourceName) has no outlet “\(key)”", in: loading)
    }
  }

  // MARK: Actions

  private func action(in loading: NibLoading, isLast: Bool) -> Bool {
    guard let name = element["selector"], let id = element["destination"] else {
      return noted("an action without a selector or a destination", in: loading)
    }
    var target: AnyObject?
    if loading.document.elements[id]?["placeholderIdentifier"] != "IBFirstResponder" {
      target = loading.object(withID: id)
      guard target != nil else {
        guard isLast else { return false }
        return noted("the action “\(name)”: “\(id)” is not there", in: loading)
      }
    }
    let events = UIControl.Event.named(element["eventType"])
    guard let events else {
      return noted("the event “\(element["eventType"] ?? "")”", in: loading)
    }
    if let item = source as? UIBarButtonItem {
      item.target = target
      item.action = Selector(name)
      return true
    }
    let sent = TargetAction(target, Selector(name))
    guard send(sent, for: events) else {
      return noted("actions of \(sourceName)", in: loading)
    }
    return true
  }

  private func send(_ action: TargetAction, for events: UIControl.Event) -> Bool {
    switch source {
    case let control as UIControl:
      control.actions.append(ControlAction(events: events, callee: .method(action)))
    case let recognizer as UIGestureRecognizer: recognizer.targets.append(action)
    case let item as UIBarButtonItem: item.method = action
    case is NibStandIn: break
    default: return false
    }
    return true
  }

  // MARK: Segues

  private func segue(in loading: NibLoading) -> Bool {
    // Containers and cells see to theirs themselves.
    switch element["kind"] {
    case "embed", "relationship": return true
    default: break
    }
    guard let template = loading.segue(element) else {
      return noted("a segue outside a storyboard", in: loading)
    }
    switch source {
    case is UIViewController: return true
    case let cell as UITableViewCell:
      if element["trigger"] == "accessoryAction" {
        cell.accessorySegue = template
      } else {
        cell.selectionSegue = template
      }
      return true
    case let cell as UICollectionViewCell:
      cell.selectionSegue = template
      return true
    default:
      let action = TargetAction(template, SegueTemplate.run(_:))
      let events = UIControl.Event.named(element["eventType"]) ?? .touchUpInside
      guard send(action, for: events) else {
        return noted("segues of \(sourceName)", in: loading)
      }
      return true
    }
  }
}

extension NibGuide {
  /// The guide as an object, for outlets.
  fileprivate var item: UILayoutGuide? {
    switch self {
    case .safeArea(let view): view.safeAreaLayoutGuide
    case .margins(let view): view.layoutMarginsGuide
    case .scrollContent(let view): view.contentLayoutGuide
    case .scrollFrame(let view): view.frameLayoutGuide
    case .top, .bottom: nil
    }
  }
}

extension UIControl.Event {
  /// The event by Xcode's word; a finger lifted inside where there is none, nil for an unknown one.
  fileprivate static func named(_ name: String?) -> UIControl.Event? {
    switch name {
    case nil, "touchUpInside": .touchUpInside
    case "touchDown": .touchDown
    case "touchDownRepeat": .touchDownRepeat
    case "touchDragInside": .touchDragInside
    case "touchDragOutside": .touchDragOutside
    case "touchDragEnter": .touchDragEnter
    case "touchDragExit": .touchDragExit
    case "touchUpOutside": .touchUpOutside
    case "touchCancel": .touchCancel
    case "valueChanged": .valueChanged
    case "primaryActionTriggered": .primaryActionTriggered
    case "editingDidBegin": .editingDidBegin
    case "editingChanged": .editingChanged
    case "editingDidEnd": .editingDidEnd
    case "editingDidEndOnExit": .editingDidEndOnExit
    case "allEvents": .allEvents
    case "allTouchEvents": .allTouchEvents
    case "allEditingEvents": .allEditingEvents
    default: nil
    }
  }
}

/// The outlets of UIKit's own classes.
@MainActor
enum KnownOutlet {
  /// Sets one; false where the object has none of that name, or it takes something else.
  static func set(_ key: String, of object: AnyObject, to value: AnyObject) -> Bool {
    switch (key, object) {
    case ("view", let object as UIViewController):
      guard let view = value as? UIView else { return false }
      object.view = view
    case ("dataSource", let object as UITableView):
      guard let source = value as? any UITableViewDataSource else { return false }
      object.dataSource = source
    case ("delegate", let object as UITableView):
      guard let delegate = value as? any UITableViewDelegate else { return false }
      object.delegate = delegate
    case ("dataSource", let object as UICollectionView):
      guard let source = value as? any UICollectionViewDataSource else { return false }
      object.dataSource = source
    case ("prefetchDataSource", let object as UICollectionView):
      guard let source = value as? any UICollectionViewDataSourcePrefetching else { return false }
      object.prefetchDataSource = source
    case ("delegate", let object as UICollectionView):
      guard let delegate = value as? any UICollectionViewDelegate else { return false }
      object.delegate = delegate
    case ("backgroundView", let object as UICollectionView):
      object.backgroundView = value as? UIView
    case ("backgroundView", let object as UICollectionViewCell):
      object.backgroundView = value as? UIView
    case ("selectedBackgroundView", let object as UICollectionViewCell):
      object.selectedBackgroundView = value as? UIView
    case ("delegate", let object as UITextField):
      guard let delegate = value as? any UITextFieldDelegate else { return false }
      object.delegate = delegate
    case ("delegate", let object as UISearchBar):
      guard let delegate = value as? any UISearchBarDelegate else { return false }
      object.delegate = delegate
    case ("delegate", let object as UITextView):
      guard let delegate = value as? any UITextViewDelegate else { return false }
      object.delegate = delegate
    case ("delegate", let object as UIWebView):
      guard let delegate = value as? any UIWebViewDelegate else { return false }
      object.delegate = delegate
    case ("delegate", let object as UIScrollView):
      guard let delegate = value as? any UIScrollViewDelegate else { return false }
      object.delegate = delegate
    case ("delegate", let object as UIGestureRecognizer):
      guard let delegate = value as? any UIGestureRecognizerDelegate else { return false }
      object.delegate = delegate
    case ("delegate", let object as UINavigationController):
      guard let delegate = value as? any UINavigationControllerDelegate else { return false }
      object.delegate = delegate
    case ("delegate", let object as UITabBarController):
      guard let delegate = value as? any UITabBarControllerDelegate else { return false }
      object.delegate = delegate
    case ("transitioningDelegate", let object as UIViewController):
      guard let delegate = value as? any UIViewControllerTransitioningDelegate else {
        return false
      }
      object.transitioningDelegate = delegate
    case ("backgroundView", let object as UITableView):
      object.backgroundView = value as? UIView
    case ("backgroundView", let object as UITableViewCell):
      object.backgroundView = value as? UIView
    case ("selectedBackgroundView", let object as UITableViewCell):
      object.selectedBackgroundView = value as? UIView
    case ("accessoryView", let object as UITableViewCell):
      object.accessoryView = value as? UIView
    // The plain view in place of another takes whatever that would.
    case (_, is NibStandIn): break
    default: return false
    }
    return true
  }
}
