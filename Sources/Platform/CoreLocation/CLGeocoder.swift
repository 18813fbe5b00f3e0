public import UIKit

/// A place with an address. None is ever found.
open class CLPlacemark: NSObject {
  public let location: CLLocation?
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var country: String? { nil }
  open var isoCountryCode: String? { nil }

  fileprivate init(location: CLLocation?) {
    self.location = location
    super.init()
  }
}

/// Looks addresses up, which fails: there is no such server.
@preconcurrency @MainActor open class CLGeocoder: NSObject {
  public typealias CompletionHandler = @MainActor ([CLPlacemark]?, (any Error)?) -> Void

  public private(set) final var isGeocoding = false

  public override init() { super.init() }

  /// Fails in a later turn with `CLError.network`.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CompletionHandler
  ) { fail(completionHandler) }

  /// Fails in a later turn with `CLError.network`.
  open func geocodeAddressString(
    _ address: String, completionHandler: @escaping CompletionHandler
  ) { fail(completionHandler) }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  open func cancelGeocode() {}

  private func fail(_ completion: @escaping CompletionHandler) {
    isGeocoding = true
    MainLoop.current.enqueue { [weak self] in
      self?.isGeocoding = false
      completion(nil, CLError(.network))
    }
  }
}
