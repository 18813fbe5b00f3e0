// A device at a fixed place. A user of a session decides whether an app may know it.
public import UIKit

/// Whether an app may know the device's location.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Whether an app may know the exact location, which it may.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// The purpose for which an app uses locations. Ignored.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// The methods that a location manager calls. Referenced weakly.
@preconcurrency @MainActor public protocol CLLocationManagerDelegate: AnyObject {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
  /// Calls the older method, which the system calls only if this one is absent.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Never called.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  {}
  /// Never called.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Never called.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

/// Asks the user for permission, and reports the device's location, which never changes.
///
/// A location is reported one second after it was asked for, on the virtual clock, or after the
/// user has given permission.
@preconcurrency @MainActor open class CLLocationManager: NSObject {
  /// The location of the device: Apple Park, which the simulator offers, too.
  public static let deviceLocation = CLLocation(latitude: 37.3349, longitude: -122.009)

  private static let delay: TimeInterval = 1
  private static let permission = Permission()
  // What the first request asked for.
  private static var wanted = CLAuthorizationStatus.authorizedWhenInUse

  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { announceAuthorization() }
  }
  /// Stored, but without effect.
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false

  /// The last location that was reported.
  public private(set) final var location: CLLocation?
  private var isUpdating = false
  // Whether a report is due, and the scheduled block that makes it.
  private var wantsReport = false
  private var scheduled: Int?

  public override init() { super.init() }

  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open class func authorizationStatus() -> CLAuthorizationStatus {
    permission.isGiven.map { $0 ? wanted : .denied } ?? .notDetermined
  }
  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  /// Asks the user, unless the user has answered before.
  open func requestWhenInUseAuthorization() { request(.authorizedWhenInUse) }
  /// Asks the user, unless the user has answered before.
  open func requestAlwaysAuthorization() { request(.authorizedAlways) }

  /// Reports the location once.
  open func requestLocation() { report() }

  /// Reports the location once, because the device does not move.
  open func startUpdatingLocation() {
    guard !isUpdating else { return }
    isUpdating = true
    report()
  }

  open func stopUpdatingLocation() {
    isUpdating = false
    wantsReport = false
    if let scheduled { MainLoop.current.cancel(scheduled) }
    scheduled = nil
  }

  /// Have no effect: the device neither moves nor turns.
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoring(for region: CLRegion) {}
  open func stopMonitoring(for region: CLRegion) {}
  open var monitoredRegions: Set<CLRegion> { [] }

  private func request(_ wanted: CLAuthorizationStatus) {
    guard authorizationStatus == .notDetermined else { return }
    Self.wanted = wanted
    Self.permission.ask(
      title: "Allow “App” to use your location?", message: "Your location is used by the app.",
      refusal: "Don’t Allow", consent: "Allow While Using App"
    ) { [weak self] in self?.announceAuthorization() }
  }

  // On a phone, too, the delegate learns of the state when it is set.
  private func announceAuthorization() {
    MainLoop.current.enqueue { [weak self] in
      guard let self else { return }
      delegate?.locationManagerDidChangeAuthorization(self)
      if wantsReport { report() }
    }
  }

  /// Reports the location or an error after a second; nothing before the user has answered.
  private func report() {
    wantsReport = true
    guard scheduled == nil else { return }
    scheduled = MainLoop.current.schedule(after: Self.delay) { [weak self] in
      guard let self else { return }
      scheduled = nil
      guard authorizationStatus != .notDetermined else { return }
      wantsReport = false
      if authorizationStatus == .denied {
        delegate?.locationManager(self, didFailWithError: CLError(.denied))
      } else {
        location = Self.deviceLocation
        delegate?.locationManager(self, didUpdateLocations: [Self.deviceLocation])
      }
    }
  }
}
