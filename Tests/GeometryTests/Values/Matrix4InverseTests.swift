import Geometry
import Testing

@Suite struct Matrix4InverseTests {
  @Test func theInverseUndoesAMatrix() {
    var random = Seeded(1)
    for _ in 0..<200 {
      let matrix = Matrix4(elements: (0..<16).map { _ in random.number(in: -3...3) })
      guard let inverse = matrix.inverse else {
        Issue.record("a random matrix has an inverse")
        continue
      }
      let product = matrix.followed(by: inverse).elements
      let size = inverse.elements.reduce(1) { max($0, abs($1)) }
      for (number, expected) in zip(product, Matrix4.identity.elements) {
        #expect(abs(number - expected) < 1e-12 * size)
      }
    }
  }

  @Test func aTranslationAndAScaleAreUndoneExactly() {
    let matrix = Matrix4.scale(2, 4, 8).followed(by: .translation(10, 20, 30))
    let expected = Matrix4.translation(-10, -20, -30)
      .followed(by: .scale(0.5, 0.25, 0.125))
    #expect(matrix.inverse == expected)
  }

  @Test func aMatrixThatFlattensHasNoInverse() {
    #expect(Matrix4.scale(0, 1).inverse == nil)
    #expect(Matrix4(elements: Array(repeating: 1, count: 16)).inverse == nil)
    #expect(Matrix4.scale(.nan, 1).inverse == nil)
  }
}
