import CoreGraphics
import Testing

@testable import UIKit

@MainActor
private final class PhotoCell: UICollectionViewCell {
  var name: UILabel!
}

@MainActor
private final class PhotosController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.name.text = "photo \(indexPath.item)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let path = (sender as? UICollectionViewCell).flatMap { collectionView.indexPath(for: $0) }
    segue.destination.title = "photo \(path?.item ?? -1)"
  }
}

@MainActor
private let records: [ClassRecord] = [
  ClassRecord(
    PhotoCell.self, name: "PhotoCell", decode: { PhotoCell(coder: $0) },
    properties: [.property("name", \PhotoCell.name)]),
  ClassRecord(
    PhotosController.self, name: "PhotosController", decode: { PhotosController(coder: $0) }),
]

@MainActor
struct CollectionNibTests {
  init() { ClassRecord.register(records) }

  private static let photos = """
    <collectionViewController id="vc" customClass="PhotosController" sceneMemberID="viewController">
    <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" id="cv">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" minimumInteritemSpacing="7" id="fl">
    <size key="itemSize" width="110" height="120"/>
    <size key="headerReferenceSize" width="50" height="40"/>
    <size key="footerReferenceSize" width="0.0" height="0.0"/>
    <inset key="sectionInset" minX="15" minY="10" maxX="15" maxY="20"/>
    </collectionViewFlowLayout>
    <cells>
    <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="photo" id="c" customClass="PhotoCell">
    <rect key="frame" x="15" y="50" width="50" height="50"/>
    <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center">
    <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
    <subviews><label opaque="NO" contentMode="left" text="?" id="l"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/></label></subviews>
    </view>
    <connections><outlet property="name" destination="l" id="o"/><segue destination="next" kind="presentation" animates="NO" id="s"/></connections>
    </collectionViewCell>
    </cells>
    <collectionReusableView key="sectionHeaderView" opaque="NO" clipsSubviews="YES" contentMode="scaleToFill" reuseIdentifier="header" id="h">
    <rect key="frame" x="0.0" y="0.0" width="375" height="40"/>
    <subviews><label contentMode="left" text="Photos" id="hl"><rect key="frame" x="8" y="0" width="100" height="40"/></label></subviews>
    </collectionReusableView>
    <connections><outlet property="dataSource" destination="vc" id="d1"/><outlet property="delegate" destination="vc" id="d2"/></connections>
    </collectionView>
    </collectionViewController>
    """

  private static let next = """
    <viewController id="next" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="nv"><rect key="frame" x="0" y="0" width="3" height="3"/></view></viewController>
    """

  @Test func layoutPrototypesAndHeadersAreThoseOfTheFile() throws {
    let files = ["Main.storyboard": NibFolder.storyboard(initial: "vc", [Self.photos, Self.next])]
    try ViewStage.run(nibs: files) { stage, root in
      let controller = try #require(root as? PhotosController)
      let collection = try #require(controller.collectionView)
      let cells = collection.visibleCells
      #expect(cells.map(\.frame.minX) == [15, 132.5, 250, 15, 132.5])
      #expect(cells.map(\.frame.minY) == [50, 50, 50, 182, 182])
      let cell = try #require(cells.last as? PhotoCell)
      #expect(cell.name.text == "photo 4" && cell.name.frame.width == 110)
      let header = collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
      #expect((header?.subviews.first as? UILabel)?.text == "Photos")
      #expect(stage.notes == [])
      collection.tapItem(IndexPath(item: 3, section: 0))
      #expect(controller.presentedViewController?.title == "photo 3")
    }
  }

  @Test func cellsComeFromXibs() throws {
    let folder = try NibFolder([
      "PhotoCell.xib": NibFolder.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <collectionViewCell opaque="NO" contentMode="center" id="c" customClass="PhotoCell">
        <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
        <collectionViewCellContentView key="contentView" id="cc"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/><subviews>
        <label contentMode="left" text="From a file" id="l"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/></label></subviews></collectionViewCellContentView>
        <connections><outlet property="name" destination="l" id="o"/></connections></collectionViewCell>
        """)
    ])
    ViewStage.run { stage in
      let collection = UICollectionView(
        frame: stage.root.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      collection.register(
        UINib(nibName: "PhotoCell", bundle: folder.bundle), forCellWithReuseIdentifier: "photo")
      let cell = collection.dequeueReusableCell(
        withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0))
      #expect((cell as? PhotoCell)?.name.text == "From a file")
      #expect(stage.notes == [])
    }
  }
}
