// The parts of the Objective-C runtime that work without Objective-C: associated objects, locks on
// objects, and selectors. Not included: the parts for methods and classes, including their exchange
// at run time (swizzling).
@_exported import func UIKit.autoreleasepool
@_exported import func UIKit.objc_getAssociatedObject
@_exported import func UIKit.objc_removeAssociatedObjects
@_exported import func UIKit.objc_setAssociatedObject
@_exported import func UIKit.objc_sync_enter
@_exported import func UIKit.objc_sync_exit
@_exported import struct UIKit.Selector
@_exported import enum UIKit.objc_AssociationPolicy
