import Timing

/// What few layers have beside their values. Made when it is first needed, as there may be a million layers.
@MainActor
final class RareParts {
  var name: String?
  var arrangement = LayerArrangement()
  var looseValues: [String: Any] = [:]
  weak var contentSource: (any LayerContentSource)?
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
}

extension CALayer {
  /// Those of this layer, made where there were none.
  private var ownParts: RareParts {
    if let rareParts { return rareParts }
    let parts = RareParts()
    rareParts = parts
    return parts
  }

  /// Takes over the timing of `layer` and what a presentation has of these parts.
  final func copyParts(of layer: CALayer) {
    shownStateWillChange()
    ownTiming = layer.ownTiming
    guard rareParts != nil || layer.rareParts != nil else { return }
    contentSource = layer.contentSource
    looseValues = layer.looseValues
  }

  final var arrangement: LayerArrangement {
    get { rareParts?.arrangement ?? LayerArrangement() }
    set { ownParts.arrangement = newValue }
  }

  /// Values under keys no property has.
  final var looseValues: [String: Any] {
    get { rareParts?.looseValues ?? [:] }
    _modify { yield &ownParts.looseValues }
  }

  /// Supplies content below `contents`, such as the glyphs of a label. Not retained.
  package final var contentSource: (any LayerContentSource)? {
    get { rareParts?.contentSource }
    set {
      shownStateWillChange()
      if rareParts != nil || newValue != nil { ownParts.contentSource = newValue }
    }
  }

  final var ownName: String? {
    get { rareParts?.name }
    set {
      guard newValue != ownName else { return }
      still.noteChange()
      ownParts.name = newValue
    }
  }

  final var ownActions: [String: any CAAction]? {
    get { rareParts?.actions }
    set { if rareParts != nil || newValue != nil { ownParts.actions = newValue } }
  }

  final var ownStyle: [AnyHashable: Any]? { rareParts?.style }

  final func replaceStyle(with new: [AnyHashable: Any]?) {
    let old = ownStyle
    if rareParts != nil || new != nil { ownParts.style = new }
    applyStyle(replacing: old)
  }
}

/// The timing of a layer; that of nearly all is one and the same.
@MainActor
final class SharedTiming {
  let timing: MediaTiming

  init(_ timing: MediaTiming) { self.timing = timing }

  /// A new layer's.
  static let plain = SharedTiming(MediaTiming())
}

extension CALayer {
  final var timing: MediaTiming {
    get { ownTiming.timing }
    set {
      shownStateWillChange()
      ownTiming = SharedTiming(newValue)
      TurnWork.note(self) { $0.retimed.note(self) }
    }
  }

  /// The timing that was committed last: a change of time takes effect with its commit.
  final var committedTiming: MediaTiming { shownTiming.timing }
}

/// What was shown under keys whose actions are being run, of each layer's that run the last one last.
@MainActor
enum ValuesBeforeChanges {
  private static var all: [(layer: CALayer, key: String, value: Any?)] = []

  /// Runs `body`, an action for `key` of `layer`, under which `value` was shown.
  static func remembering(
    _ value: Any?, forKey key: String, of layer: CALayer, while body: () -> Void
  ) {
    all.append((layer, key, value))
    defer { all.removeLast() }
    body()
  }

  /// Nil where the action that `layer` runs is of another key, or where it runs none.
  static func value(forKey key: String, of layer: CALayer) -> Any?? {
    guard let last = all.last(where: { $0.layer === layer }), last.key == key else { return nil }
    return .some(last.value)
  }
}
