public import UIKit
import VirtualTime

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

/// The domain of errors of mails.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Would let the user write a mail. There is no account: `canSendMail()` is false, and what is shown all the same is an
/// empty sheet with Cancel, which is noted.
@MainActor
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private let sheet = ComposeSheet(title: "New Message")

  /// False: there is no account.
  open class func canSendMail() -> Bool { false }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [sheet]
    sheet.cancelled = { [weak self] in
      guard let self else { return }
      self.mailComposeDelegate?.mailComposeController(
        self, didFinishWith: .cancelled, error: nil)
    }
  }

  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
}

/// Hears of a mail.
@MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent = 1
  case failed = 2
}

/// Would let the user write a message. The device cannot send any: `canSendText()` is false, and what is shown all the
/// same is an empty sheet with Cancel, which is noted.
@MainActor
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?
  private let sheet = ComposeSheet(title: "New Message")

  /// False: the device has no telephone.
  open class func canSendText() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [sheet]
    sheet.cancelled = { [weak self] in
      guard let self else { return }
      self.messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
    }
  }

  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool { false }

  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }
}

/// Hears of a message.
@MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// An empty sheet that can be cancelled.
private final class ComposeSheet: UIViewController {
  var cancelled: (() -> Void)?

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", style: .plain, target: self, action: ComposeSheet.cancel)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    SceneContext.active.unsupported("mails and messages (nothing can be sent)", at: "MessageUI")
  }

  private func cancel() { cancelled?() }
}
