import RenderCommand
import Testing

@Suite struct TypedValueTests {
  @Test(arguments: [
    ("#fff", [255, 255, 255, 255]), ("#1a2", [0x11, 0xAA, 0x22, 255]),
    ("#0f4bE7", [0x0F, 0x4B, 0xE7, 255]), ("#0f4be780", [0x0F, 0x4B, 0xE7, 0x80]),
    ("white", [255, 255, 255, 255]), ("Black", [0, 0, 0, 255]), ("transparent", [0, 0, 0, 0]),
  ])
  func coloursAreNamesOrHexadecimal(text: String, channels: [UInt8]) {
    let color = TypedColor(text)
    #expect(color.map { [$0.red, $0.green, $0.blue, $0.alpha] } == channels)
  }

  @Test(arguments: [
    "", "#", "#ff", "#ffff", "#fffff", "#ggg", "fff", "red ", "#12345678f", "#-12", "#ＦＦＦ",
    "#１２３", "#12３456",
  ])
  func otherColoursAreRefused(text: String) {
    #expect(TypedColor(text) == nil)
  }

  @Test func sizesAreTwoWholeNumbers() {
    #expect(PictureSize("1080x1920") == PictureSize(width: 1080, height: 1920))
    #expect(PictureSize("16X16")?.isPicture == true)
    #expect(PictureSize("16384x16384")?.isPicture == true)
    #expect(PictureSize("15x16")?.isPicture == false)
    #expect(PictureSize("16x16385")?.isPicture == false)
  }

  @Test(arguments: [
    "", "x", "10", "10x", "x10", "10x10x10", "-10x10", "1.5x2", "10 x 10", "1e3x9", "１０x１０",
  ])
  func otherSizesAreRefused(text: String) {
    #expect(PictureSize(text) == nil)
  }

  @Test func realsHaveNoExponentAndNoNames() {
    #expect(Decimals.real("-1.25") == -1.25)
    #expect(Decimals.real("+.5") == 0.5)
    #expect(Decimals.real("3") == 3)
    for text in ["", "nan", "inf", "1e9", "0x10", "--1", "1.2.3", "-", ".", "１", "1.５", "٣"] {
      #expect(Decimals.real(text) == nil, "\(text)")
    }
  }
}
