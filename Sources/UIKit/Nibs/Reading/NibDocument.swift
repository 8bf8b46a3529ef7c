import CoreGraphics
import VirtualTime

/// A storyboard or xib that has been read, as it is for the scene's screen.
@MainActor
final class NibDocument {
  /// The file's name with its ending.
  let name: String
  let root: NibElement
  /// The elements by their ids.
  let elements: [String: NibElement]
  /// The ids of all elements of the file, those that variations take away as well.
  private let allIDs: Set<String>
  /// Where colours, pictures and other files are looked for.
  let bundle: Bundle?
  private var read: [ObjectIdentifier: Set<String>] = [:]
  private var classless: Set<ObjectIdentifier> = []

  init(name: String, root: NibElement, bundle: Bundle?) {
    self.name = name
    let varied = root.varied(for: NibTraits(screen: UIScreen.main.bounds.size))
    self.root = varied
    self.bundle = bundle
    elements = varied.tree.reduce(into: [:]) { elements, element in
      if let id = element.id { elements[id] = elements[id] ?? element }
    }
    allIDs = Set(root.tree.compactMap(\.id))
  }

  /// The document in a file; nil, noted, where that is broken or none that Xcode writes now.
  static func document(at path: String, bundle: Bundle?) -> NibDocument? {
    let name = (path as NSString).lastPathComponent
    guard let data = FileManager.default.contents(atPath: path) else {
      SceneContext.active.unsupported("the file, which cannot be read", at: name)
      return nil
    }
    do throws(NibProblem) {
      let root = try NibReader.element(in: data)
      guard root.name == "document", root["type"]?.contains("CocoaTouch") == true else {
        throw NibProblem(
          line: root.line,
          text: "expected a <document> for Cocoa Touch, as Xcode 4.3 and later write it")
      }
      return NibDocument(
        name: name, root: localized(root, of: path, bundle: bundle), bundle: bundle)
    } catch {
      SceneContext.active.unsupported("the file: \(error.text)", at: "\(name):\(error.line)")
      return nil
    }
  }

  /// What lies in `Base.lproj` is in no language: its texts are those of the table of its name.
  private static func localized(
    _ root: NibElement, of path: String, bundle: Bundle?
  ) -> NibElement {
    let file = path as NSString
    let folder = (file.deletingLastPathComponent as NSString).lastPathComponent
    guard folder == "Base.lproj", let bundle else { return root }
    let table = (file.lastPathComponent as NSString).deletingPathExtension
    let texts = LocalizedTexts.current
    return root.localized { texts.text(forKey: $0, table: table, bundle: bundle) }
  }

  /// True when a variation for other screens has the element.
  func isElsewhere(_ id: String) -> Bool { elements[id] == nil && allIDs.contains(id) }

  /// A resource of the file: a colour by name, for example.
  func resource(_ tag: String, named name: String) -> NibElement? {
    root.items(of: "resources").first { $0.name == tag && $0["name"] == name }
  }

  /// True for a xib that gives its owner a view.
  var hasOwnersView: Bool {
    root.items(of: "objects").contains { element in
      element["placeholderIdentifier"] == "IBFilesOwner"
        && element.items(of: "connections").contains { $0["property"] == "view" }
    }
  }

  // MARK: Notes

  /// Notes that `feature` is missing, at the element's line.
  func note(_ feature: String, at element: NibElement) {
    SceneContext.active.unsupported(feature, at: "\(name):\(element.line)")
  }

  /// Remembers that the element's object is of another class than the author's, so that what it lacks
  /// besides needs no notes of its own.
  func lacksClass(element: NibElement) { classless.insert(ObjectIdentifier(element)) }

  /// True when the element's object is of another class than it should be.
  func isOfOtherClass(_ element: NibElement) -> Bool {
    classless.contains(ObjectIdentifier(element))
  }

  /// Remembers that an attribute or an element inside was understood.
  func markRead(_ part: String, of element: NibElement) {
    read[ObjectIdentifier(element), default: []].insert(part)
  }

  /// Notes the attributes of an element, and the elements inside, that nobody asked for.
  func noteUnread(of element: NibElement) {
    let read = self.read[ObjectIdentifier(element)] ?? []
    for attribute in element.attributes.keys.sorted()
    where !read.contains(attribute) && !Self.withoutEffect.contains(attribute) {
      note("the attribute \(attribute) of <\(element.name)>", at: element)
    }
    for child in element.children {
      let part = child.key ?? child.name
      guard !read.contains(part), !read.contains("<\(child.name)>"),
        !Self.withoutEffect.contains(part), !Self.withoutEffect.contains("<\(child.name)>")
      else { continue }
      note("the element <\(child.name)> of <\(element.name)>", at: child)
    }
  }

  /// What Xcode writes for itself, or what changes nothing that is shown.
  private static let withoutEffect: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider",
    "sceneMemberID", "ambiguous", "misplaced", "fixedFrame", "verifyAmbiguity", "colorLabel",
    "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
    "clearsContextBeforeDrawing", "springLoaded", "largeContentTitle", "showsLargeContentViewer",
    "largeContentImage", "adjustsImageSizeForAccessibilityContentSizeCategory",
    "contentViewInsetsToSafeArea", "viewLayoutGuide",
    "wantsFullScreenLayout",
    "autoresizesArchivedViewToFullSize", "prefersStatusBarHidden",
    "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
    "simulatedOrientationMetrics", "simulatedDestinationMetrics", "simulatedScreenMetrics",
    "freeformSize", "canvasLocation", "inferredMetricsTieBreakers", "metricsTieBreakers",
    "adjustsFontForContentSizeCategory", "baselineAdjustment", "adjustsLetterSpacingToFit",
    "minimumFontSize", "reversesTitleShadowWhenHighlighted", "springLoadingEnabled",
    "tableViewCell", "hidesAccessoryWhenEditing", "bouncesZoom",
    "shouldGroupAccessibilityChildren", "definesAccessibility", "nextResponder", "toolTip",
    "designSizeCategory", "preferredSymbolConfiguration", "<gestureRecognizers>",
    "<viewLayoutGuide>", "<layoutGuides>", "<animations>",
    "<connections>", "<userDefinedRuntimeAttributes>", "placeholderIdentifier", "<nil>",
    "<designable>", "<attributedStringLocalizationKey>",
  ]
}
