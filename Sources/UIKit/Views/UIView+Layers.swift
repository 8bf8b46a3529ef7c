import QuartzCore

extension UIView {
  /// The makers of the layer classes that Apple names.
  private static var knownLayers: [ObjectIdentifier: @MainActor () -> CALayer] {
    [
      ObjectIdentifier(CALayer.self): { CALayer() },
      ObjectIdentifier(CAShapeLayer.self): { CAShapeLayer() },
      ObjectIdentifier(CAGradientLayer.self): { CAGradientLayer() },
      ObjectIdentifier(CAReplicatorLayer.self): { CAReplicatorLayer() },
      ObjectIdentifier(CATextLayer.self): { CATextLayer() },
      ObjectIdentifier(CATransformLayer.self): { CATransformLayer() },
      ObjectIdentifier(CAScrollLayer.self): { CAScrollLayer() },
      ObjectIdentifier(CAEmitterLayer.self): { CAEmitterLayer() },
      ObjectIdentifier(CATiledLayer.self): { CATiledLayer() },
    ]
  }

  static func makeLayer(of type: AnyClass) -> CALayer {
    guard let make = knownLayers[ObjectIdentifier(type)] else {
      preconditionFailure("A view whose layerClass is \(type) overrides makeLayer() as well.")
    }
    return make()
  }
}
