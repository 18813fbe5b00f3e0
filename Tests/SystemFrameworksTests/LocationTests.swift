import AppTrackingTransparency
import CoreLocation
import Testing
import UIKit
import UIKitTesting

/// Records what a location manager reports.
private final class Traveller: NSObject, CLLocationManagerDelegate {
  var log: [String] = []

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    log.append("\(manager.authorizationStatus)")
  }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    log.append("\(locations.count) location")
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    log.append("\((error as? CLError)?.code == .denied ? "denied" : "\(error)")")
  }
}

@MainActor @Suite("Location and tracking") struct LocationTests {
  let stage = Stage()

  @Test(
    "the user allows an app to know the location, or does not",
    arguments: [
      (1, ["notDetermined", "authorizedWhenInUse", "1 location"]),
      (0, ["notDetermined", "denied", "denied"]),
    ])
  func answer(_ button: Int, _ expected: [String]) throws {
    _ = stage.navigation("A")
    let (manager, traveller) = (CLLocationManager(), Traveller())
    manager.delegate = traveller
    stage.settle()
    manager.requestWhenInUseAuthorization()
    stage.settle()
    try stage.device.tapAlertAction(button).get()
    stage.settle()

    manager.requestLocation()
    stage.settle()
    #expect(traveller.log == Array(expected.dropLast()))
    stage.device.loop.advance(by: 1)
    #expect(traveller.log == expected)
  }

  @Test("a question is asked once on a device, and updates end when they are stopped")
  func once() throws {
    _ = stage.navigation("A")
    let (manager, traveller) = (CLLocationManager(), Traveller())
    manager.requestAlwaysAuthorization()
    stage.settle()
    try stage.device.tapAlertAction(1).get()
    stage.settle()
    CLLocationManager().requestWhenInUseAuthorization()
    stage.settle()
    #expect(CLLocationManager.authorizationStatus() == .authorizedAlways)
    #expect(!stage.device.isAsking)

    manager.delegate = traveller
    manager.startUpdatingLocation()
    manager.stopUpdatingLocation()
    stage.device.loop.advance(by: 5)
    manager.startUpdatingLocation()
    stage.device.loop.advance(by: 5)
    #expect(traveller.log == ["authorizedAlways", "1 location"])

    let next = Stage()
    _ = next.navigation("A")
    #expect(CLLocationManager.authorizationStatus() == .notDetermined)
  }

  @Test("updates that started before the answer arrive after it, and a second request is the same")
  func startedEarly() throws {
    final class Asking: NSObject, CLLocationManagerDelegate {
      var log: [String] = []
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        log.append("\(manager.authorizationStatus)")
        if manager.authorizationStatus == .notDetermined {
          manager.requestWhenInUseAuthorization()
        }
      }
      func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
      ) { log.append("location") }
    }
    _ = stage.navigation("A")
    let (manager, asking) = (CLLocationManager(), Asking())
    manager.delegate = asking
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    manager.stopUpdatingLocation()
    manager.startUpdatingLocation()
    stage.settle()
    stage.device.loop.advance(by: 3)
    #expect(asking.log == ["notDetermined"])

    try stage.device.tapAlertAction(1).get()
    stage.settle()
    stage.device.loop.advance(by: 3)
    #expect(!stage.device.isAsking)
    #expect(Set(asking.log.dropFirst()) == ["authorizedWhenInUse", "location"])
    #expect(asking.log.filter { $0 == "location" }.count == 1)
  }

  @Test("the older method is called if the delegate has no other")
  func olderMethod() throws {
    final class Older: NSObject, CLLocationManagerDelegate {
      var log: [CLAuthorizationStatus] = []
      func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
      ) { log.append(status) }
    }
    _ = stage.navigation("A")
    let (manager, older) = (CLLocationManager(), Older())
    manager.delegate = older
    stage.settle()

    #expect(older.log == [.notDetermined])
  }

  @Test("the distance between Paris and London is 343.5 km, to within 0.6 %")
  func distance() {
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    let london = CLLocation(latitude: 51.5074, longitude: -0.1278)

    #expect(abs(paris.distance(from: london) - 343_500) < 343_500 * 0.006)
    #expect(paris.distance(from: paris) == 0)
  }

  @Test("an address is not found, and the app learns of it in a later turn")
  func geocoder() {
    _ = stage.navigation("A")
    var codes: [CLError.Code?] = []
    CLGeocoder().geocodeAddressString("1 Infinite Loop") { _, error in
      codes.append((error as? CLError)?.code)
    }
    #expect(codes.isEmpty)
    stage.settle()
    #expect(codes == [.network])
  }

  @Test("the user allows tracking, or does not", arguments: [0, 1])
  func tracking(_ button: Int) throws {
    _ = stage.navigation("A")
    var answers: [ATTrackingManager.AuthorizationStatus] = []

    ATTrackingManager.requestTrackingAuthorization { answers.append($0) }
    stage.settle()
    try stage.device.tapAlertAction(button).get()
    stage.settle()
    ATTrackingManager.requestTrackingAuthorization { answers.append($0) }
    stage.settle()

    #expect(answers == Array(repeating: button == 1 ? .authorized : .denied, count: 2))
    #expect(!stage.device.isAsking)
  }
}
