import Foundation
import QuartzCore
import Testing

@MainActor
struct LayerInspectionTests {
  private let scene = LayerScene()

  private func inspected(at sceneTime: Double = 0) throws -> [String: Any] {
    scene.advance(to: sceneTime)
    let text = scene.inside { LayerInspection.tree(of: scene.root, at: sceneTime).text }
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func aLayerIsListedWithItsShownValues() throws {
    let layer = CALayer()
    layer.name = "a \"box\"\n"
    layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.isHidden = true
    _ = scene.add(layer)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
    let tint = CABasicAnimation(keyPath: "backgroundColor")
    tint.fromValue = CGColor(gray: 0, alpha: 1)
    tint.toValue = CGColor(gray: 1, alpha: 1)
    tint.duration = 1
    scene.turn {
      layer.add(fade, forKey: nil)
      layer.add(tint, forKey: nil)
    }
    let root = try inspected(at: 0.25)
    #expect(root["name"] is NSNull)
    #expect(root["class"] as? String == "CALayer")
    let node = try #require((root["sublayers"] as? [[String: Any]])?.first)
    #expect(node["name"] as? String == "a \"box\"\n")
    #expect(node["opacity"] as? Double == 0.25)
    #expect(node["hidden"] as? Bool == true)
    #expect(node["bounds"] as? [Double] == [1, 2, 3, 4])
    #expect(node["backgroundColor"] as? [Double] == [0.25, 0.25, 0.25, 1])
    #expect((node["transform"] as? [Double])?.count == 16)
    #expect(node["mask"] is NSNull)
  }

  @Test func shapesAndMasksAreListed() throws {
    let (layer, mask) = (CALayer(), CAShapeLayer())
    mask.path = .through([(0, 0), (10, 5)], closed: true)
    mask.lineDashPattern = [1, 2]
    layer.mask = mask
    _ = scene.add(layer)
    let node = try #require((try inspected()["sublayers"] as? [[String: Any]])?.first)
    let shape = try #require(node["mask"] as? [String: Any])
    #expect(shape["class"] as? String == "CAShapeLayer")
    #expect(shape["path"] as? String == "M0 0L10 5Z")
    #expect(shape["strokeEnd"] as? Double == 1)
    #expect(shape["strokeColor"] is NSNull)
    #expect(shape["lineDashPattern"] as? [Double] == [1, 2])
    #expect(shape["fillRule"] as? String == "non-zero")
  }

  @Test func aReplicatorListsItsCopies() throws {
    let (replicator, child) = (CAReplicatorLayer(), CALayer())
    replicator.instanceCount = 2
    replicator.instanceDelay = 0.5
    replicator.instanceTransform = CATransform3DMakeTranslation(7, 0, 0)
    replicator.addSublayer(child)
    _ = scene.add(replicator)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
    scene.turn { child.add(fade, forKey: nil) }
    let node = try #require((try inspected(at: 0.75)["sublayers"] as? [[String: Any]])?.first)
    let instances = try #require(node["instances"] as? [[String: Any]])
    #expect(instances.map { $0["index"] as? Int } == [0, 1])
    #expect((instances[1]["transform"] as? [Double])?[12] == 7)
    let opacities = instances.map {
      ($0["sublayers"] as? [[String: Any]])?.first?["opacity"] as? Double
    }
    #expect(opacities == [0.75, 0.25])
  }

  @Test func numbersThatAreNotFiniteAreNull() throws {
    scene.root.zPosition = .infinity
    #expect(try inspected()["zPosition"] is NSNull)
  }

  @Test func membersKeepTheirOrder() {
    let json = OrderedJSON.object([("b", .number(1)), ("a", .array([.bool(true), .null]))])
    #expect(json.text == #"{"b":1,"a":[true,null]}"#)
  }
}
