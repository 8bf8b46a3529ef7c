/// A view that is set by hand. Nobody can touch it yet.
@MainActor
open class UIControl: UIView {}
