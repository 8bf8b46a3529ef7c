import Geometry
import Testing
import Timing

@Suite struct TransformComponentTests {
  /// Scale, then rotations about x, y and z, then translation: the order key paths read.
  let composed = Matrix4.scale(2, 3, 4).followed(by: rotation(x: 0.3))
    .followed(by: rotation(y: -0.5)).followed(by: rotation(z: 0.8))
    .followed(by: .translation(10, 20, 30))

  @Test(
    arguments: [
      (TransformComponent.scaleX, 2.0), (.scaleY, 3), (.scaleZ, 4), (.scale, 3), (.scaleXY, 2.5),
      (.rotationX, 0.3), (.rotationY, -0.5), (.rotationZ, 0.8), (.rotation, 0.8),
      (.translationX, 10), (.translationY, 20), (.translationZ, 30),
    ] as [(TransformComponent, Double)])
  func readsWhatItWasMadeOf(component: TransformComponent, expected: Double) {
    #expect(abs(composed.value(of: component) - expected) < 1e-14)
  }

  @Test(arguments: TransformComponent.allCases)
  func writingReplacesOneComponent(component: TransformComponent) {
    var changed = composed
    changed.set(component, to: 0.6)
    #expect(abs(changed.value(of: component) - 0.6) < 1e-14)
    let related: [TransformComponent: Set<TransformComponent>] = [
      .rotation: [.rotationZ], .rotationZ: [.rotation], .scaleX: [.scale, .scaleXY],
      .scaleY: [.scale, .scaleXY], .scaleZ: [.scale],
      .scaleXY: [.scale, .scaleX, .scaleY], .scale: [.scaleX, .scaleY, .scaleZ, .scaleXY],
    ]
    for other in TransformComponent.allCases
    where other != component && !(related[component] ?? []).contains(other) {
      #expect(abs(changed.value(of: other) - composed.value(of: other)) < 1e-14)
    }
  }

  @Test func translationIsNotDividedByTheScale() {
    var m = Matrix4.scale(2, 3, 4)
    m.set(.translationX, to: 10)
    m.set(.translationY, to: 15)
    #expect(m.m41 == 10 && m.m42 == 15 && m.m11 == 2)
  }

  @Test func negativeAndZeroFactorsReadBack() {
    var m = Matrix4.identity
    m.set(.scaleX, to: -1)
    #expect(m == .scale(-1, 1))
    #expect(m.value(of: .scaleX) == -1)
    m.set(.scale, to: 0)
    #expect(m.value(of: .scale) == 0)
    m.set(.scale, to: 1.5)
    #expect(m == .scale(1.5, 1.5, 1.5))
  }

  /// What only scales and moves is read from the matrix itself, anything else by taking it apart: both
  /// give the same where one goes over into the other.
  @Test(arguments: [TransformComponent.scale, .scaleX, .scaleXY, .rotation, .rotationY, .shearX])
  func whatHardlyTurnsIsLikeWhatDoesNotTurn(component: TransformComponent) {
    var still = Matrix4.scale(0.3, 2, 5).followed(by: .translation(10, -20, 30))
    var turned = Matrix4.scale(0.3, 2, 5).followed(by: rotation(z: 1e-15))
      .followed(by: .translation(10, -20, 30))
    #expect(abs(still.value(of: component) - turned.value(of: component)) < 1e-13)
    still.set(component, to: 0.7)
    turned.set(component, to: 0.7)
    #expect(difference(still, turned) < 1e-13)
  }

  @Test func rotationKeepsTheTranslation() {
    var m = Matrix4.translation(-8, 0)
    m.set(.rotation, to: 0.7)
    #expect(difference(m, rotation(z: 0.7).followed(by: .translation(-8, 0))) < 1e-15)
  }

  @Test func severalTurnsArePlainAngles() {
    var m = Matrix4.identity
    m.set(.rotation, to: 2.5 * .pi)
    #expect(difference(m, rotation(z: .pi / 2)) < 1e-15)
  }

  @Test func aQuarterTurnAboutYReadsBack() {
    let m = rotation(x: 0.4).followed(by: rotation(y: .pi / 2))
    #expect(abs(m.value(of: .rotationY) - .pi / 2) < 1e-7)
    #expect(abs(m.value(of: .rotationX) - 0.4) < 1e-7)
    #expect(m.value(of: .rotationZ) == 0)
  }

  @Test func keyPathsNameTheComponents() {
    #expect(TransformComponent(rawValue: "rotation.z") == .rotationZ)
    #expect(TransformComponent(rawValue: "scale") == .scale)
    #expect(TransformComponent(rawValue: "shear") == nil)
  }
}
