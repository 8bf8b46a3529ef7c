import QuartzCore

extension UIView: InspectedOwner {
  package var inspectedNames: [OrderedJSON.Member] {
    [
      ("accessibilityIdentifier", accessibilityIdentifier),
      ("accessibilityLabel", accessibilityLabel),
    ].compactMap { name, value in value.map { (name, .string($0)) } }
  }
}
