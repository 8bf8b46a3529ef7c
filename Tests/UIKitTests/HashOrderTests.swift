import QuartzCore
import Testing
import UIKit

/// Sets and dictionaries of a scene's objects have one order, whatever their addresses are.
@MainActor
struct HashOrderTests {
  private func order<Object: NSObject>(_ make: () -> Object) -> [Int] {
    var order: [Int] = []
    ViewStage.run { _ in
      let objects = (0..<40).map { _ in make() }
      let numbers = Dictionary(
        uniqueKeysWithValues: objects.enumerated().map { (ObjectIdentifier($1), $0) })
      order = Set(objects).compactMap { numbers[ObjectIdentifier($0)] }
    }
    return order
  }

  private func isOne<Object: NSObject>(_ make: () -> Object) -> Bool {
    let first = order(make)
    // So that the next ones lie elsewhere.
    let kept = (0..<100).map { _ in make() }
    defer { withExtendedLifetime(kept) {} }
    return first.sorted() == Array(0..<40) && first == order(make)
  }

  @Test func ofLayersAndAnimations() {
    #expect(isOne { CALayer() })
    #expect(isOne { CAShapeLayer() })
    #expect(isOne { CABasicAnimation(keyPath: "opacity") })
  }

  @Test func ofViewsAndWhatBelongsToThem() {
    #expect(isOne { UIView() })
    #expect(isOne { UITapGestureRecognizer() })
    #expect(isOne { UIBarButtonItem() })
    #expect(isOne { UIImage() })
    #expect(isOne { UIBezierPath() })
    #expect(isOne { UILayoutGuide() })
    #expect(isOne { UIView().widthAnchor.constraint(equalToConstant: 1) })
  }

  @Test func anObjectIsEqualToItselfAlone() {
    ViewStage.run { _ in
      let (one, other) = (CALayer(), CALayer())
      #expect(one == one && one != other && one.hash == one.hash && one.hash != other.hash)
    }
  }
}
