import UIKit

enum Theme {
    /// Named in the package's asset catalogue
    static var night: UIColor {
        UIColor(named: "Night", in: .module, compatibleWith: nil) ?? .black
    }
}
