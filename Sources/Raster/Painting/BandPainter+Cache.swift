extension BandPainter {
  /// Makes `picture` show `list` over `background` as `paint(_:over:into:)` does, drawing only the
  /// bands that do not show it already, and keeping offscreen pictures for the next time.
  /// - Precondition: the sizes agree; `cache` is new or describes `picture`.
  package mutating func update(
    _ picture: inout Pixmap, to list: DisplayList, over background: Color,
    cache: inout BandCache
  ) {
    precondition(
      picture.width == list.width && picture.height == list.height, "the sizes agree")
    compare(list, over: background, with: &cache)
    guard !cache.changedBands.isEmpty else { return }
    prepare(cache.changedBands, of: list)
    var pixels = picture.pixels.mutableSpan
    for band in cache.changedBands {
      paint(
        band: band, of: list, over: background, into: &pixels,
        start: band * Band.height * list.width)
    }
    dropOffscreens(notIn: list)
  }

  /// Sorts `list` into bands, and makes `cache` say what they show and which of them are new to it.
  package mutating func compare(
    _ list: DisplayList, over background: Color, with cache: inout BandCache
  ) {
    cache.update(to: signatures(of: list, over: background))
  }

  /// Sorts `list` into bands and forgets offscreen pictures.
  package mutating func sort(_ list: DisplayList) {
    drawnOffscreens.removeAll()
    index.build(list)
  }

  /// Makes everything ready to draw `bands`, and no others.
  /// - Precondition: `list` is the one last sorted or compared.
  package mutating func prepare(_ bands: [Int], of list: DisplayList) {
    drawOffscreens(of: list, shownIn: bands)
    reserveRows(of: list)
  }

  /// Forgets offscreen pictures that `list` does not show.
  package mutating func dropOffscreens(notIn list: DisplayList) {
    dropOffscreens(notIn: CollectionOfOne(list))
  }

  /// Forgets offscreen pictures that none of `lists` shows.
  package mutating func dropOffscreens(notIn lists: some Sequence<DisplayList>) {
    guard !drawnOffscreens.isEmpty else { return }
    var shown: Set<Signature> = []
    for list in lists { collectOffscreens(of: list, into: &shown) }
    drawnOffscreens = drawnOffscreens.filter { shown.contains($0.key) }
  }

  /// Draws the offscreen pictures that `bands` show, those not in the cache.
  mutating func drawOffscreens(of list: DisplayList, shownIn bands: [Int]) {
    var isShown = [Bool](repeating: false, count: list.offscreens.count)
    for band in bands where !isShown.isEmpty {
      for entry in index.entries(of: band) {
        if case .fill(_, .offscreen(let offscreen)) = list.items[index.entries[entry].item].action {
          isShown[offscreen] = true
        }
      }
    }
    drawOffscreens(of: list, at: isShown.indices.filter { isShown[$0] })
  }

  /// The offscreen pictures of `list` and those inside them.
  private func collectOffscreens(of list: DisplayList, into shown: inout Set<Signature>) {
    for use in list.offscreens {
      if let folded = use.folded {
        shown.insert(folded.offscreen.signature)
      } else if shown.insert(use.paint.offscreen.signature).inserted {
        collectOffscreens(of: use.paint.offscreen.list, into: &shown)
      }
    }
  }
}
