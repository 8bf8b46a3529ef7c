import UIKit

// The second page, in points of the page: a shop with a telephone on a table.

/// The wall with its shelves, and the floor
func drawShop() {
  shade(rectangle(0, 0, 320, 440), 0xFDF3E3, 0xF8E3C8)
  // A window with a town behind it
  fill(0xE8CFAE, rectangle(196, 122, 104, 150, radius: 8))
  shade(rectangle(202, 128, 92, 138, radius: 4), 0xA9D8F5, 0xE6F5FC)
  for (x, top, width): (CGFloat, CGFloat, CGFloat) in [
    (206, 208, 22), (232, 184, 20), (256, 216, 32),
  ] {
    fill(0x8FB3CC, rectangle(x, top, width, 266 - top))
    for y in stride(from: top + 8, to: 258, by: 14) {
      fill(0xDDEEF8, rectangle(x + 4, y, 5, 6), rectangle(x + width - 9, y, 5, 6))
    }
  }
  fill(0xE8CFAE, rectangle(246, 128, 4, 138), rectangle(202, 194, 92, 4))
  // The floor, and the strip along the wall
  shade(rectangle(0, 440, 320, 128), 0xD9B48A, 0xC79B6C)
  fill(0xB98C5D, rectangle(0, 434, 320, 8))
  for (top, bottom): (CGFloat, CGFloat) in [
    (20, -60), (100, 72), (180, 190), (260, 312), (330, 420),
  ] {
    stroke(0xB98C5D, 1.5, .butt, alpha: 0.6, line((top, 442), (bottom, 568)))
  }
}

/// Lamps that hang from the ceiling
func drawLamps() {
  for (x, bottom): (CGFloat, CGFloat) in [(44, 70), (276, 70)] {
    stroke(0x5B4636, 1.5, .butt, line((x, 0), (x, bottom - 16)))
    fill(
      0xFFE9A8, alpha: 0.35,
      polygon((x - 14, bottom), (x + 14, bottom), (x + 34, bottom + 58), (x - 34, bottom + 58)))
    fill(0xFFF3C4, ellipse(x, bottom, 9, 6))
    fill(
      0xE07A5F,
      polygon((x - 6, bottom - 18), (x + 6, bottom - 18), (x + 18, bottom), (x - 18, bottom)))
  }
}

/// What the telephone stands on
func drawTable() {
  fill(0x000000, alpha: 0.12, ellipse(106, 522, 96, 10))
  fill(0x8A5A36, rectangle(34, 414, 12, 106), rectangle(166, 414, 12, 106))
  fill(0x6F4527, rectangle(64, 414, 10, 90), rectangle(138, 414, 10, 90))
  shade(rectangle(16, 402, 180, 18, radius: 6), 0xB67A4B, 0x9C6238)
}

/// A telephone of 124 × 254, its screen full of programs
func drawPhone() {
  let (x, y): (CGFloat, CGFloat) = (44, 150)
  shade(rectangle(x, y, 124, 254, radius: 20), 0xF2F3F5, 0xD3D6DB)
  stroke(0xAEB3BB, 1, .butt, rectangle(x + 0.5, y + 0.5, 123, 253, radius: 19.5))
  fill(0x3A3D44, rectangle(x + 46, y + 15, 32, 4, radius: 2), disc(x + 36, y + 17, 2.5))
  stroke(0xAEB3BB, 1.5, .butt, disc(x + 62, y + 234, 11))
  shade(rectangle(x + 8, y + 32, 108, 184), 0x2E7BD6, 0x58B6E8, 0xBDE7DC)
  let programs = [
    0xFF5E57, 0xFFBD2E, 0x28C840, 0x8E5BE8, 0xFFFFFF, 0xF76C9B, 0x3F4A5A, 0x2FB7B0,
    0xFF8A34, 0x5AC8FA, 0xFFD60A, 0x6D7BEA, 0xFFFFFF, 0x34C759, 0xE0457B, 0x9AA3AF,
  ]
  for (index, rgb) in programs.enumerated() {
    let (column, row) = (CGFloat(index % 4), CGFloat(index / 4))
    fill(rgb, rectangle(x + 15 + column * 25, y + 44 + row * 30, 19, 19, radius: 4.5))
  }
  fill(0xFFFFFF, alpha: 0.35, rectangle(x + 8, y + 184, 108, 32))
  for (column, rgb) in [0x34C759, 0x0A84FF, 0xFF9F0A, 0xFF375F].enumerated() {
    fill(rgb, rectangle(x + 15 + CGFloat(column) * 25, y + 191, 19, 19, radius: 4.5))
  }
  // The light of the window
  fill(0xFFFFFF, alpha: 0.14, polygon((x + 8, y + 32), (x + 66, y + 32), (x + 8, y + 150)))
}

/// What a telephone is good for, in bubbles that come fastest
func drawBubbles() {
  fill(
    0xFF5A7A, rectangle(186, 268, 44, 36, radius: 12), polygon((194, 300), (208, 300), (190, 314)))
  fill(0xFFFFFF, heart(208, 286, 20))
  fill(0x3BB3A9, disc(286, 284, 20))
  fill(0xFFFFFF, star(286, 283, 12))
  fill(0xF4A63A, rectangle(238, 236, 38, 38, radius: 10))
  fill(0xFFFFFF, disc(250, 262, 4.5), disc(265, 259, 4.5))
  stroke(0xFFFFFF, 3, .butt, line((253, 262), (253, 246)), line((268, 259), (268, 243)))
  stroke(0xFFFFFF, 4, .butt, line((251.5, 247), (269.5, 244)))
}
