import XCTest
@testable import Cards

final class CardsTests: XCTestCase {
    func testCardHasPicture() {
        XCTAssertNotNil(CardView(frame: .zero).imageView.image)
    }
}
