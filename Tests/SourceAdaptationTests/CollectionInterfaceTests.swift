import Testing

@testable import SourceAdaptation

struct CollectionInterfaceTests {
  private let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      initialViewController="c">
      <scenes><scene sceneID="s"><objects>
        <collectionViewController id="c" customClass="Grid" sceneMemberID="viewController">
          <collectionView key="view" id="v">
            <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal"
              id="l">
              <size key="headerReferenceSize" width="50" height="40"/>
              <size key="itemSize" width="50" height="50"/>
            </collectionViewFlowLayout>
            <cells>
              <collectionViewCell reuseIdentifier="Card" id="k" customClass="CardCell">
                <view key="contentView" id="w">
                  <subviews><label text="One" id="t"/></subviews>
                </view>
                <connections>
                  <segue destination="c" kind="show" identifier="open" id="g"/>
                </connections>
              </collectionViewCell>
            </cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="h"/>
            <connections>
              <outlet property="dataSource" destination="c" id="d"/>
              <outletCollection property="gestureRecognizers" destination="p" id="q"/>
            </connections>
          </collectionView>
        </collectionViewController>
        <pongPressGestureRecognizer minimumPressDuration="0.5" id="p"/>
      </objects></scene></scenes>
    </document>
    """

  @Test(arguments: [
    "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
    "let collectionViewFlowLayout1 = UICollectionViewFlowLayout()",
    "collectionViewFlowLayout1.scrollDirection = .horizontal",
    "collectionViewFlowLayout1.headerReferenceSize = CGSize(width: 50.0, height: 40.0)",
    "collectionView1.collectionViewLayout = collectionViewFlowLayout1",
    "let collectionViewCell1 = decoded(CardCell(coder: NSCoder()))",
    "collectionViewCell1.contentView.addSubview(label1)",
    #"collectionViewCell1.segueIdentifier = "open""#,
    #"}, forCellWithReuseIdentifier: "Card")"#,
    "let collectionReusableView1 = UICollectionReusableView(frame: .zero)",
    """
    }, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, \
    withReuseIdentifier: "Head")
    """,
    "= UILongPressGestureRecognizer(target: nil, action: nil)",
    "collectionView1.dataSource = controller as? any UICollectionViewDataSource",
  ])
  func `A collection of a storyboard becomes code`(line: String) {
    let source = """
      import UIKit
      class Grid: UICollectionViewController {}
      class CardCell: UICollectionViewCell {}
      """
    let result = Adaptation(
      module: "Squad", entryPoint: .library,
      inputs: [
        Input(path: "Grid.swift", text: source), Input(path: "Main.storyboard", text: storyboard),
      ])
    #expect(result.text("Storyboards.swift").contains(line))
    #expect(result.diagnostics.isEmpty)
  }
}
