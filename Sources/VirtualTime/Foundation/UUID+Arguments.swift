/// A UUID among the arguments of a predicate, which are looked at as they are and never laid out as C's.
extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { (uuidString as NSString)._cVarArgEncoding }
}
