/// The kernels as they are used: vectors and raw pointers behind one bounds check.
package enum Fast {}

/// The same kernels, one value at a time and bounds-checked. They say what a kernel means; tests
/// hold `Fast` to them bit for bit.
package enum Plain {}
