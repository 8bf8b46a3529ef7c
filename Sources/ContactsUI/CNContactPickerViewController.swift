public import Contacts
public import UIKit
import VirtualTime

/// Lets the user pick contacts: an empty sheet with Cancel, as there are none, which is noted.
@MainActor
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?
  private let bar = UINavigationBar(frame: .zero)
  private let label = UILabel()

  open override func viewDidLoad() {
    super.viewDidLoad()
    SceneContext.active.unsupported(
      "the user's contacts (none)", at: "CNContactPickerViewController")
    view.backgroundColor = .systemBackground
    let item = UINavigationItem(title: "Contacts")
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Cancel", style: .done, target: self, action: CNContactPickerViewController.cancel)
    bar.items = [item]
    label.text = "No Contacts"
    label.font = .systemFont(ofSize: 22, weight: .semibold)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    view.addSubview(bar)
    view.addSubview(label)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
    label.frame = view.bounds
  }

  private func cancel() {
    delegate?.contactPickerDidCancel(self)
    presentingViewController?.dismiss(animated: true)
  }
}

/// A property of a contact.
@MainActor
open class CNContactProperty: NSObject {
  open var contact: CNContact { CNContact() }
  open var key: String { "" }
  open var value: Any? { nil }
}

/// Hears of a picker.
@MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {}
}

/// One contact: the name, numbers and addresses in rows.
@MainActor
open class CNContactViewController: UITableViewController {
  public let contact: CNContact
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var contactStore: CNContactStore?
  open var displayedPropertyKeys: [Any]?
  open var allowsEditing = true
  open var allowsActions = true
  private var rows: [(label: String, value: String)] = []

  /// A contact that is in the book.
  public init(for contact: CNContact) {
    self.contact = contact
    super.init(style: .grouped)
  }

  /// A contact that is not in the book.
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }

  /// A contact that is to be made.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(for: contact ?? CNContact())
  }

  public required init?(coder: NSCoder) { nil }

  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactIdentifierKey }

  open override func viewDidLoad() {
    super.viewDidLoad()
    title = CNContactFormatter.string(from: contact, style: .fullName)
    let name = { (label: String?) in CNLabeledValue<NSString>.localizedString(forLabel: label ?? "")
    }
    rows =
      contact.phoneNumbers.map { (name($0.label), $0.value.stringValue) }
      + contact.emailAddresses.map { (name($0.label), "\($0.value)") }
  }

  open override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { rows.count }

  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row].label
    cell.detailTextLabel?.text = rows[indexPath.row].value
    return cell
  }
}

/// Hears of such a controller.
@MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}
