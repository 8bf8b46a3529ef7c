import CoreGraphics
import VirtualTime

extension CALayer: KeyValueCoder {}

extension CAAnimation: KeyValueCoder {}

extension CALayer: ChangeTeller {
  /// Calls the observers of the layer, and of its view, at each change of a property.
  package func tellOfChanges() { isObserved = true }

  /// A property has its new value.
  final func tellObservers() {
    let observations = Observations.active
    observations.changed(self)
    // A view has no other properties of its own that move.
    if let view = delegate as? NSObject { observations.changed(view) }
  }
}
