/// True when `a` differs from `b` by no more than `tolerance`.
func near(_ a: some BinaryFloatingPoint, _ b: some BinaryFloatingPoint, _ tolerance: Double)
  -> Bool
{
  abs(Double(a) - Double(b)) <= tolerance
}
