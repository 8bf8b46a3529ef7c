import RasterKernels

/// Draws display lists band by band. Keeps its scratch memory from one picture to the next; give
/// each worker its own.
package struct BandPainter: ~Copyable {
  var index = BandIndex()
  var filler = OutlineFiller()
  var sampler = RowSampler()
  /// What the current item covers of a row, through the open clips.
  var covered = CoverageRow()
  /// The part of a row that a group reaches.
  var reach = CoverageRow()
  /// A row of a mask's alphas.
  var maskRow: [UInt8] = []
  /// Clips open in the band, then spare ones.
  var clips: [ClipCoverage] = []
  var clipCount = 0
  /// Clips that belong to groups around the current one: applied to the group, not inside it.
  var outerClipCount = 0
  /// Memory for groups, while they are closed.
  var groupPixels: [[UInt8]] = []
  /// The offscreen pictures of the list last prepared, in its order; nil where none is shown.
  var offscreens: [ImageSource?] = []
  /// What has been drawn of them, those inside others too, by what they show.
  var drawnOffscreens: [Signature: Image] = [:]
  /// What others have cached of them.
  var sharedOffscreens: SharedPictures?
  /// Of each of a band's entries from `firstHidden` on the columns that later ones hide in all of its
  /// rows; meaningless unless `hides`.
  var hiddenColumns: [Range<Int>] = []
  var firstHidden = 0
  var hides = false
  /// Of the list whose bands were last compared.
  var sources = SourceSignatures()

  package init() {}

  /// Draws the whole of `list` over `background` into `picture`, one band after the other.
  /// - Precondition: the sizes agree.
  package mutating func paint(
    _ list: DisplayList, over background: Color, into picture: inout Pixmap
  ) {
    precondition(
      picture.width == list.width && picture.height == list.height, "the sizes agree")
    prepare(list)
    paintBands(of: list, over: background, into: &picture)
    drawnOffscreens.removeAll()
  }

  /// Draws `area` of `list` into a picture of that size, which is composited into another: offscreen pictures
  /// are kept for that.
  mutating func paintInside(
    _ list: DisplayList, _ area: PixelBounds, into picture: inout Pixmap
  ) {
    guard area != list.area else {
      reserve(for: list)
      return paintBands(of: list, over: .clear, into: &picture)
    }
    index.build(list)
    let bands = list.bands(of: area)
    prepare(Array(bands), of: list)
    // Rows are painted whole, a band at a time.
    var memory = [UInt8](repeating: 0, count: Band.height * list.width * 4)
    for band in bands {
      var pixels = memory.mutableSpan
      paint(band: band, of: list, over: .clear, into: &pixels)
      let rows = list.rows(ofBand: band)
      for y in rows.clamped(to: area.top..<area.bottom) {
        let from = ((y - rows.lowerBound) * list.width + area.left) * 4
        let to = (y - area.top) * area.width * 4
        picture.pixels.replaceSubrange(
          to..<to + area.width * 4, with: memory[from..<from + area.width * 4])
      }
    }
  }

  private mutating func paintBands(
    of list: DisplayList, over background: Color, into picture: inout Pixmap
  ) {
    var pixels = picture.pixels.mutableSpan
    for band in 0..<list.bandCount {
      paint(
        band: band, of: list, over: background, into: &pixels,
        start: band * Band.height * list.width)
    }
  }

  /// Sorts `list` into bands; `paint(band:of:over:into:start:)` then draws any of them, in any
  /// order and as often as wanted.
  package mutating func prepare(_ list: DisplayList) {
    drawnOffscreens.removeAll()
    reserve(for: list)
  }

  private mutating func reserve(for list: DisplayList) {
    drawOffscreens(of: list)
    index.build(list)
    reserveRows(of: list)
  }

  /// Makes room for rows as wide as those of `list`.
  mutating func reserveRows(of list: DisplayList) {
    filler.reserve(width: list.width)
    sampler.reserve(width: list.width)
    covered.reserve(width: list.width)
    reach.reserve(width: list.width)
    if maskRow.count < list.width { maskRow = [UInt8](repeating: 0, count: list.width) }
  }

  /// Draws one band of `list` over `background` into the pixels from pixel `start` on: its rows
  /// in order, without padding.
  /// - Precondition: `list` is the one last prepared; the rows have room.
  package mutating func paint(
    band: Int, of list: DisplayList, over background: Color,
    into pixels: inout MutableSpan<UInt8>, start: Int = 0
  ) {
    let rows = list.rows(ofBand: band)
    let bounds = PixelBounds(
      left: 0, top: rows.lowerBound, right: list.width, bottom: rows.upperBound)
    let surface = Surface(bounds: bounds, start: start, stride: list.width)
    let entries = index.entries(of: band)
    let opaque = lastOpaqueEntry(in: entries, of: list, covering: bounds)
    var cursor = opaque ?? entries.lowerBound
    let hidden = findHidden(in: cursor..<entries.upperBound, of: list, bounds)
    if opaque == nil {
      fill(&pixels, surface, with: background.premultiplied, but: hidden)
    }
    clipCount = 0
    outerClipCount = 0
    draw(list, &cursor, upTo: entries.upperBound, into: &pixels, surface)
  }

  /// Stores `pixel` in all columns that are not `hidden`.
  private func fill(
    _ pixels: inout MutableSpan<UInt8>, _ surface: Surface, with pixel: UInt32,
    but hidden: Range<Int>
  ) {
    let bounds = surface.bounds
    guard !hidden.isEmpty else {
      Fast.fill(
        &pixels, start: surface.start, count: bounds.width * bounds.height, with: pixel)
      return
    }
    for y in bounds.top..<bounds.bottom {
      let origin = surface.origin(ofRow: y)
      let left = hidden.lowerBound - bounds.left
      Fast.fill(&pixels, start: origin + bounds.left, count: left, with: pixel)
      let right = bounds.right - hidden.upperBound
      Fast.fill(&pixels, start: origin + hidden.upperBound, count: right, with: pixel)
    }
  }
}
