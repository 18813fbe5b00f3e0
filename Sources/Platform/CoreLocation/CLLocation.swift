public import UIKit

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A position on the Earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A position with its accuracy and time.
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection = -1, speed: CLLocationSpeed = -1, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  // The mean radius of the Earth, in metres (IUGG 2015).
  private static let radius = 6_371_008.8

  /// The distance in metres on a sphere of the Earth's mean radius, by the haversine formula. It
  /// differs by up to 0.6 % from the distance on an ellipsoid that a phone returns.
  open func distance(from other: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (one, two) = (coordinate, other.coordinate)
    let latitudes = sin(radians(two.latitude - one.latitude) / 2)
    let longitudes = sin(radians(two.longitude - one.longitude) / 2)
    let square =
      latitudes * latitudes
      + cos(radians(one.latitude)) * cos(radians(two.latitude)) * longitudes * longitudes
    return 2 * Self.radius * asin(min(1, square.squareRoot()))
  }
}

/// The direction in which a device points. None is ever measured.
open class CLHeading: NSObject {
  public var magneticHeading: CLLocationDirection { 0 }
  public var trueHeading: CLLocationDirection { 0 }
  public var headingAccuracy: CLLocationDirection { -1 }
}

/// A region of the Earth. The device never enters or leaves one.
open class CLRegion: NSObject {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  fileprivate init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// A circle on the Earth.
open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    func location(_ place: CLLocationCoordinate2D) -> CLLocation {
      CLLocation(latitude: place.latitude, longitude: place.longitude)
    }
    return location(coordinate).distance(from: location(center)) <= radius
  }
}

/// The reason why a location is unknown.
public struct CLError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled, deferredFailed
  }

  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
  public static let geocodeCanceled = Code.geocodeCanceled

  public static var errorDomain: String { kCLErrorDomain }
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

public let kCLErrorDomain = "kCLErrorDomain"

/// Allows `catch CLError.denied`.
public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
