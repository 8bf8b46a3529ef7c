// The spellings of Swift 2 of storyboards and what comes from them.

extension UIStoryboard {
  @available(swift, deprecated: 99, renamed: "instantiateViewController(withIdentifier:)")
  public final func instantiateViewControllerWithIdentifier(
    _ identifier: String
  ) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }
}

extension UIViewController {
  @available(swift, deprecated: 99, renamed: "performSegue(withIdentifier:sender:)")
  public final func performSegueWithIdentifier(_ identifier: String, sender: Any?) {
    performSegue(withIdentifier: identifier, sender: sender)
  }
}

extension UIStoryboardSegue {
  @available(swift, deprecated: 99, renamed: "source")
  public final var sourceViewController: UIViewController { source }

  @available(swift, deprecated: 99, renamed: "destination")
  public final var destinationViewController: UIViewController { destination }
}
