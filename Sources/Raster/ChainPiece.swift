import RasterKernels

/// A piece of an edge, with the number of the chain it belongs to; see `EdgeChains`.
struct ChainPiece {
  var piece: RowPiece
  var chain: UInt32
}
