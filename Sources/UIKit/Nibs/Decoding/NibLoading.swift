import CoreGraphics
import VirtualTime

/// One loading of objects: those of a storyboard's scene, of a xib, of a table's cell.
///
/// Objects are made first, each by its `init?(coder:)`, then connected, then given their run-time
/// attributes, then told by `awakeFromNib()`. A scene does that twice: for its controller, and for the
/// controller's view when that is asked for.
@MainActor
final class NibLoading {
  /// The size of the view around the one that is read; nil for the outermost.
  var sizeAround: CGSize?
  let document: NibDocument
  /// The scene whose controller is being made or has been made; nil in xibs.
  let scene: StoryboardScene?
  /// Where objects are that are not among these: those of the scene around a cell.
  let outer: NibLoading?
  /// Makes the object of the first element instead of its class's `init?(coder:)`.
  var creator: (@MainActor (NSCoder) -> AnyObject?)?

  private var objects: [String: Weakly<AnyObject>] = [:]
  private var guides: [String: NibGuide] = [:]
  private var made: [(element: NibElement, object: AnyObject)] = []
  private var waiting: [NibConnection] = []

  init(_ document: NibDocument, scene: StoryboardScene? = nil, outer: NibLoading? = nil) {
    self.document = document
    self.scene = scene
    self.outer = outer
  }

  // MARK: Making

  /// Makes the object that an element describes; nil, noted, where that is not possible.
  func object(_ element: NibElement) -> AnyObject? {
    let coder = NibCoder(element, self)
    let make = creator
    creator = nil
    guard let object = make?(coder) ?? NibClasses.object(coder) else { return nil }
    add(object, for: element)
    return object
  }

  /// Makes the view that an element describes.
  func view(_ element: NibElement) -> UIView? {
    guard let object = object(element) else { return nil }
    if let view = object as? UIView { return view }
    document.note(
      "<\(element.name)> as a view: \(type(of: object)) is none", at: element)
    return nil
  }

  /// Makes the objects of elements that stand beside the main one: recognisers, an author's objects,
  /// views to be shown later. Placeholders and what is made already are left out.
  func objects(beside elements: [NibElement]) -> [AnyObject] {
    elements.compactMap { element in
      guard element.name != "placeholder", element.name != "exit",
        element.id.flatMap({ self.object(withID: $0) }) == nil
      else { return nil }
      return object(element)
    }
  }

  /// Takes in an object that exists: a placeholder's, or a part of another.
  func add(_ object: AnyObject, for element: NibElement) {
    if let id = element.id { objects[id] = Weakly(object) }
    made.append((element, object))
    for connection in element.items(of: "connections") {
      waiting.append(NibConnection(element: connection, source: object, from: element))
    }
  }

  /// Takes in a guide of a view or controller.
  func add(_ guide: NibGuide, for id: String) { guides[id] = guide }

  /// The object of that id; nil where none was made.
  func object(withID id: String) -> AnyObject? {
    objects[id]?.object ?? outer?.object(withID: id)
  }

  /// The view or guide of that id.
  func guide(withID id: String) -> NibGuide? { guides[id] ?? outer?.guide(withID: id) }

  // MARK: After making

  /// Connects what was made, sets run-time attributes and tells the objects. What leads to objects that
  /// are still to be made waits unless `isLast`.
  func finish(isLast: Bool) {
    let made = self.made
    self.made = []
    for (element, object) in made {
      guard let view = object as? UIView else { continue }
      NibCoder(element, self).addConstraints(to: view)
    }
    let waiting = self.waiting
    self.waiting = waiting.filter { !$0.connect(in: self, isLast: isLast) }
    for (element, object) in made { NibCoder(element, self).setRuntimeAttributes(of: object) }
    for (element, object) in made {
      if let view = object as? UIView { embed(in: view, element) }
    }
    for (_, object) in made { (object as? any NibAwaking)?.awakeFromNib() }
    for (element, _) in made where !document.isOfOtherClass(element) {
      document.noteUnread(of: element)
    }
  }

  private func embed(in view: UIView, _ element: NibElement) {
    guard let scene else { return }
    for segue in element.items(of: "connections")
    where segue.name == "segue" && segue["kind"] == "embed" {
      scene.template(segue)?.embed(in: view)
    }
  }
}

/// Told when it has been loaded and connected.
@MainActor
protocol NibAwaking: AnyObject {
  func awakeFromNib()
}

/// What a constraint can be about beside views.
@MainActor
enum NibGuide {
  case safeArea(UIView)
  case margins(UIView)
  case scrollContent(UIScrollView)
  case scrollFrame(UIScrollView)
  /// What bars cover at the top of a controller's view.
  case top
  /// What bars cover at the bottom.
  case bottom
}

extension UIGestureRecognizer: NibAwaking {}
extension UIBarItem: NibAwaking {}
extension NSLayoutConstraint: NibAwaking {}
