/// The public names of Foundation and what it re-exports, as `scripts/list-toolchain` lists them.
enum ToolchainText {
  static let text = """
    module Foundation | DebugDescription Expression NSClassFromString NSCocoaErrorDomain
     NSCoderReadCorruptError NSCoderValueNotFoundError NSContainsRect NSDateComponentUndefined
     NSDebugDescriptionErrorKey NSDecimalAdd NSDecimalCompact NSDecimalCompare NSDecimalCopy
     NSDecimalDivide NSDecimalIsNotANumber NSDecimalMaxSize NSDecimalMultiply
     NSDecimalMultiplyByPowerOf10 NSDecimalNoScale NSDecimalNormalize NSDecimalPower NSDecimalRound
     NSDecimalString NSDecimalSubtract NSDivideRect NSEdgeInsetsEqual NSEdgeInsetsMake
     NSEdgeInsetsZero NSEqualPoints NSEqualRanges NSEqualRects NSEqualSizes
     NSExecutableArchitectureMismatchError NSExecutableLinkError NSExecutableLoadError
     NSExecutableNotLoadableError NSExecutableRuntimeMismatchError NSFeatureUnsupportedError
     NSFileHandleNotificationDataItem NSFileHandleNotificationFileHandleItem NSFileLockingError
     NSFileManagerUnmountBusyError NSFileManagerUnmountUnknownError NSFileNoSuchFileError
     NSFilePathErrorKey NSFileReadCorruptFileError NSFileReadInapplicableStringEncodingError
     NSFileReadInvalidFileNameError NSFileReadNoPermissionError NSFileReadNoSuchFileError
     NSFileReadTooLargeError NSFileReadUnknownError NSFileReadUnknownStringEncodingError
     NSFileReadUnsupportedSchemeError NSFileWriteFileExistsError
     NSFileWriteInapplicableStringEncodingError NSFileWriteInvalidFileNameError
     NSFileWriteNoPermissionError NSFileWriteOutOfSpaceError NSFileWriteUnknownError
     NSFileWriteUnsupportedSchemeError NSFileWriteVolumeReadOnlyError NSFormattingError
     NSFullUserName NSGetSizeAndAlignment NSHeight NSHelpAnchorErrorKey NSHomeDirectory
     NSHomeDirectoryForUser NSInsetRect NSIntegralRect NSIntegralRectWithOptions NSIntersectionRange
     NSIntersectionRect NSIntersectsRect NSIsEmptyRect NSKeyValueValidationError
     NSKeyedArchiveRootObjectKey NSLocalizedDescriptionKey NSLocalizedFailureReasonErrorKey
     NSLocalizedRecoveryOptionsErrorKey NSLocalizedRecoverySuggestionErrorKey NSLocalizedString
     NSLocationInRange NSLog NSLogv NSMachErrorDomain NSMakePoint NSMakeRange NSMakeRect NSMakeSize
     NSMaxRange NSMaxX NSMaxY NSMidX NSMidY NSMinX NSMinY NSMouseInRect NSNotFound
     NSOSStatusErrorDomain NSOffsetRect NSPOSIXErrorDomain NSPageSize NSPersonNameComponentDelimiter
     NSPersonNameComponentFamilyName NSPersonNameComponentGivenName NSPersonNameComponentKey
     NSPersonNameComponentMiddleName NSPersonNameComponentNickname NSPersonNameComponentPrefix
     NSPersonNameComponentSuffix NSPointFromCGPoint NSPointFromString NSPointInRect NSPointToCGPoint
     NSPropertyListReadCorruptError NSPropertyListReadStreamError
     NSPropertyListReadUnknownVersionError NSPropertyListWriteInvalidError
     NSPropertyListWriteStreamError NSRangeFromString NSRecoveryAttempterErrorKey NSRectFromCGRect
     NSRectFromString NSRectToCGRect NSRoundDownToMultipleOfPageSize NSRoundUpToMultipleOfPageSize
     NSSearchPathForDirectoriesInDomains NSSizeFromCGSize NSSizeFromString NSSizeToCGSize
     NSStreamSOCKSErrorDomain NSStreamSocketSSLErrorDomain NSStringEncodingErrorKey
     NSStringFromClass NSStringFromPoint NSStringFromRange NSStringFromRect NSStringFromSize
     NSStringToDecimal NSTemporaryDirectory NSTimeIntervalSince1970 NSURLAuthenticationMethodDefault
     NSURLAuthenticationMethodHTMLForm NSURLAuthenticationMethodHTTPBasic
     NSURLAuthenticationMethodHTTPDigest NSURLAuthenticationMethodNTLM
     NSURLAuthenticationMethodNegotiate NSURLCredentialStorageRemoveSynchronizableCredentials
     NSURLErrorAppTransportSecurityRequiresSecureConnection
     NSURLErrorBackgroundSessionInUseByAnotherProcess
     NSURLErrorBackgroundSessionRequiresSharedContainer NSURLErrorBackgroundSessionWasDisconnected
     NSURLErrorBackgroundTaskCancelledReasonKey NSURLErrorBadServerResponse NSURLErrorBadURL
     NSURLErrorCallIsActive NSURLErrorCancelled NSURLErrorCancelledReasonBackgroundUpdatesDisabled
     NSURLErrorCancelledReasonInsufficientSystemResources
     NSURLErrorCancelledReasonUserForceQuitApplication NSURLErrorCannotCloseFile
     NSURLErrorCannotConnectToHost NSURLErrorCannotCreateFile NSURLErrorCannotDecodeContentData
     NSURLErrorCannotDecodeRawData NSURLErrorCannotFindHost NSURLErrorCannotLoadFromNetwork
     NSURLErrorCannotMoveFile NSURLErrorCannotOpenFile NSURLErrorCannotParseResponse
     NSURLErrorCannotRemoveFile NSURLErrorCannotWriteToFile NSURLErrorClientCertificateRejected
     NSURLErrorClientCertificateRequired NSURLErrorDNSLookupFailed
     NSURLErrorDataLengthExceedsMaximum NSURLErrorDataNotAllowed NSURLErrorDomain
     NSURLErrorDownloadDecodingFailedMidStream NSURLErrorDownloadDecodingFailedToComplete
     NSURLErrorFailingURLErrorKey NSURLErrorFailingURLPeerTrustErrorKey
     NSURLErrorFailingURLStringErrorKey NSURLErrorFileDoesNotExist NSURLErrorFileIsDirectory
     NSURLErrorHTTPTooManyRedirects NSURLErrorInternationalRoamingOff NSURLErrorKey
     NSURLErrorNetworkConnectionLost NSURLErrorNoPermissionsToReadFile
     NSURLErrorNotConnectedToInternet NSURLErrorRedirectToNonExistentLocation
     NSURLErrorRequestBodyStreamExhausted NSURLErrorResourceUnavailable
     NSURLErrorSecureConnectionFailed NSURLErrorServerCertificateHasBadDate
     NSURLErrorServerCertificateHasUnknownRoot NSURLErrorServerCertificateNotYetValid
     NSURLErrorServerCertificateUntrusted NSURLErrorTimedOut NSURLErrorUnknown
     NSURLErrorUnsupportedURL NSURLErrorUserAuthenticationRequired
     NSURLErrorUserCancelledAuthentication NSURLErrorZeroByteResource NSURLProtectionSpaceFTP
     NSURLProtectionSpaceFTPProxy NSURLProtectionSpaceHTTP NSURLProtectionSpaceHTTPProxy
     NSURLProtectionSpaceHTTPS NSURLProtectionSpaceHTTPSProxy NSURLProtectionSpaceSOCKSProxy
     NSURLSessionTransferSizeUnknown NSUbiquitousFileNotUploadedDueToQuotaError
     NSUbiquitousFileUbiquityServerNotAvailable NSUbiquitousFileUnavailableError
     NSUnderlyingErrorKey NSUnionRange NSUnionRect NSUserActivityConnectionUnavailableError
     NSUserActivityHandoffFailedError NSUserActivityHandoffUserInfoTooLargeError
     NSUserActivityRemoteApplicationTimedOutError NSUserCancelledError NSUserName NSWidth
     NSXPCConnectionInterrupted NSXPCConnectionInvalid NSXPCConnectionReplyInvalid NSZeroPoint
     NSZeroRect NSZeroSize Predicate TaskLocal URLSessionDownloadTaskResumeData abs acos acosh all
     any asin asinh assert assertionFailure async asyncDetached atan atan2 atanh cbrt column
     copysign cos cosh debugPrint detach dispatchMain dispatchPrecondition dsohandle dump erf erfc
     error exchange exp exp2 expm1 extendLifetime externalMacro extractIsolation fatalError fdim
     file fileID filePath fmax fmin frexp function globalConcurrentExecutor hypot ilogb
     isKnownUniquelyReferenced isolation j0 j1 jn ldexp lgamma line log log10 log1p log2 logb max
     min modf nan nearbyint nextafter numericCast pointwiseMax pointwiseMin pow precondition
     preconditionFailure print readLine remquo repeatElement rint scalbn sequence sin sinh stride
     swap swift_unboxFromSwiftValueWithType tan tanh tgamma transcode type unsafeBitCast
     unsafeDowncast warning withCheckedContinuation withCheckedThrowingContinuation
     withDiscardingTaskGroup withExtendedLifetime withTaskCancellationHandler
     withTaskExecutorPreference withTaskGroup withTaskPriorityEscalationHandler
     withThrowingDiscardingTaskGroup withThrowingTaskGroup withUnsafeBytes withUnsafeContinuation
     withUnsafeCurrentTask withUnsafeMutableBytes withUnsafeMutablePointer withUnsafePointer
     withUnsafeTemporaryAllocation withUnsafeThrowingContinuation withVaList withoutActuallyEscaping
     y0 y1 yn zip
    protocol Actor | assertIsolated assumeIsolated preconditionIsolated unownedExecutor
     withSerialExecutor
    typealias AdditiveArithmetic |
    struct AffineTransform | ReferenceType append debugDescription description encode
     identity=AffineTransform init invert inverted m11 m12 m21 m22 prepend rotate scale tX tY
     transform translate
    struct AlignmentOptions | alignAllEdgesInward=AlignmentOptions
     alignAllEdgesNearest=AlignmentOptions alignAllEdgesOutward=AlignmentOptions
     alignHeightInward=AlignmentOptions alignHeightNearest=AlignmentOptions
     alignHeightOutward=AlignmentOptions alignMaxXInward=AlignmentOptions
     alignMaxXNearest=AlignmentOptions alignMaxXOutward=AlignmentOptions
     alignMaxYInward=AlignmentOptions alignMaxYNearest=AlignmentOptions
     alignMaxYOutward=AlignmentOptions alignMinXInward=AlignmentOptions
     alignMinXNearest=AlignmentOptions alignMinXOutward=AlignmentOptions
     alignMinYInward=AlignmentOptions alignMinYNearest=AlignmentOptions
     alignMinYOutward=AlignmentOptions alignRectFlipped=AlignmentOptions
     alignWidthInward=AlignmentOptions alignWidthNearest=AlignmentOptions
     alignWidthOutward=AlignmentOptions contains formIntersection formSymmetricDifference formUnion
     init insert intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset
     rawValue remove subtract subtracting symmetricDifference union update
    typealias AnyActor |
    typealias AnyBidirectionalCollection |
    typealias AnyClass |
    typealias AnyCollection |
    typealias AnyHashable |
    typealias AnyIndex |
    typealias AnyIterator |
    typealias AnyKeyPath |
    typealias AnyObject |
    typealias AnyRandomAccessCollection |
    struct AnyRegexOutput | Element allSatisfy compactMap contains count difference distance drop
     dropFirst dropLast elementsEqual endIndex enumerated extractValues filter first firstIndex
     flatMap forEach formIndex index indices init isEmpty last lastIndex lazy
     lexicographicallyPrecedes makeIterator map max min prefix randomElement reduce
     removingSubranges reversed shuffled sorted split startIndex starts subscript suffix
     trimmingPrefix underestimatedCount withContiguousStorageIfAvailable
    typealias AnySequence |
    typealias Array |
    typealias ArrayLiteralConvertible |
    typealias ArraySlice |
    struct AsyncCompactMapSequence | AsyncIterator Element Failure Iterator allSatisfy compactMap
     contains drop dropFirst filter first flatMap makeAsyncIterator map max min prefix reduce
    struct AsyncDropFirstSequence | AsyncIterator Element Failure Iterator allSatisfy compactMap
     contains drop dropFirst filter first flatMap makeAsyncIterator map max min prefix reduce
    struct AsyncDropWhileSequence | AsyncIterator Element Failure Iterator allSatisfy compactMap
     contains drop dropFirst filter first flatMap makeAsyncIterator map max min prefix reduce
    struct AsyncFilterSequence | AsyncIterator Element Failure Iterator allSatisfy compactMap
     contains drop dropFirst filter first flatMap makeAsyncIterator map max min prefix reduce
    struct AsyncFlatMapSequence | AsyncIterator Element Failure Iterator allSatisfy compactMap
     contains drop dropFirst filter first flatMap makeAsyncIterator map max min prefix reduce
    protocol AsyncIteratorProtocol | Element Failure next
    struct AsyncMapSequence | AsyncIterator Element Failure Iterator allSatisfy compactMap contains
     drop dropFirst filter first flatMap makeAsyncIterator map max min prefix reduce
    struct AsyncPrefixSequence | AsyncIterator Element Failure Iterator allSatisfy compactMap
     contains drop dropFirst filter first flatMap makeAsyncIterator map max min prefix reduce
    struct AsyncPrefixWhileSequence | AsyncIterator Element Failure Iterator allSatisfy compactMap
     contains drop dropFirst filter first flatMap makeAsyncIterator map max min prefix reduce
    protocol AsyncSequence | AsyncIterator Element Failure allSatisfy compactMap contains drop
     dropFirst filter first flatMap makeAsyncIterator map max min prefix reduce
    struct AsyncStream | Continuation Iterator allSatisfy compactMap contains drop dropFirst filter
     first flatMap init makeAsyncIterator makeStream map max min prefix reduce
    struct AsyncThrowingCompactMapSequence | AsyncIterator Element Failure Iterator allSatisfy
     compactMap contains drop dropFirst filter first flatMap makeAsyncIterator map max min prefix
     reduce
    struct AsyncThrowingDropWhileSequence | AsyncIterator Element Failure Iterator allSatisfy
     compactMap contains drop dropFirst filter first flatMap makeAsyncIterator map max min prefix
     reduce
    struct AsyncThrowingFilterSequence | AsyncIterator Element Failure Iterator allSatisfy
     compactMap contains drop dropFirst filter first flatMap makeAsyncIterator map max min prefix
     reduce
    struct AsyncThrowingFlatMapSequence | AsyncIterator Element Failure Iterator allSatisfy
     compactMap contains drop dropFirst filter first flatMap makeAsyncIterator map max min prefix
     reduce
    struct AsyncThrowingMapSequence | AsyncIterator Element Failure Iterator allSatisfy compactMap
     contains drop dropFirst filter first flatMap makeAsyncIterator map max min prefix reduce
    struct AsyncThrowingPrefixWhileSequence | AsyncIterator Element Failure Iterator allSatisfy
     compactMap contains drop dropFirst filter first flatMap makeAsyncIterator map max min prefix
     reduce
    struct AsyncThrowingStream | Continuation Iterator allSatisfy compactMap contains drop dropFirst
     filter first flatMap init makeAsyncIterator makeStream map max min prefix reduce
    struct AttributeContainer | Builder description filter init merge merging subscript
    enum AttributeDynamicLookup | subscript
    protocol AttributeScope | decodingConfiguration encodingConfiguration
    struct AttributeScopeCodableConfiguration |
    enum AttributeScopes | FoundationAttributes foundation
    struct AttributedString | AttributeInvalidationCondition AttributeMergePolicy
     AttributeRunBoundaries CharacterView Index Runs SingleAttributeTransformer UTF16View UTF8View
     UnicodeScalarView WritingDirection append characters description endIndex hash index init
     insert mergeAttributes mergingAttributes range removeSubrange removeSubranges replaceAttributes
     replaceSubrange replacingAttributes runs setAttributes settingAttributes startIndex subscript
     transform transformingAttributes unicodeScalars utf16 utf8
    protocol AttributedStringAttributeMutation | mergeAttributes replaceAttributes setAttributes
    protocol AttributedStringKey | Value description inheritedByAddedText invalidationConditions
     name runBoundaries
    protocol AttributedStringProtocol | characters description endIndex hash index mergingAttributes
     range replacingAttributes runs settingAttributes startIndex subscript unicodeScalars utf16 utf8
    struct AttributedSubstring | base characters description endIndex hash index init
     mergeAttributes mergingAttributes range replaceAttributes replacingAttributes runs
     setAttributes settingAttributes startIndex subscript unicodeScalars utf16 utf8
    typealias BidirectionalCollection |
    typealias BidirectionalIndexable |
    typealias BidirectionalSlice |
    typealias BinaryFloatingPoint |
    typealias BinaryInteger |
    typealias BitwiseCopyable |
    class BlockOperation: Operation | addExecutionBlock executionBlocks init main
    typealias Bool |
    typealias BooleanLiteralConvertible |
    typealias BooleanLiteralType |
    class Bundle: NSObject | allBundles=Bundle allFrameworks=Bundle appStoreReceiptURL
     builtInPlugInsPath builtInPlugInsURL bundleIdentifier bundlePath bundleURL classNamed
     description developmentLocalization executableArchitectures executablePath executableURL hash
     infoDictionary init isEqual isLoaded load loadAndReturnError localizations
     localizedInfoDictionary localizedString main=Bundle object path paths preferredLocalizations
     preflight principalClass privateFrameworksPath privateFrameworksURL resourcePath resourceURL
     sharedFrameworksPath sharedFrameworksURL sharedSupportPath sharedSupportURL unload url urls
    struct ByteCountFormatStyle | Attributed Style Units allowedUnits attributed byteCount currency
     format includesActualByteCount init list locale spellsOutZero style
    class ByteCountFormatter: Formatter | CountStyle Units allowedUnits allowsNonnumericFormatting
     countStyle encode formattingContext includesActualByteCount includesCount includesUnit init
     isAdaptive string zeroPadsFractionDigits
    typealias CBool |
    typealias CChar |
    typealias CChar16 |
    typealias CChar32 |
    typealias CChar8 |
    typealias CDouble |
    typealias CFloat |
    typealias CFloat16 |
    struct CGFloat | Exponent NativeType RawSignificand addProduct addingProduct advanced binade
     bitPattern customMirror description distance encode exponent exponentBitCount
     exponentBitPattern floatingPointClass formRemainder formSquareRoot formTruncatingRemainder
     formatted greatestFiniteMagnitude=CGFloat hash hashValue infinity=CGFloat init isCanonical
     isEqual isFinite isInfinite isLess isLessThanOrEqualTo isNaN isNormal isSignalingNaN
     isSubnormal isTotallyOrdered isZero leastNonzeroMagnitude=CGFloat leastNormalMagnitude=CGFloat
     magnitude maximum maximumMagnitude minimum minimumMagnitude nan=CGFloat native negate nextDown
     nextUp pi=CGFloat radix random remainder round rounded sign signalingNaN=CGFloat significand
     significandBitCount significandBitPattern significandWidth squareRoot truncatingRemainder ulp
     ulpOfOne zero
    struct CGPoint | encode hash init x y zero=CGPoint
    struct CGRect | contains divided encode hash height infinite=CGRect init insetBy integral
     intersection intersects isEmpty isInfinite isNull maxX maxY midX midY minX minY null=CGRect
     offsetBy origin size standardized union width zero=CGRect
    enum CGRectEdge | hash hashValue init maxXEdge maxYEdge minXEdge minYEdge
    struct CGSize | encode hash height init width zero=CGSize
    typealias CInt |
    typealias CLong |
    typealias CLongDouble |
    typealias CLongLong |
    typealias CShort |
    typealias CSignedChar |
    typealias CUnsignedChar |
    typealias CUnsignedInt |
    typealias CUnsignedLong |
    typealias CUnsignedLongLong |
    typealias CUnsignedShort |
    typealias CVaListPointer |
    typealias CVarArg |
    typealias CWideChar |
    class CachedURLResponse: NSObject | copy data hash init isEqual response storagePolicy userInfo
    struct Calendar | Component Identifier MatchingPolicy RecurrenceRule ReferenceType
     RepeatedTimePolicy SearchDirection amSymbol autoupdatingCurrent=Calendar compare component
     current=Calendar customMirror date dateComponents dateInterval dateIntervalOfWeekend dates
     debugDescription description encode enumerateDates eraSymbols firstWeekday hash identifier init
     isDate isDateInToday isDateInTomorrow isDateInWeekend isDateInYesterday locale longEraSymbols
     maximumRange minimumDaysInFirstWeek minimumRange monthSymbols nextDate nextWeekend ordinality
     pmSymbol quarterSymbols range shortMonthSymbols shortQuarterSymbols shortStandaloneMonthSymbols
     shortStandaloneQuarterSymbols shortStandaloneWeekdaySymbols shortWeekdaySymbols
     standaloneMonthSymbols standaloneQuarterSymbols standaloneWeekdaySymbols startOfDay timeZone
     veryShortMonthSymbols veryShortStandaloneMonthSymbols veryShortStandaloneWeekdaySymbols
     veryShortWeekdaySymbols weekdaySymbols
    struct CancellationError | init
    typealias CaseIterable |
    typealias Character |
    struct CharacterSet | ReferenceType alphanumerics=CharacterSet bitmapRepresentation
     capitalizedLetters=CharacterSet contains controlCharacters=CharacterSet debugDescription
     decimalDigits=CharacterSet decomposables=CharacterSet description encode formIntersection
     formSymmetricDifference formUnion hasMember hash illegalCharacters=CharacterSet init insert
     intersection invert inverted isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset
     isSuperset letters=CharacterSet lowercaseLetters=CharacterSet newlines=CharacterSet
     nonBaseCharacters=CharacterSet punctuationCharacters=CharacterSet remove subtract subtracting
     symbols=CharacterSet symmetricDifference union update uppercaseLetters=CharacterSet
     urlFragmentAllowed=CharacterSet urlHostAllowed=CharacterSet urlPasswordAllowed=CharacterSet
     urlPathAllowed=CharacterSet urlQueryAllowed=CharacterSet urlUserAllowed=CharacterSet
     whitespaces=CharacterSet whitespacesAndNewlines=CharacterSet
    struct CheckedContinuation | init resume
    protocol Clock | Duration Instant continuous measure minimumResolution now sleep suspending
    typealias ClosedRange |
    typealias ClosedRangeIndex |
    struct CocoaError | Code code coderInvalidValue coderReadCorrupt coderValueNotFound description
     error errorCode errorDomain errorUserInfo executableArchitectureMismatch executableLink
     executableLoad executableNotLoadable executableRuntimeMismatch featureUnsupported fileLocking
     fileManagerUnmountBusy fileManagerUnmountUnknown fileNoSuchFile filePath fileReadCorruptFile
     fileReadInapplicableStringEncoding fileReadInvalidFileName fileReadNoPermission
     fileReadNoSuchFile fileReadTooLarge fileReadUnknown fileReadUnknownStringEncoding
     fileReadUnsupportedScheme fileWriteFileExists fileWriteInapplicableStringEncoding
     fileWriteInvalidFileName fileWriteNoPermission fileWriteOutOfSpace fileWriteUnknown
     fileWriteUnsupportedScheme fileWriteVolumeReadOnly formatting hash hashValue init isCoderError
     isExecutableError isFileError isFormattingError isPropertyListError isUbiquitousFileError
     isUserActivityError isValidationError isXPCConnectionError keyValueValidation
     localizedDescription propertyListReadCorrupt propertyListReadStream
     propertyListReadUnknownVersion propertyListWriteInvalid propertyListWriteStream stringEncoding
     ubiquitousFileNotUploadedDueToQuota ubiquitousFileUbiquityServerNotAvailable
     ubiquitousFileUnavailable underlying underlyingErrors url userActivityConnectionUnavailable
     userActivityHandoffFailed userActivityHandoffUserInfoTooLarge
     userActivityRemoteApplicationTimedOut userCancelled userInfo xpcConnectionInterrupted
     xpcConnectionInvalid xpcConnectionReplyInvalid
    typealias Codable |
    typealias CodableAttributedStringKey |
    struct CodableConfiguration | encode init wrappedValue
    typealias CodableWithConfiguration |
    typealias CodingKey |
    typealias CodingKeyRepresentable |
    typealias CodingUserInfoKey |
    typealias Collection |
    typealias CollectionDifference |
    typealias CollectionOfOne |
    typealias CommandLine |
    typealias Comparable |
    struct ComparableComparator | compare init order
    typealias Comparator |
    enum ComparisonResult | encode hash hashValue init orderedAscending orderedDescending
     orderedSame
    typealias ConcurrentValue |
    typealias ContiguousArray |
    protocol ContiguousBytes | withUnsafeBytes
    struct ContinuousClock | Instant continuous=ContinuousClock init measure minimumResolution now
     sleep systemEpoch
    typealias Copyable |
    typealias CountableClosedRange |
    typealias CountablePartialRangeFrom |
    typealias CountableRange |
    enum CurrencyFormatStyleConfiguration | DecimalSeparatorDisplayStrategy Grouping Notation
     Precision Presentation RoundingRule SignDisplayStrategy
    protocol CustomConsumingRegexComponent | consuming regex
    typealias CustomDebugStringConvertible |
    typealias CustomLeafReflectable |
    protocol CustomNSError | errorCode errorDomain errorUserInfo
    typealias CustomPlaygroundDisplayConvertible |
    typealias CustomPlaygroundQuickLookable |
    typealias CustomReflectable |
    typealias CustomStringConvertible |
    struct Data | Base64DecodingOptions Base64EncodingOptions Deallocator Index Indices Iterator
     ReadingOptions SearchOptions WritingOptions advanced allSatisfy append applying
     base64EncodedData base64EncodedString bytes compactMap compare contains copyBytes count
     customMirror debugDescription description difference distance drop dropFirst dropLast
     elementsEqual encode endIndex enumerateBytes enumerated filter first firstIndex firstRange
     flatMap forEach formIndex formatted hash index indices init insert isEmpty last lastIndex
     lastRange lazy lexicographicallyPrecedes makeIterator map max min moveSubranges mutableBytes
     mutableSpan partition popFirst popLast prefix randomElement range ranges reduce regions remove
     removeAll removeFirst removeLast removeSubrange removeSubranges removingSubranges replace
     replaceSubrange replacing reserveCapacity resetBytes reverse reversed shuffle shuffled sort
     sorted span split startIndex starts subdata subscript suffix swapAt trimPrefix trimmingPrefix
     underestimatedCount withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable
     withUnsafeBytes withUnsafeMutableBytes write
    protocol DataProtocol | Regions copyBytes firstRange lastRange regions
    struct Date | AnchoredRelativeFormatStyle AttributedStyle ComponentsFormatStyle FormatString
     FormatStyle ISO8601Format ISO8601FormatStyle IntervalFormatStyle ParseStrategy
     RelativeFormatStyle Stride VerbatimFormatStyle addTimeInterval addingTimeInterval advanced
     compare customMirror debugDescription description distance distantFuture=Date distantPast=Date
     encode formatted hash init now=Date playgroundDescription
     timeIntervalBetween1970AndReferenceDate timeIntervalSince timeIntervalSince1970
     timeIntervalSinceNow timeIntervalSinceReferenceDate
    struct DateComponents | ISO8601FormatStyle ReferenceType calendar customMirror date day
     dayOfYear debugDescription description encode era formatted hash hour init isLeapMonth
     isRepeatedDay isValidDate minute month nanosecond quarter second setValue timeZone value
     weekOfMonth weekOfYear weekday weekdayOrdinal year yearForWeekOfYear
    class DateFormatter: Formatter | Style amSymbol calendar copy date dateFormat dateStyle
     defaultDate doesRelativeDateFormatting eraSymbols generatesCalendarDates gregorianStartDate
     init isLenient locale localizedString longEraSymbols monthSymbols pmSymbol quarterSymbols
     setLocalizedDateFormatFromTemplate shortMonthSymbols shortQuarterSymbols
     shortStandaloneMonthSymbols shortStandaloneQuarterSymbols shortStandaloneWeekdaySymbols
     shortWeekdaySymbols standaloneMonthSymbols standaloneQuarterSymbols standaloneWeekdaySymbols
     string timeStyle timeZone twoDigitStartDate veryShortMonthSymbols
     veryShortStandaloneMonthSymbols veryShortStandaloneWeekdaySymbols veryShortWeekdaySymbols
     weekdaySymbols
    struct DateInterval | compare contains customMirror debugDescription description duration end
     hash init intersection intersects start
    class DateIntervalFormatter: Formatter | Style calendar copy dateStyle dateTemplate
     editingString encode init locale string timeStyle timeZone
    struct Decimal | CalculationError FormatStyle ParseStrategy RoundingMode add advanced
     description distance divide encode exponent floatingPointClass formatted
     greatestFiniteMagnitude=Decimal hash init isCanonical isEqual isFinite isInfinite isLess
     isLessThanOrEqualTo isNaN isNormal isSignMinus isSignaling isSignalingNaN isSubnormal
     isTotallyOrdered isZero leastFiniteMagnitude=Decimal leastNonzeroMagnitude=Decimal
     leastNormalMagnitude=Decimal magnitude multiply nan=Decimal negate nextDown nextUp pi=Decimal
     quietNaN=Decimal radix sign significand subtract ulp zero
    typealias Decodable |
    protocol DecodableAttributedStringKey | decode
    protocol DecodableWithConfiguration | DecodingConfiguration init
    typealias Decoder |
    protocol DecodingConfigurationProviding | DecodingConfiguration decodingConfiguration
    typealias DecodingError |
    typealias DefaultBidirectionalIndices |
    typealias DefaultIndices |
    typealias DefaultRandomAccessIndices |
    typealias DefaultStringInterpolation |
    enum DescriptiveNumberFormatConfiguration | CapitalizationContext Presentation
    typealias Dictionary |
    typealias DictionaryIndex |
    typealias DictionaryIterator |
    typealias DictionaryLiteral |
    typealias DictionaryLiteralConvertible |
    class Dimension: Unit | baseUnit converter encode init isEqual
    struct DiscardingTaskGroup | addImmediateTask addImmediateTaskUnlessCancelled addTask
     addTaskUnlessCancelled cancelAll isCancelled isEmpty
    struct DiscontiguousAttributedSubstring | base characters description hash mergeAttributes
     replaceAttributes runs setAttributes subscript unicodeScalars
    typealias DiscontiguousSlice |
    protocol DiscreteFormatStyle | discreteInput input
    struct DispatchData | Deallocator Index Indices Iterator Region Regions allSatisfy append
     compactMap compare contains copyBytes count difference distance drop dropFirst dropLast
     elementsEqual empty=DispatchData endIndex enumerateBytes enumerated filter first firstIndex
     firstRange flatMap forEach formIndex formatted index indices init isEmpty last lastIndex
     lastRange lazy lexicographicallyPrecedes makeIterator map max min prefix randomElement ranges
     reduce region regions removingSubranges reversed shuffled sorted split startIndex starts
     subdata subscript suffix trimmingPrefix underestimatedCount withContiguousStorageIfAvailable
     withUnsafeBytes
    struct DispatchDataIterator | Element allSatisfy compactMap contains count drop dropFirst
     dropLast elementsEqual enumerated filter first flatMap forEach lazy lexicographicallyPrecedes
     makeIterator map max min next prefix reduce reversed shuffled sorted split starts suffix
     underestimatedCount withContiguousStorageIfAvailable
    class DispatchGroup: DispatchObject | enter init leave notify wait
    class DispatchIO: DispatchObject | CloseFlags IntervalFlags StreamType barrier close
     fileDescriptor init read setInterval setLimit write
    class DispatchObject | activate resume setTarget suspend
    enum DispatchPredicate | notOnQueue onQueue onQueueAsBarrier
    struct DispatchQoS | QoSClass background=DispatchQoS default=DispatchQoS init qosClass
     relativePriority unspecified=DispatchQoS userInitiated=DispatchQoS userInteractive=DispatchQoS
     utility=DispatchQoS
    class DispatchQueue: DispatchObject | Attributes AutoreleaseFrequency GlobalQueuePriority async
     asyncAfter concurrentPerform getSpecific global init label main=DispatchQueue qos setSpecific
     sync
    class DispatchSemaphore: DispatchObject | init signal wait
    class DispatchSource: DispatchObject | FileSystemEvent TimerFlags add cancel data handle
     isCancelled makeReadSource makeSignalSource makeTimerSource makeUserDataAddSource
     makeUserDataOrSource makeUserDataReplaceSource makeWriteSource mask or replace schedule
     scheduleOneshot scheduleRepeating setCancelHandler setEventHandler setRegistrationHandler
    typealias DispatchSourceHandler |
    protocol DispatchSourceProtocol | activate cancel data handle isCancelled mask resume
     setCancelHandler setEventHandler setRegistrationHandler suspend
    protocol DispatchSourceRead |
    protocol DispatchSourceSignal |
    protocol DispatchSourceTimer | schedule scheduleOneshot scheduleRepeating
    protocol DispatchSourceUserDataAdd | add
    protocol DispatchSourceUserDataOr | or
    protocol DispatchSourceUserDataReplace | replace
    protocol DispatchSourceWrite |
    class DispatchSpecificKey | init
    struct DispatchTime | distantFuture=DispatchTime init now rawValue uptimeNanoseconds
    enum DispatchTimeInterval | microseconds milliseconds nanoseconds never seconds
    enum DispatchTimeoutResult | success timedOut
    struct DispatchWallTime | distantFuture=DispatchWallTime init now rawValue
    class DispatchWorkItem | cancel init isCancelled notify perform wait
    struct DispatchWorkItemFlags | assignCurrentContext=DispatchWorkItemFlags
     barrier=DispatchWorkItemFlags contains detached=DispatchWorkItemFlags
     enforceQoS=DispatchWorkItemFlags formIntersection formSymmetricDifference formUnion
     inheritQoS=DispatchWorkItemFlags init insert intersection isDisjoint isEmpty isStrictSubset
     isStrictSuperset isSubset isSuperset noQoS=DispatchWorkItemFlags rawValue remove subtract
     subtracting symmetricDifference union update
    typealias Double |
    typealias DropFirstSequence |
    typealias DropWhileSequence |
    typealias Duration |
    typealias DurationProtocol |
    typealias EmptyCollection |
    typealias EmptyIterator |
    typealias Encodable |
    protocol EncodableAttributedStringKey | encode
    protocol EncodableWithConfiguration | EncodingConfiguration encode
    typealias Encoder |
    protocol EncodingConfigurationProviding | EncodingConfiguration encodingConfiguration
    typealias EncodingError |
    class EnergyFormatter: Formatter | Unit init isForFoodEnergyUse numberFormatter string
     unitString unitStyle
    typealias EnumeratedIterator |
    typealias EnumeratedSequence |
    typealias Equatable |
    typealias Error |
    typealias Escapable |
    protocol Executor | enqueue
    struct ExecutorJob | description init priority runSynchronously
    typealias ExpressibleByArrayLiteral |
    typealias ExpressibleByBooleanLiteral |
    typealias ExpressibleByDictionaryLiteral |
    typealias ExpressibleByExtendedGraphemeClusterLiteral |
    typealias ExpressibleByFloatLiteral |
    typealias ExpressibleByIntegerLiteral |
    typealias ExpressibleByNilLiteral |
    typealias ExpressibleByStringInterpolation |
    typealias ExpressibleByStringLiteral |
    typealias ExpressibleByUnicodeScalarLiteral |
    struct Expression | debugDescription description evaluate expression init variable
    typealias ExtendedGraphemeClusterLiteralConvertible |
    typealias ExtendedGraphemeClusterType |
    struct FileAttributeKey | RawValue appendOnly=FileAttributeKey busy=FileAttributeKey
     creationDate=FileAttributeKey deviceIdentifier=FileAttributeKey
     extensionHidden=FileAttributeKey groupOwnerAccountID=FileAttributeKey
     groupOwnerAccountName=FileAttributeKey hash hashValue hfsCreatorCode=FileAttributeKey
     hfsTypeCode=FileAttributeKey immutable=FileAttributeKey init modificationDate=FileAttributeKey
     ownerAccountID=FileAttributeKey ownerAccountName=FileAttributeKey
     posixPermissions=FileAttributeKey protectionKey=FileAttributeKey rawValue
     referenceCount=FileAttributeKey size=FileAttributeKey systemFileNumber=FileAttributeKey
     systemFreeNodes=FileAttributeKey systemFreeSize=FileAttributeKey systemNodes=FileAttributeKey
     systemNumber=FileAttributeKey systemSize=FileAttributeKey type=FileAttributeKey
    struct FileAttributeType | hash hashValue init rawValue typeBlockSpecial=FileAttributeType
     typeCharacterSpecial=FileAttributeType typeDirectory=FileAttributeType
     typeRegular=FileAttributeType typeSocket=FileAttributeType typeSymbolicLink=FileAttributeType
     typeUnknown=FileAttributeType
    class FileHandle: NSObject | acceptConnectionInBackgroundAndNotify availableData close closeFile
     fileDescriptor init nullDevice=FileHandle offset offsetInFile read readCompletionNotification
     readData readDataToEndOfFile readInBackgroundAndNotify readToEnd
     readToEndOfFileInBackgroundAndNotify readabilityHandler seek seekToEnd seekToEndOfFile
     standardError=FileHandle standardInput=FileHandle standardOutput=FileHandle synchronize
     synchronizeFile truncate truncateFile waitForDataInBackgroundAndNotify write
     writeabilityHandler
    class FileManager | DirectoryEnumerationOptions DirectoryEnumerator ItemReplacementOptions
     SearchPathDirectory SearchPathDomainMask URLRelationship UnmountOptions
     VolumeEnumerationOptions attributesOfFileSystem attributesOfItem changeCurrentDirectoryPath
     componentsToDisplay contents contentsEqual contentsOfDirectory copyItem createDirectory
     createFile createSymbolicLink currentDirectoryPath default=FileManager delegate
     destinationOfSymbolicLink displayName enumerator fileExists fileSystemRepresentation
     getRelationship homeDirectory homeDirectoryForCurrentUser init isDeletableFile isExecutableFile
     isReadableFile isWritableFile linkItem mountedVolumeURLs moveItem removeItem replaceItem
     replaceItemAt setAttributes string subpaths subpathsOfDirectory temporaryDirectory url urls
     withFileSystemRepresentation
    protocol FileManagerDelegate | fileManager
    struct FileProtectionType | complete=FileProtectionType completeUnlessOpen=FileProtectionType
     completeUntilFirstUserAuthentication=FileProtectionType inactive=FileProtectionType init
     none=FileProtectionType rawValue
    typealias FixedWidthInteger |
    typealias FlattenBidirectionalCollection |
    typealias FlattenBidirectionalCollectionIndex |
    typealias FlattenCollection |
    typealias FlattenCollectionIndex |
    typealias FlattenSequence |
    typealias Float |
    typealias Float16 |
    typealias Float32 |
    typealias Float64 |
    typealias Float80 |
    typealias FloatLiteralConvertible |
    typealias FloatLiteralType |
    typealias FloatingPoint |
    typealias FloatingPointClassification |
    struct FloatingPointFormatStyle | Attributed Configuration Currency Percent RegexOutput
     attributed consuming currency decimalSeparator format grouping init list locale localizedDouble
     notation number parseStrategy precision regex rounded scale sign
    struct FloatingPointParseStrategy | fixed formatStyle init lenient parse
    typealias FloatingPointRoundingRule |
    typealias FloatingPointSign |
    protocol FormatStyle | FormatInput FormatOutput byteCount currency dateTime format interval
     iso8601 list locale number percent relative time units verbatim
    struct FormatStyleCapitalizationContext | beginningOfSentence=FormatStyleCapitalizationContext
     init listItem=FormatStyleCapitalizationContext
     middleOfSentence=FormatStyleCapitalizationContext standalone=FormatStyleCapitalizationContext
     unknown=FormatStyleCapitalizationContext
    class Formatter: NSObject | Context UnitStyle copy editingString encode init string
    protocol GlobalActor | ActorType assertIsolated preconditionIsolated shared
     sharedUnownedExecutor
    class HTTPCookie: NSObject | AcceptPolicy comment commentURL cookies description domain
     expiresDate init isHTTPOnly isSecure isSessionOnly name path portList properties
     requestHeaderFields value version
    struct HTTPCookiePropertyKey | comment=HTTPCookiePropertyKey commentURL=HTTPCookiePropertyKey
     discard=HTTPCookiePropertyKey domain=HTTPCookiePropertyKey expires=HTTPCookiePropertyKey hash
     hashValue init maximumAge=HTTPCookiePropertyKey name=HTTPCookiePropertyKey
     originURL=HTTPCookiePropertyKey path=HTTPCookiePropertyKey port=HTTPCookiePropertyKey rawValue
     secure=HTTPCookiePropertyKey value=HTTPCookiePropertyKey version=HTTPCookiePropertyKey
    class HTTPCookieStorage: NSObject | cookieAcceptPolicy cookies deleteCookie description
     removeCookies setCookie setCookies shared=HTTPCookieStorage sharedCookieStorage sortedCookies
    class HTTPURLResponse: URLResponse | allHeaderFields description encode init localizedString
     statusCode value
    typealias Hashable |
    typealias Hasher |
    class Host: NSObject | address addresses current init isEqual localizedName name names
    class ISO8601DateFormatter: Formatter | Options copy date encode formatOptions init string
     supportsSecureCoding timeZone
    typealias Identifiable |
    struct IndexPath | Element Index Indices ReferenceType allSatisfy append appending compactMap
     compare contains count customMirror debugDescription description difference distance drop
     dropFirst dropLast elementsEqual encode endIndex enumerated filter first firstIndex firstRange
     flatMap forEach formIndex formatted hash index indices init isEmpty last lastIndex lazy
     lexicographicallyPrecedes makeIterator map max min moveSubranges partition popFirst popLast
     prefix randomElement ranges reduce removeFirst removeLast removingSubranges reverse reversed
     shuffle shuffled sort sorted split startIndex starts subscript suffix swapAt trimPrefix
     trimmingPrefix underestimatedCount withContiguousMutableStorageIfAvailable
     withContiguousStorageIfAvailable
    struct IndexSet | Element Index RangeView ReferenceType allSatisfy compactMap compare contains
     count customMirror debugDescription description difference distance drop dropFirst dropLast
     elementsEqual encode endIndex enumerated filter filteredIndexSet first firstIndex firstRange
     flatMap forEach formIndex formIntersection formSymmetricDifference formUnion formatted hash
     index indexRange indices init insert integerGreaterThan integerGreaterThanOrEqualTo
     integerLessThan integerLessThanOrEqualTo intersection intersects isDisjoint isEmpty
     isStrictSubset isStrictSuperset isSubset isSuperset last lastIndex lazy
     lexicographicallyPrecedes makeIterator map max min prefix randomElement rangeView ranges reduce
     remove removeAll removingSubranges reversed shift shuffled sorted split startIndex starts
     subscript subtract subtracting suffix symmetricDifference trimmingPrefix underestimatedCount
     union update withContiguousStorageIfAvailable
    typealias Indexable |
    typealias IndexableBase |
    typealias IndexingIterator |
    enum InflectionRule | automatic canInflect canInflectPreferredLocalization encode explicit init
    typealias InlineArray |
    class InputStream: Stream | close getBuffer hasBytesAvailable init open property read remove
     schedule setProperty streamError streamStatus
    typealias InstantProtocol |
    typealias Int |
    typealias Int128 |
    typealias Int16 |
    typealias Int32 |
    typealias Int64 |
    typealias Int8 |
    struct IntegerFormatStyle | Attributed Configuration Currency Percent RegexOutput attributed
     consuming currency decimalSeparator format grouping init list locale localizedInteger notation
     number parseStrategy precision regex rounded scale sign
    typealias IntegerLiteralConvertible |
    typealias IntegerLiteralType |
    struct IntegerParseStrategy | fixed formatStyle init lenient parse
    typealias IteratorOverOne |
    typealias IteratorProtocol |
    typealias IteratorSequence |
    class JSONDecoder | DataDecodingStrategy DateDecodingStrategy KeyDecodingStrategy
     NonConformingFloatDecodingStrategy allowsJSON5 assumesTopLevelDictionary dataDecodingStrategy
     dateDecodingStrategy decode init keyDecodingStrategy nonConformingFloatDecodingStrategy
     userInfo
    class JSONEncoder | DataEncodingStrategy DateEncodingStrategy KeyEncodingStrategy
     NonConformingFloatEncodingStrategy OutputFormatting dataEncodingStrategy dateEncodingStrategy
     encode init keyEncodingStrategy nonConformingFloatEncodingStrategy outputFormatting userInfo
    class JSONSerialization: NSObject | ReadingOptions WritingOptions data isValidJSONObject
     jsonObject writeJSONObject
    struct Job | description init priority runSynchronously
    struct JobPriority | RawValue init rawValue
    typealias JoinedIterator |
    typealias JoinedSequence |
    typealias KeyPath: PartialKeyPath |
    struct KeyPathComparator | compare hash init keyPath order
    typealias KeyValuePairs |
    typealias KeyedDecodingContainer |
    typealias KeyedDecodingContainerProtocol |
    typealias KeyedEncodingContainer |
    typealias KeyedEncodingContainerProtocol |
    typealias LazyBidirectionalCollection |
    typealias LazyCollection |
    typealias LazyCollectionProtocol |
    typealias LazyDropWhileBidirectionalCollection |
    typealias LazyDropWhileCollection |
    typealias LazyDropWhileIndex |
    typealias LazyDropWhileIterator |
    typealias LazyDropWhileSequence |
    typealias LazyFilterBidirectionalCollection |
    typealias LazyFilterCollection |
    typealias LazyFilterIndex |
    typealias LazyFilterIterator |
    typealias LazyFilterSequence |
    typealias LazyMapBidirectionalCollection |
    typealias LazyMapCollection |
    typealias LazyMapIterator |
    typealias LazyMapRandomAccessCollection |
    typealias LazyMapSequence |
    typealias LazyPrefixWhileBidirectionalCollection |
    typealias LazyPrefixWhileCollection |
    typealias LazyPrefixWhileIndex |
    typealias LazyPrefixWhileIterator |
    typealias LazyPrefixWhileSequence |
    typealias LazyRandomAccessCollection |
    typealias LazySequence |
    typealias LazySequenceProtocol |
    class LengthFormatter: Formatter | Unit init isForPersonHeightUse numberFormatter string
     unitString unitStyle
    struct ListFormatStyle | ListType Width currency format init list listType locale width
    struct Locale | Collation Components Currency HourCycle IdentifierType Language LanguageCode
     LanguageDirection MeasurementSystem NumberingSystem Region Script Subdivision Variant Weekday
     alternateQuotationBeginDelimiter alternateQuotationEndDelimiter autoupdatingCurrent=Locale
     availableIdentifiers availableNumberingSystems calendar canonicalIdentifier
     canonicalLanguageIdentifier characterDirection collation collationIdentifier collatorIdentifier
     commonISOCurrencyCodes components currency currencyCode currencySymbol current=Locale
     customMirror debugDescription decimalSeparator description encode firstDayOfWeek
     groupingSeparator hash hourCycle identifier init isoCurrencyCodes isoLanguageCodes
     isoRegionCodes language languageCode lineDirection localizedString measurementSystem
     numberingSystem preferredLanguages preferredLocales=Locale quotationBeginDelimiter
     quotationEndDelimiter region regionCode scriptCode subdivision timeZone usesMetricSystem
     variant variantCode windowsLocaleCode
    protocol LocalizedError | errorDescription failureReason helpAnchor recoverySuggestion
    typealias LosslessStringConvertible |
    class MainActor | assertIsolated assumeIsolated enqueue preconditionIsolated run
     shared=MainActor sharedUnownedExecutor unownedExecutor withSerialExecutor
    typealias ManagedBuffer |
    typealias ManagedBufferPointer |
    protocol MarkdownDecodableAttributedStringKey | decodeMarkdown markdownName
    class MassFormatter: Formatter | Unit init isForPersonMassUse numberFormatter string unitString
     unitStringDisplayedAdjacent unitStyle
    struct Measurement | FormatStyle ReferenceType convert converted customMirror debugDescription
     description encode hash init unit value
    typealias MemoryLayout |
    typealias Mirror |
    typealias MirrorPath |
    struct Morphology | CustomPronoun GrammaticalGender GrammaticalNumber PartOfSpeech customPronoun
     encode grammaticalGender init number partOfSpeech setCustomPronoun
    typealias MutableBidirectionalSlice |
    typealias MutableCollection |
    protocol MutableDataProtocol | resetBytes
    typealias MutableIndexable |
    typealias MutableRandomAccessSlice |
    typealias MutableRangeReplaceableBidirectionalSlice |
    typealias MutableRangeReplaceableRandomAccessSlice |
    typealias MutableRangeReplaceableSlice |
    typealias MutableRawSpan |
    typealias MutableSlice |
    typealias MutableSpan |
    class NSAffineTransform: NSObject | append copy encode hash init invert isEqual prepend rotate
     scale scaleX supportsSecureCoding transform transformStruct translateX
    struct NSAffineTransformStruct | init m11 m12 m21 m22 tX tY
    class NSArray: NSObject | Iterator adding addingObjects allSatisfy compactMap compare
     componentsJoined contains copy count customMirror description drop dropFirst dropLast
     elementsEqual encode enumerateObjects enumerated filter filtered first firstObject
     firstObjectCommon flatMap forEach formatted hash index indexOfObject indexOfObjectIdentical
     indexesOfObjects init isEqual lastObject lazy lexicographicallyPrecedes makeIterator map max
     min mutableCopy object objectEnumerator objects pathsMatchingExtensions prefix reduce
     reverseObjectEnumerator reversed shuffled sorted sortedArray sortedArrayHint split starts
     subarray subscript suffix supportsSecureCoding underestimatedCount
     withContiguousStorageIfAvailable write
    class NSAttributedString: NSObject | EnumerationOptions Key attribute attributedSubstring
     attributes copy description encode enumerateAttribute enumerateAttributes init isEqual length
     mutableCopy string supportsSecureCoding
    struct NSBinarySearchingOptions | contains firstEqual=NSBinarySearchingOptions formIntersection
     formSymmetricDifference formUnion init insert insertionIndex=NSBinarySearchingOptions
     intersection isDisjoint isEmpty isStrictSubset isStrictSuperset isSubset isSuperset
     lastEqual=NSBinarySearchingOptions rawValue remove subtract subtracting symmetricDifference
     union update
    class NSCache: NSObject | countLimit delegate evictsObjectsWithDiscardedContent init name object
     removeAllObjects removeObject setObject totalCostLimit
    protocol NSCacheDelegate | cache
    class NSCalendar: NSObject | Identifier Options Unit amSymbol autoupdatingCurrent
     calendarIdentifier compare component components copy current date description encode
     enumerateDates eraSymbols firstWeekday getEra getHour hash init isDate isDateInToday
     isDateInTomorrow isDateInWeekend isDateInYesterday isEqual locale longEraSymbols maximumRange
     minimumDaysInFirstWeek minimumRange monthSymbols nextDate nextWeekendAfter ordinality pmSymbol
     quarterSymbols range shortMonthSymbols shortQuarterSymbols shortStandaloneMonthSymbols
     shortStandaloneQuarterSymbols shortStandaloneWeekdaySymbols shortWeekdaySymbols
     standaloneMonthSymbols standaloneQuarterSymbols standaloneWeekdaySymbols startOfDay
     supportsSecureCoding timeZone veryShortMonthSymbols veryShortStandaloneMonthSymbols
     veryShortStandaloneWeekdaySymbols veryShortWeekdaySymbols weekdaySymbols
    class NSCharacterSet: NSObject | alphanumerics bitmapRepresentation capitalizedLetters
     characterIsMember controlCharacters copy decimalDigits decomposables description encode
     hasMemberInPlane hash illegalCharacters init inverted isEqual isSuperset letters
     longCharacterIsMember lowercaseLetters mutableCopy newlines nonBaseCharacters
     punctuationCharacters supportsSecureCoding symbols uppercaseLetters urlFragmentAllowed
     urlHostAllowed urlPasswordAllowed urlPathAllowed urlQueryAllowed urlUserAllowed whitespaces
     whitespacesAndNewlines
    class NSCoder: NSObject | DecodingFailurePolicy allowedClasses allowsKeyedCoding containsValue
     decodeArray decodeBool decodeCInt decodeData decodeDouble decodeFloat decodeInt32 decodeInt64
     decodeInteger decodeObject decodePoint decodePropertyList decodeRect decodeSize decodeValue
     decodingFailurePolicy encode encodeArray encodeBycopyObject encodeByrefObject encodeBytes
     encodeConditionalObject encodePropertyList encodeRootObject encodeValue error failWithError
     requiresSecureCoding systemVersion version withDecodedUnsafeBufferPointer
     withDecodedUnsafeBytes
    protocol NSCoding | encode init
    class NSComparisonPredicate: NSPredicate | Modifier Operator Options
    class NSCompoundPredicate: NSPredicate | LogicalType compoundPredicateType evaluate init
     subpredicates
    class NSCondition: NSObject | broadcast init lock name signal unlock wait withLock
    class NSConditionLock: NSObject | condition init lock name try tryLock unlock withLock
    protocol NSCopying | copy
    class NSCountedSet: NSMutableSet | add copy count encode init isEqual mutableCopy remove
     removeAllObjects
    class NSData: NSObject | Base64DecodingOptions Base64EncodingOptions ReadingOptions
     SearchOptions WritingOptions allSatisfy base64EncodedData base64EncodedString bytes compactMap
     compare contains copy copyBytes count debugDescription description difference distance drop
     dropFirst dropLast elementsEqual encode endIndex enumerateBytes enumerated filter first
     firstIndex firstRange flatMap forEach formIndex formatted getBytes hash index indices init
     isEmpty isEqual last lastIndex lastRange lazy length lexicographicallyPrecedes makeIterator map
     max min mutableCopy prefix randomElement range ranges reduce regions removingSubranges reversed
     shuffled sorted split startIndex starts subdata subscript suffix supportsSecureCoding
     trimmingPrefix underestimatedCount withContiguousStorageIfAvailable write
    class NSDate: NSObject | addingTimeInterval compare copy description distantFuture distantPast
     earlierDate encode hash init isEqual laterDate supportsSecureCoding timeIntervalSince
     timeIntervalSince1970 timeIntervalSinceNow timeIntervalSinceReferenceDate
    class NSDateComponents: NSObject | calendar copy date day encode era hash hour init isEqual
     isLeapMonth isValidDate minute month nanosecond quarter second setValue supportsSecureCoding
     timeZone value weekOfMonth weekOfYear weekday weekdayOrdinal year yearForWeekOfYear
    class NSDateInterval: NSObject | compare contains copy duration encode endDate init intersection
     intersects isEqual startDate supportsSecureCoding
    class NSDecimalNumber: NSNumber | CalculationError RoundingMode adding boolValue compare
     defaultBehavior description dividing doubleValue floatValue init int16Value int32Value
     int64Value int8Value intValue isEqual maximum=NSDecimalNumber minimum=NSDecimalNumber
     multiplying notANumber=NSDecimalNumber objCType one=NSDecimalNumber raising rounding
     subtracting uint16Value uint32Value uint64Value uint8Value uintValue zero=NSDecimalNumber
    protocol NSDecimalNumberBehaviors | roundingMode scale
    class NSDecimalNumberHandler: NSObject | default=NSDecimalNumberHandler encode init roundingMode
     scale
    class NSDictionary: NSObject | Iterator allKeys allSatisfy allValues compactMap compare contains
     copy count customMirror description descriptionInStringsFileFormat drop dropFirst dropLast
     elementsEqual encode enumerateKeysAndObjects enumerated filter first flatMap forEach formatted
     getObjects hash init isEqual keyEnumerator keysOfEntries keysSortedByValue lazy
     lexicographicallyPrecedes makeIterator map max min mutableCopy object objectEnumerator objects
     prefix reduce reversed sharedKeySet shuffled sorted split starts subscript suffix
     supportsSecureCoding underestimatedCount value withContiguousStorageIfAvailable write
    struct NSEdgeInsets | bottom init left right top
    struct NSEnumerationOptions | concurrent=NSEnumerationOptions contains formIntersection
     formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset
     isStrictSuperset isSubset isSuperset rawValue remove reverse=NSEnumerationOptions subtract
     subtracting symmetricDifference union update
    class NSEnumerator: NSObject | Iterator allObjects allSatisfy compactMap compare contains count
     drop dropFirst dropLast elementsEqual enumerated filter first flatMap forEach formatted lazy
     lexicographicallyPrecedes makeIterator map max min nextObject prefix reduce reversed shuffled
     sorted split starts suffix underestimatedCount withContiguousStorageIfAvailable
    class NSError: NSObject | code copy description domain encode hash helpAnchor init isEqual
     localizedDescription localizedFailureReason localizedRecoveryOptions
     localizedRecoverySuggestion recoveryAttempter setUserInfoValueProvider supportsSecureCoding
     userInfo userInfoValueProvider
    typealias NSErrorDomain |
    struct NSExceptionName | decimalNumberDivideByZeroException=NSExceptionName
     decimalNumberExactnessException=NSExceptionName decimalNumberOverflowException=NSExceptionName
     decimalNumberUnderflowException=NSExceptionName fileHandleOperationException=NSExceptionName
     hash hashValue init rawValue
    class NSExpression: NSObject | ExpressionType copy
    class NSIndexPath: NSObject | adding compare copy encode getIndexes hash index init isEqual
     length removingLastIndex supportsSecureCoding
    class NSIndexSet: NSObject | allSatisfy compactMap compare contains copy count countOfIndexes
     drop dropFirst dropLast elementsEqual encode enumerate enumerateRanges enumerated filter first
     firstIndex flatMap forEach formatted getIndexes hash index indexGreaterThanIndex
     indexGreaterThanOrEqual indexLessThanIndex indexLessThanOrEqual indexes init intersects isEqual
     lastIndex lazy lexicographicallyPrecedes makeIterator map max min mutableCopy prefix reduce
     reversed shuffled sorted split starts suffix supportsSecureCoding underestimatedCount
     withContiguousStorageIfAvailable
    struct NSIndexSetIterator | Element next
    class NSKeyedArchiver: NSCoder | allowsKeyedCoding archiveRootObject archivedData
     classNameForClass delegate encode encodeBytes encodeConditionalObject encodePropertyList
     encodeValue encodedData error finishEncoding init outputFormat requiresSecureCoding
     setClassName systemVersion
    protocol NSKeyedArchiverDelegate | archiver archiverDidFinish archiverWillFinish
    class NSKeyedUnarchiver: NSCoder | allowedClasses allowsKeyedCoding class containsValue
     decodeBool decodeData decodeDouble decodeFloat decodeInt32 decodeInt64 decodeInteger
     decodeObject decodePropertyList decodeValue decodingFailurePolicy delegate error finishDecoding
     init requiresSecureCoding setClass systemVersion unarchiveObject
     unarchiveTopLevelObjectWithData unarchivedObject withDecodedUnsafeBufferPointer
     withDecodedUnsafeBytes
    protocol NSKeyedUnarchiverDelegate | unarchiver unarchiverDidFinish unarchiverWillFinish
    class NSLocale: NSObject | Key LanguageDirection availableLocaleIdentifiers
     canonicalLanguageIdentifier canonicalLocaleIdentifier characterDirection commonISOCurrencyCodes
     components copy current currentLocaleDidChangeNotification displayName encode hash init isEqual
     isoCountryCodes isoCurrencyCodes isoLanguageCodes lineDirection localeIdentifier object
     preferredLanguages supportsSecureCoding system windowsLocaleCode
    class NSLock: NSObject | init lock name try unlock withLock
    protocol NSLocking | lock unlock withLock
    class NSMeasurement: NSObject | adding canBeConverted converting copy doubleValue encode hash
     init isEqual subtracting supportsSecureCoding unit
    class NSMutableArray: NSArray | add addObjects exchangeObject filter init insert remove
     removeAllObjects removeLastObject removeObject removeObjects replaceObject replaceObjects
     setArray sort subscript
    class NSMutableAttributedString: NSAttributedString | addAttribute addAttributes append
     beginEditing copy deleteCharacters endEditing init insert mutableString removeAttribute
     replaceCharacters setAttributedString setAttributes
    class NSMutableCharacterSet: NSCharacterSet | addCharacters alphanumeric capitalizedLetter
     control decimalDigit decomposable formIntersection formUnion illegal invert letter
     lowercaseLetter newline nonBase punctuation removeCharacters symbol uppercaseLetter whitespace
     whitespaceAndNewline
    protocol NSMutableCopying | mutableCopy
    class NSMutableData: NSData | append copy increaseLength init length mutableBytes replaceBytes
     resetBytes setData
    class NSMutableDictionary: NSDictionary | addEntries init removeAllObjects removeObject
     removeObjects setDictionary setObject subscript
    class NSMutableIndexSet: NSIndexSet | add copy remove removeAllIndexes shiftIndexesStarting
    class NSMutableOrderedSet: NSOrderedSet | add addObjects copy exchangeObject filter init insert
     intersect intersectSet minus minusSet moveObjects remove removeAllObjects removeObject
     removeObjects replaceObject replaceObjects setObject sort sortRange subscript union unionSet
    class NSMutableSet: NSSet | add addObjects filter init intersect minus remove removeAllObjects
     setSet union
    class NSMutableString: NSString | append applyTransform deleteCharacters init insert
     replaceCharacters replaceOccurrences setString
    class NSMutableURLRequest: NSURLRequest | addValue allHTTPHeaderFields allowsCellularAccess
     cachePolicy copy httpBody httpBodyStream httpMethod httpShouldHandleCookies
     httpShouldUsePipelining init mainDocumentURL networkServiceType setValue timeoutInterval url
    class NSNotification: NSObject | Name copy description encode init name object userInfo
    class NSNull: NSObject | copy description encode init isEqual supportsSecureCoding
    class NSNumber: NSValue | boolValue classForCoder compare decimalValue description doubleValue
     encode floatValue hash init int16Value int32Value int64Value int8Value intValue isEqual
     objCType stringValue uint16Value uint32Value uint64Value uint8Value uintValue
    class NSObject | classFallbacksForKeyedArchiver classForCoder classForKeyedArchiver
     classForKeyedUnarchiver copy debugDescription description hash hashValue init isEqual isKind
     isMember isProxy isSubclass mutableCopy replacementObject self superclass
    protocol NSObjectProtocol | debugDescription description hash isEqual isProxy self
    class NSOrderedSet: NSObject | Iterator allSatisfy array compactMap compare contains copy count
     customMirror description drop dropFirst dropLast elementsEqual encode enumerateObjects
     enumerated filter filtered first firstObject flatMap forEach formatted index indexes init
     intersects intersectsSet isEqual isSubset lastObject lazy lexicographicallyPrecedes
     makeIterator map max min mutableCopy object objectEnumerator objects prefix reduce
     reverseObjectEnumerator reversed set shuffled sorted sortedArray split starts subscript suffix
     supportsSecureCoding underestimatedCount withContiguousStorageIfAvailable
    class NSOrthography: NSObject | copy encode init supportsSecureCoding
    class NSPersonNameComponents: NSObject | copy encode familyName givenName init isEqual
     middleName namePrefix nameSuffix nickname phoneticRepresentation supportsSecureCoding
    typealias NSPoint |
    typealias NSPointArray |
    typealias NSPointPointer |
    class NSPredicate: NSObject | copy evaluate init isEqual predicateFormat
    typealias NSRange |
    typealias NSRangePointer |
    typealias NSRect |
    typealias NSRectArray |
    enum NSRectEdge | hash hashValue init maxX maxY minX minY
    typealias NSRectPointer |
    class NSRecursiveLock: NSObject | init lock name try unlock withLock
    class NSRegularExpression: NSObject | MatchingFlags MatchingOptions Options copy encode
     enumerateMatches escapedPattern escapedTemplate firstMatch init isEqual matches
     numberOfCaptureGroups numberOfMatches options pattern rangeOfFirstMatch replaceMatches
     replacementString stringByReplacingMatches supportsSecureCoding
    protocol NSSecureCoding | supportsSecureCoding
    class NSSet: NSObject | Iterator adding addingObjects allObjects allSatisfy anyObject compactMap
     compare contains copy count customMirror description drop dropFirst dropLast elementsEqual
     encode enumerateObjects enumerated filter filtered first flatMap forEach formatted hash init
     intersects isEqual isSubset lazy lexicographicallyPrecedes makeIterator map max member min
     mutableCopy objectEnumerator objects prefix reduce reversed shuffled sorted sortedArray split
     starts suffix supportsSecureCoding underestimatedCount withContiguousStorageIfAvailable
    typealias NSSize |
    typealias NSSizeArray |
    typealias NSSizePointer |
    class NSSortDescriptor: NSObject | ascending comparator compare copy init keyPath
     reversedSortDescriptor
    struct NSSortOptions | concurrent=NSSortOptions contains formIntersection
     formSymmetricDifference formUnion init insert intersection isDisjoint isEmpty isStrictSubset
     isStrictSuperset isSubset isSuperset rawValue remove stable=NSSortOptions subtract subtracting
     symmetricDifference union update
    class NSString: NSObject | CompareOptions EncodingConversionOptions EnumerationOptions
     addingPercentEncoding appending appendingPathComponent appendingPathExtension applyingTransform
     availableStringEncodings boolValue cString canBeConverted capitalized caseInsensitiveCompare
     character commonPrefix compare completePath components contains copy data
     decomposedStringWithCanonicalMapping decomposedStringWithCompatibilityMapping
     defaultCStringEncoding deletingLastPathComponent deletingPathExtension description doubleValue
     encode enumerateLines enumerateSubstrings expandingTildeInPath fastestEncoding
     fileSystemRepresentation floatValue folding getBytes getCString getCharacters
     getFileSystemRepresentation getLineStart getParagraphStart hasPrefix hasSuffix hash init
     intValue integerValue isAbsolutePath isEqual lastPathComponent length lengthOfBytes lineRange
     localizedCapitalized localizedCaseInsensitiveCompare localizedCaseInsensitiveContains
     localizedCompare localizedLowercase localizedName localizedStandardCompare
     localizedStandardContains localizedStandardRange localizedUppercase longLongValue lowercased
     maximumLengthOfBytes mutableCopy padding paragraphRange path pathComponents pathExtension
     precomposedStringWithCanonicalMapping precomposedStringWithCompatibilityMapping range
     rangeOfCharacter rangeOfComposedCharacterSequence rangeOfComposedCharacterSequences
     removingPercentEncoding replacingCharacters replacingOccurrences resolvingSymlinksInPath
     smallestEncoding standardizingPath stringsByAppendingPaths substring supportsSecureCoding
     trimmingCharacters uppercased utf8String write
    struct NSTextCheckingKey | hash hashValue init rawValue
    class NSTextCheckingResult: NSObject | CheckingType adjustingRanges copy encode init
     numberOfRanges range regularExpression regularExpressionCheckingResult resultType
     supportsSecureCoding
    class NSTimeZone: NSObject | NameStyle abbreviation abbreviationDictionary copy data
     daylightSavingTimeOffset default description encode hash init isDaylightSavingTime isEqual
     knownTimeZoneNames local localizedName name nextDaylightSavingTimeTransition
     resetSystemTimeZone secondsFromGMT supportsSecureCoding system timeZoneDataVersion
    class NSURL: NSObject | absoluteString absoluteURL appendingPathComponent appendingPathExtension
     baseURL checkResourceIsReachable copy dataRepresentation deletingLastPathComponent
     deletingPathExtension description encode filePathURL fileSystemRepresentation fileURL fragment
     getFileSystemRepresentation getResourceValue hasDirectoryPath hash host init isEqual isFileURL
     lastPathComponent parameterString password path pathComponents pathExtension port query
     relativePath relativeString removeAllCachedResourceValues removeCachedResourceValue
     resolvingSymlinksInPath resourceSpecifier resourceValues scheme setResourceValue
     setResourceValues setTemporaryResourceValue standardized standardizingPath supportsSecureCoding
     user
    class NSURLComponents: NSObject | copy fragment hash host init isEqual password path
     percentEncodedFragment percentEncodedHost percentEncodedPassword percentEncodedPath
     percentEncodedQuery percentEncodedQueryItems percentEncodedUser port query queryItems
     rangeOfFragment rangeOfHost rangeOfPassword rangeOfPath rangeOfPort rangeOfQuery rangeOfScheme
     rangeOfUser scheme string url user
    class NSURLQueryItem: NSObject | copy encode init isEqual name supportsSecureCoding value
    class NSURLRequest: NSObject | CachePolicy NetworkServiceType allHTTPHeaderFields
     allowsCellularAccess cachePolicy copy description encode hash httpBody httpBodyStream
     httpMethod httpShouldHandleCookies httpShouldUsePipelining init isEqual mainDocumentURL
     mutableCopy networkServiceType supportsSecureCoding timeoutInterval url value
    class NSUUID: NSObject | copy description encode getBytes hash init isEqual supportsSecureCoding
     uuidString
    class NSValue: NSObject | copy edgeInsetsValue encode getValue init objCType pointValue
     rangeValue rectValue sizeValue supportsSecureCoding
    struct NSZone | init
    typealias Never |
    typealias NilLiteralConvertible |
    struct Notification | Name ReferenceType customMirror debugDescription description hash init
     name object userInfo
    class NotificationCenter | AsyncMessage BaseMessageIdentifier MainActorMessage MessageIdentifier
     ObservationToken addObserver default=NotificationCenter description init messages post
     removeObserver
    class NotificationQueue: NSObject | NotificationCoalescing PostingStyle
     default=NotificationQueue dequeueNotifications enqueue init
    enum NumberFormatStyleConfiguration | DecimalSeparatorDisplayStrategy Grouping Notation
     Precision RoundingRule SignDisplayStrategy
    class NumberFormatter: Formatter | PadPosition RoundingMode Style allowsFloats
     alwaysShowsDecimalSeparator copy currencyCode currencyDecimalSeparator
     currencyGroupingSeparator currencySymbol decimalSeparator exponentSymbol format formatWidth
     generatesDecimalNumbers groupingSeparator groupingSize hasThousandSeparators init
     internationalCurrencySymbol isLenient isPartialStringValidationEnabled locale localizedString
     localizesFormat maximum maximumFractionDigits maximumIntegerDigits maximumSignificantDigits
     minimum minimumFractionDigits minimumIntegerDigits minimumSignificantDigits minusSign
     multiplier negativeFormat negativeInfinitySymbol negativePrefix negativeSuffix nilSymbol
     notANumberSymbol number numberStyle paddingCharacter paddingPosition perMillSymbol
     percentSymbol plusSign positiveFormat positiveInfinitySymbol positivePrefix positiveSuffix
     roundingBehavior roundingIncrement roundingMode secondaryGroupingSize string
     textAttributesForNegativeInfinity textAttributesForNegativeValues textAttributesForNil
     textAttributesForNotANumber textAttributesForPositiveInfinity textAttributesForPositiveValues
     textAttributesForZero thousandSeparator usesGroupingSeparator usesSignificantDigits zeroSymbol
    typealias Numeric |
    struct ObjCBool | boolValue customMirror description init
    typealias ObjectIdentifier |
    typealias OpaquePointer |
    struct OperatingSystemVersion | init majorVersion minorVersion patchVersion
    class Operation: NSObject | QueuePriority addDependency cancel completionBlock dependencies
     didChangeValue init isAsynchronous isCancelled isExecuting isFinished isReady main name
     qualityOfService queuePriority removeDependency start waitUntilFinished willChangeValue
    class OperationQueue: NSObject | addBarrierBlock addOperation addOperations cancelAllOperations
     current=OperationQueue defaultMaxConcurrentOperationCount init isSuspended main=OperationQueue
     maxConcurrentOperationCount name operationCount operations progress qualityOfService
     underlyingQueue waitUntilAllOperationsAreFinished
    typealias OptionSet |
    typealias Optional |
    typealias OutputRawSpan |
    typealias OutputSpan |
    class OutputStream: Stream | close hasSpaceAvailable init open property remove schedule
     setProperty streamError streamStatus toMemory write
    struct POSIXError | Code E2BIG EACCES EADDRINUSE EADDRNOTAVAIL EAFNOSUPPORT EAGAIN EALREADY
     EBADF EBADMSG EBUSY ECANCELED ECHILD ECONNABORTED ECONNREFUSED ECONNRESET EDEADLK EDESTADDRREQ
     EDOM EDQUOT EEXIST EFAULT EFBIG EHOSTDOWN EHOSTUNREACH EIDRM EILSEQ EINPROGRESS EINTR EINVAL
     EIO EISCONN EISDIR ELOOP EMFILE EMLINK EMSGSIZE EMULTIHOP ENAMETOOLONG ENETDOWN ENETRESET
     ENETUNREACH ENFILE ENOBUFS ENODATA ENODEV ENOENT ENOEXEC ENOLCK ENOLINK ENOMEM ENOMSG
     ENOPROTOOPT ENOSPC ENOSR ENOSTR ENOSYS ENOTBLK ENOTCONN ENOTDIR ENOTEMPTY ENOTRECOVERABLE
     ENOTSOCK ENOTTY ENXIO EOVERFLOW EOWNERDEAD EPERM EPFNOSUPPORT EPIPE EPROTO EPROTONOSUPPORT
     EPROTOTYPE ERANGE EREMOTE EROFS ESHUTDOWN ESOCKTNOSUPPORT ESPIPE ESRCH ESTALE ETIME ETIMEDOUT
     ETOOMANYREFS ETXTBSY EUSERS EWOULDBLOCK EXDEV code description errorCode errorDomain
     errorUserInfo hash init localizedDescription userInfo
    protocol ParseStrategy | ParseInput ParseOutput dateTime fixed iso8601 parse
    protocol ParseableFormatStyle | Strategy currency dateTime iso8601 number parseStrategy percent
    typealias PartialAsyncTask |
    typealias PartialKeyPath: AnyKeyPath |
    typealias PartialRangeFrom |
    typealias PartialRangeThrough |
    typealias PartialRangeUpTo |
    struct PersonNameComponents | ReferenceType customMirror debugDescription description encode
     familyName givenName init middleName namePrefix nameSuffix nickname phoneticRepresentation
    class PersonNameComponentsFormatter: Formatter | Options Style isPhonetic style
    class Pipe: NSObject | fileHandleForReading fileHandleForWriting init
    typealias PlaygroundQuickLook |
    class Port: NSObject | copy delegate didBecomeInvalidNotification init invalidate isValid remove
     reservedSpaceLength schedule send setDelegate
    protocol PortDelegate | handle
    class PortMessage: NSObject | components copy init msgid receivePort send sendPort
    struct Predicate | debugDescription description evaluate expression false init true variable
    struct PredicateBindings | binding init subscript
    struct PredicateError | debugDescription forceCastFailure=PredicateError
     forceUnwrapFailure=PredicateError invalidInput=PredicateError undefinedVariable=PredicateError
    protocol PredicateExpression | Output evaluate
    enum PredicateExpressions | Arithmetic ArithmeticOperator ClosedRange
     CollectionContainsCollection CollectionIndexSubscript CollectionRangeSubscript Comparison
     ComparisonOperator Conditional ConditionalCast Conjunction DictionaryKeyDefaultValueSubscript
     DictionaryKeySubscript Disjunction Equal ExpressionEvaluate Filter FloatDivision ForceCast
     ForcedUnwrap IntDivision IntRemainder KeyPath Negation NilCoalesce NilLiteral NotEqual
     OptionalFlatMap PredicateRegex Range RangeExpressionContains SequenceAllSatisfy
     SequenceContains SequenceContainsWhere SequenceMaximum SequenceMinimum SequenceStartsWith
     StringContainsRegex TypeCheck UnaryMinus Value Variable VariableID build_Arg build_Arithmetic
     build_ClosedRange build_Comparison build_Conditional build_Conjunction build_Disjunction
     build_Division build_Equal build_ForcedUnwrap build_KeyPath build_Negation build_NilCoalesce
     build_NilLiteral build_NotEqual build_Range build_Remainder build_UnaryMinus build_allSatisfy
     build_contains build_evaluate build_filter build_flatMap build_max build_min build_starts
     build_subscript
    typealias PrefixSequence |
    class Process: NSObject | TerminationReason arguments currentDirectoryPath currentDirectoryURL
     didTerminateNotification environment executableURL init interrupt isRunning launch launchPath
     launchedProcess processIdentifier qualityOfService resume run standardError standardInput
     standardOutput suspend terminate terminationHandler terminationReason terminationStatus
     waitUntilExit
    class ProcessInfo | activeProcessorCount arguments environment fullUserName globallyUniqueString
     hostName isOperatingSystemAtLeast operatingSystemVersion operatingSystemVersionString
     physicalMemory processIdentifier processInfo=ProcessInfo processName processorCount
     systemUptime userName
    class Progress: NSObject | FileOperationKind addChild becomeCurrent cancel cancellationHandler
     completedUnitCount current discreteProgress fractionCompleted init isCancellable isCancelled
     isFinished isIndeterminate isPausable isPaused kind localizedAdditionalDescription
     localizedDescription pause pausingHandler resignCurrent resume resumingHandler
     setUserInfoObject totalUnitCount userInfo
    struct ProgressKind | file=ProgressKind hash hashValue init rawValue
    protocol ProgressReporting | progress
    struct ProgressUserInfoKey | estimatedTimeRemainingKey=ProgressUserInfoKey
     fileCompletedCountKey=ProgressUserInfoKey fileOperationKindKey=ProgressUserInfoKey
     fileTotalCountKey=ProgressUserInfoKey fileURLKey=ProgressUserInfoKey hash hashValue init
     rawValue throughputKey=ProgressUserInfoKey
    class PropertyListDecoder | PropertyListFormat decode init userInfo
    class PropertyListEncoder | encode init outputFormat userInfo
    class PropertyListSerialization: NSObject | MutabilityOptions PropertyListFormat ReadOptions
     WriteOptions data propertyList
    enum QualityOfService | background default hash hashValue init userInitiated userInteractive
     utility
    typealias RandomAccessCollection |
    typealias RandomAccessIndexable |
    typealias RandomAccessSlice |
    typealias RandomNumberGenerator |
    typealias Range |
    typealias RangeExpression |
    typealias RangeReplaceableBidirectionalSlice |
    typealias RangeReplaceableCollection |
    typealias RangeReplaceableIndexable |
    typealias RangeReplaceableRandomAccessSlice |
    typealias RangeReplaceableSlice |
    typealias RangeSet |
    typealias RawRepresentable |
    typealias RawSpan |
    protocol RecoverableError | attemptRecovery recoveryOptions
    protocol ReferenceConvertible | ReferenceType
    typealias ReferenceWritableKeyPath: WritableKeyPath |
    struct Regex | Match anchorsMatchLineEndings asciiOnlyCharacterClasses asciiOnlyDigits
     asciiOnlyWhitespace asciiOnlyWordCharacters contains dotMatchesNewlines firstMatch ignoresCase
     init matchingSemantics prefixMatch regex repetitionBehavior wholeMatch wordBoundaryKind
    protocol RegexComponent | DateStyle RegexOutput TimeStyle date dateTime iso8601
     iso8601Components iso8601ComponentsWithTimeZone iso8601Date iso8601DateComponents
     iso8601WithTimeZone localizedCurrency localizedDecimal localizedDouble
     localizedDoublePercentage localizedInteger localizedIntegerCurrency localizedIntegerPercentage
     regex
    struct RegexRepetitionBehavior | eager=RegexRepetitionBehavior
     possessive=RegexRepetitionBehavior reluctant=RegexRepetitionBehavior
    struct RegexSemanticLevel | graphemeCluster=RegexSemanticLevel unicodeScalar=RegexSemanticLevel
    struct RegexWordBoundaryKind | default=RegexWordBoundaryKind simple=RegexWordBoundaryKind
    typealias Repeated |
    typealias Result |
    typealias ReversedCollection |
    typealias ReversedIndex |
    typealias ReversedRandomAccessCollection |
    class RunLoop: NSObject | Mode acceptInput add current=RunLoop currentMode limitDate
     main=RunLoop perform remove run
    typealias SIMD |
    typealias SIMD16 |
    typealias SIMD2 |
    typealias SIMD3 |
    typealias SIMD32 |
    typealias SIMD4 |
    typealias SIMD64 |
    typealias SIMD8 |
    typealias SIMDMask |
    typealias SIMDScalar |
    typealias SIMDStorage |
    class Scanner: NSObject | NumberRepresentation caseSensitive charactersToBeSkipped copy
     currentIndex init isAtEnd locale localizedScanner scanCharacter scanCharacters
     scanCharactersFromSet scanDecimal scanDouble scanFloat scanHexDouble scanHexFloat scanHexInt32
     scanHexInt64 scanInt scanInt32 scanInt64 scanLocation scanString scanUInt64
     scanUnsignedLongLong scanUpTo scanUpToCharacters scanUpToCharactersFromSet scanUpToString
     string
    struct ScopedAttributeContainer | subscript
    typealias Sendable |
    typealias SendableMetatype |
    typealias Sequence |
    protocol SerialExecutor | asUnownedSerialExecutor assertIsolated checkIsolated enqueue
     isIsolatingCurrentContext isMainExecutor isSameExclusiveExecutionContext preconditionIsolated
    typealias Set |
    typealias SetAlgebra |
    typealias SetIndex |
    typealias SetIterator |
    typealias SignedInteger |
    typealias SignedNumeric |
    typealias SingleValueDecodingContainer |
    typealias SingleValueEncodingContainer |
    typealias Slice |
    typealias SocketNativeHandle |
    class SocketPort: Port | address delegate hash init invalidate isEqual isValid protocol
     protocolFamily remove schedule send setDelegate socket socketType
    protocol SortComparator | Compared compare order
    struct SortDescriptor | compare hash init keyPath order stringComparator
    enum SortOrder | encode forward init reverse
    typealias Span |
    protocol StandardPredicateExpression |
    typealias StaticBigInt |
    typealias StaticString |
    class Stream: NSObject | Event PropertyKey Status close delegate init open property remove
     schedule setProperty streamError streamStatus
    protocol StreamDelegate | stream
    struct StreamNetworkServiceTypeValue | background=StreamNetworkServiceTypeValue
     callSignaling=StreamNetworkServiceTypeValue hash hashValue init rawValue
     video=StreamNetworkServiceTypeValue voIP=StreamNetworkServiceTypeValue
     voice=StreamNetworkServiceTypeValue
    struct StreamSOCKSProxyConfiguration | hash hashValue hostKey=StreamSOCKSProxyConfiguration init
     passwordKey=StreamSOCKSProxyConfiguration portKey=StreamSOCKSProxyConfiguration rawValue
     userKey=StreamSOCKSProxyConfiguration versionKey=StreamSOCKSProxyConfiguration
    struct StreamSOCKSProxyVersion | hash hashValue init rawValue version4=StreamSOCKSProxyVersion
     version5=StreamSOCKSProxyVersion
    struct StreamSocketSecurityLevel | hash hashValue init negotiatedSSL=StreamSocketSecurityLevel
     none=StreamSocketSecurityLevel rawValue ssLv2=StreamSocketSecurityLevel
     ssLv3=StreamSocketSecurityLevel tlSv1=StreamSocketSecurityLevel
    typealias StrideThrough |
    typealias StrideThroughIterator |
    typealias StrideTo |
    typealias StrideToIterator |
    typealias Strideable |
    typealias String |
    typealias StringInterpolationConvertible |
    typealias StringInterpolationProtocol |
    typealias StringLiteralConvertible |
    typealias StringLiteralType |
    typealias StringProtocol |
    struct StringStyle | currency format init list locale
    struct StringTransform | fullwidthToHalfwidth=StringTransform hash hashValue
     hiraganaToKatakana=StringTransform init latinToArabic=StringTransform
     latinToCyrillic=StringTransform latinToGreen=StringTransform latinToHangul=StringTransform
     latinToHebrew=StringTransform latinToHiragana=StringTransform latinToKatakana=StringTransform
     latinToThai=StringTransform mandarinToLatin=StringTransform rawValue
     stripCombiningMarks=StringTransform stripDiacritics=StringTransform toLatin=StringTransform
     toUnicodeName=StringTransform toXMLHex=StringTransform
    typealias Substring |
    struct SuspendingClock | Instant init measure minimumResolution now sleep
     suspending=SuspendingClock systemEpoch
    typealias SystemRandomNumberGenerator |
    struct Task | CancellationError Group Handle Priority basePriority cancel checkCancellation
     currentPriority detached escalatePriority get getResult hash immediate immediateDetached init
     isCancelled name result runDetached sleep suspend value withCancellationHandler withGroup yield
    protocol TaskExecutor | asUnownedTaskExecutor enqueue
    struct TaskGroup | AsyncIterator Element Iterator add addImmediateTask
     addImmediateTaskUnlessCancelled addTask addTaskUnlessCancelled allSatisfy async
     asyncUnlessCancelled cancelAll compactMap contains drop dropFirst filter first flatMap
     isCancelled isEmpty makeAsyncIterator map max min next prefix reduce spawn spawnUnlessCancelled
     waitForAll
    class TaskLocal | description get init projectedValue withValue wrappedValue
    struct TaskPriority | RawValue background=TaskPriority default=TaskPriority description encode
     high=TaskPriority init low=TaskPriority medium=TaskPriority rawValue unspecified=TaskPriority
     userInitiated=TaskPriority userInteractive=TaskPriority utility=TaskPriority
    typealias TextOutputStream |
    typealias TextOutputStreamable |
    class Thread: NSObject | callStackReturnAddresses callStackSymbols cancel current=Thread
     detachNewThread exit init isCancelled isExecuting isFinished isMainThread isMultiThreaded main
     mainThread=Thread name qualityOfService sleep stackSize start threadDictionary
    struct ThrowingDiscardingTaskGroup | addImmediateTask addImmediateTaskUnlessCancelled addTask
     addTaskUnlessCancelled cancelAll isCancelled isEmpty
    struct ThrowingTaskGroup | AsyncIterator Element Iterator add addImmediateTask
     addImmediateTaskUnlessCancelled addTask addTaskUnlessCancelled allSatisfy async
     asyncUnlessCancelled cancelAll compactMap contains drop dropFirst filter first flatMap
     isCancelled isEmpty makeAsyncIterator map max min next nextResult prefix reduce spawn
     spawnUnlessCancelled waitForAll
    typealias TimeInterval |
    struct TimeZone | NameStyle ReferenceType abbreviation abbreviationDictionary
     autoupdatingCurrent=TimeZone current=TimeZone customMirror daylightSavingTimeOffset
     debugDescription description encode gmt=TimeZone hash identifier init isDaylightSavingTime
     knownTimeZoneIdentifiers localizedName nextDaylightSavingTimeTransition secondsFromGMT
     timeZoneDataVersion
    class Timer: NSObject | fire fireDate init invalidate isValid scheduledTimer timeInterval
     tolerance userInfo
    typealias UInt |
    typealias UInt128 |
    typealias UInt16 |
    typealias UInt32 |
    typealias UInt64 |
    typealias UInt8 |
    struct URL | DirectoryHint ReferenceType Template absoluteString absoluteURL append
     appendPathComponent appendPathExtension appending appendingPathComponent appendingPathExtension
     baseURL checkResourceIsReachable currentDirectory dataRepresentation debugDescription
     deleteLastPathComponent deletePathExtension deletingLastPathComponent deletingPathExtension
     description encode fragment hasDirectoryPath hash homeDirectory homeDirectory=URL host init
     isFileURL lastPathComponent password path pathComponents pathExtension playgroundDescription
     port query relativePath relativeString removeAllCachedResourceValues removeCachedResourceValue
     resolveSymlinksInPath resolvingSymlinksInPath resourceValues scheme setResourceValues
     setTemporaryResourceValue standardize standardized standardizedFileURL temporaryDirectory=URL
     user withUnsafeFileSystemRepresentation
    class URLAuthenticationChallenge: NSObject | error failureResponse init previousFailureCount
     proposedCredential protectionSpace sender
    protocol URLAuthenticationChallengeSender | cancel continueWithoutCredential
     performDefaultHandling rejectProtectionSpaceAndContinue use
    class URLCache: NSObject | StoragePolicy cachedResponse currentDiskUsage currentMemoryUsage
     diskCapacity getCachedResponse init memoryCapacity removeAllCachedResponses
     removeCachedResponse removeCachedResponses shared=URLCache storeCachedResponse
    struct URLComponents | ReferenceType customMirror debugDescription description encode
     encodedHost fragment hash host init password path percentEncodedFragment percentEncodedHost
     percentEncodedPassword percentEncodedPath percentEncodedQuery percentEncodedQueryItems
     percentEncodedUser port query queryItems rangeOfFragment rangeOfHost rangeOfPassword
     rangeOfPath rangeOfPort rangeOfQuery rangeOfScheme rangeOfUser scheme string url user
    class URLCredential: NSObject | Persistence copy encode hasPassword init isEqual password
     persistence supportsSecureCoding user
    class URLCredentialStorage: NSObject | allCredentials credentials defaultCredential
     getCredentials getDefaultCredential init remove set setDefaultCredential
     shared=URLCredentialStorage
    struct URLError | Code backgroundSessionInUseByAnotherProcess
     backgroundSessionRequiresSharedContainer backgroundSessionWasDisconnected badServerResponse
     badURL callIsActive cancelled cannotCloseFile cannotConnectToHost cannotCreateFile
     cannotDecodeContentData cannotDecodeRawData cannotFindHost cannotLoadFromNetwork cannotMoveFile
     cannotOpenFile cannotParseResponse cannotRemoveFile cannotWriteToFile clientCertificateRejected
     clientCertificateRequired code dataNotAllowed description dnsLookupFailed
     downloadDecodingFailedMidStream downloadDecodingFailedToComplete errorCode errorDomain
     errorUserInfo failingURL failureURLString fileDoesNotExist fileIsDirectory hash hashValue
     httpTooManyRedirects init internationalRoamingOff localizedDescription networkConnectionLost
     noPermissionsToReadFile notConnectedToInternet redirectToNonExistentLocation
     requestBodyStreamExhausted resourceUnavailable secureConnectionFailed
     serverCertificateHasBadDate serverCertificateHasUnknownRoot serverCertificateNotYetValid
     serverCertificateUntrusted timedOut unknown unsupportedURL userAuthenticationRequired
     userCancelledAuthentication userInfo zeroByteResource
    struct URLFileResourceType | blockSpecial=URLFileResourceType
     characterSpecial=URLFileResourceType directory=URLFileResourceType hash hashValue init
     namedPipe=URLFileResourceType rawValue regular=URLFileResourceType socket=URLFileResourceType
     symbolicLink=URLFileResourceType unknown=URLFileResourceType
    class URLProtectionSpace: NSObject | authenticationMethod copy description distinguishedNames
     host init isProxy port protocol proxyType realm receivesCredentialSecurely
    class URLProtocol: NSObject | cachedResponse canInit canonicalRequest client init property
     registerClass removeProperty request requestIsCacheEquivalent setProperty startLoading
     stopLoading task unregisterClass
    protocol URLProtocolClient | urlProtocol urlProtocolDidFinishLoading
    struct URLQueryItem | customMirror debugDescription description hash init name value
    struct URLRequest | CachePolicy NetworkServiceType ReferenceType addValue allHTTPHeaderFields
     allowsCellularAccess cachePolicy customMirror debugDescription description hash httpBody
     httpBodyStream httpMethod httpShouldHandleCookies httpShouldUsePipelining init mainDocumentURL
     networkServiceType setValue timeoutInterval url value
    struct URLResourceKey | addedToDirectoryDateKey=URLResourceKey
     applicationIsScriptableKey=URLResourceKey attributeModificationDateKey=URLResourceKey
     canonicalPathKey=URLResourceKey contentAccessDateKey=URLResourceKey
     contentModificationDateKey=URLResourceKey creationDateKey=URLResourceKey
     customIconKey=URLResourceKey documentIdentifierKey=URLResourceKey
     effectiveIconKey=URLResourceKey fileAllocatedSizeKey=URLResourceKey
     fileResourceIdentifierKey=URLResourceKey fileResourceTypeKey=URLResourceKey
     fileSecurityKey=URLResourceKey fileSizeKey=URLResourceKey
     generationIdentifierKey=URLResourceKey hasHiddenExtensionKey=URLResourceKey hash hashValue init
     isAliasFileKey=URLResourceKey isApplicationKey=URLResourceKey isDirectoryKey=URLResourceKey
     isExcludedFromBackupKey=URLResourceKey isExecutableKey=URLResourceKey
     isHiddenKey=URLResourceKey isMountTriggerKey=URLResourceKey isPackageKey=URLResourceKey
     isReadableKey=URLResourceKey isRegularFileKey=URLResourceKey isSymbolicLinkKey=URLResourceKey
     isSystemImmutableKey=URLResourceKey isUbiquitousItemKey=URLResourceKey
     isUserImmutableKey=URLResourceKey isVolumeKey=URLResourceKey isWritableKey=URLResourceKey
     keysOfUnsetValuesKey=URLResourceKey labelColorKey=URLResourceKey labelNumberKey=URLResourceKey
     linkCountKey=URLResourceKey localizedLabelKey=URLResourceKey localizedNameKey=URLResourceKey
     localizedTypeDescriptionKey=URLResourceKey nameKey=URLResourceKey
     parentDirectoryURLKey=URLResourceKey pathKey=URLResourceKey
     preferredIOBlockSizeKey=URLResourceKey quarantinePropertiesKey=URLResourceKey rawValue
     tagNamesKey=URLResourceKey thumbnailDictionaryKey=URLResourceKey thumbnailKey=URLResourceKey
     totalFileAllocatedSizeKey=URLResourceKey totalFileSizeKey=URLResourceKey
     typeIdentifierKey=URLResourceKey ubiquitousItemContainerDisplayNameKey=URLResourceKey
     ubiquitousItemDownloadRequestedKey=URLResourceKey
     ubiquitousItemDownloadingErrorKey=URLResourceKey
     ubiquitousItemDownloadingStatusKey=URLResourceKey
     ubiquitousItemHasUnresolvedConflictsKey=URLResourceKey
     ubiquitousItemIsDownloadingKey=URLResourceKey ubiquitousItemIsUploadedKey=URLResourceKey
     ubiquitousItemIsUploadingKey=URLResourceKey ubiquitousItemUploadingErrorKey=URLResourceKey
     volumeAvailableCapacityKey=URLResourceKey volumeCreationDateKey=URLResourceKey
     volumeIdentifierKey=URLResourceKey volumeIsAutomountedKey=URLResourceKey
     volumeIsBrowsableKey=URLResourceKey volumeIsEjectableKey=URLResourceKey
     volumeIsEncryptedKey=URLResourceKey volumeIsInternalKey=URLResourceKey
     volumeIsJournalingKey=URLResourceKey volumeIsLocalKey=URLResourceKey
     volumeIsReadOnlyKey=URLResourceKey volumeIsRemovableKey=URLResourceKey
     volumeIsRootFileSystemKey=URLResourceKey volumeLocalizedFormatDescriptionKey=URLResourceKey
     volumeLocalizedNameKey=URLResourceKey volumeMaximumFileSizeKey=URLResourceKey
     volumeNameKey=URLResourceKey volumeResourceCountKey=URLResourceKey
     volumeSupportsAdvisoryFileLockingKey=URLResourceKey
     volumeSupportsCasePreservedNamesKey=URLResourceKey
     volumeSupportsCaseSensitiveNamesKey=URLResourceKey volumeSupportsCompressionKey=URLResourceKey
     volumeSupportsExclusiveRenamingKey=URLResourceKey
     volumeSupportsExtendedSecurityKey=URLResourceKey volumeSupportsFileCloningKey=URLResourceKey
     volumeSupportsHardLinksKey=URLResourceKey volumeSupportsJournalingKey=URLResourceKey
     volumeSupportsPersistentIDsKey=URLResourceKey volumeSupportsRenamingKey=URLResourceKey
     volumeSupportsRootDirectoryDatesKey=URLResourceKey volumeSupportsSparseFilesKey=URLResourceKey
     volumeSupportsSwapRenamingKey=URLResourceKey volumeSupportsSymbolicLinksKey=URLResourceKey
     volumeSupportsVolumeSizesKey=URLResourceKey volumeSupportsZeroRunsKey=URLResourceKey
     volumeTotalCapacityKey=URLResourceKey volumeURLForRemountingKey=URLResourceKey
     volumeURLKey=URLResourceKey volumeUUIDStringKey=URLResourceKey
    struct URLResourceValues | addedToDirectoryDate allValues applicationIsScriptable
     attributeModificationDate canonicalPath contentAccessDate contentModificationDate creationDate
     documentIdentifier fileAllocatedSize fileResourceIdentifier fileResourceType fileSize
     generationIdentifier hasHiddenExtension init isAliasFile isApplication isDirectory
     isExcludedFromBackup isExecutable isHidden isMountTrigger isPackage isReadable isRegularFile
     isSymbolicLink isSystemImmutable isUbiquitousItem isUserImmutable isVolume isWritable
     labelNumber linkCount localizedLabel localizedName localizedTypeDescription name
     parentDirectory path preferredIOBlockSize quarantineProperties tagNames totalFileAllocatedSize
     totalFileSize typeIdentifier ubiquitousItemContainerDisplayName ubiquitousItemDownloadRequested
     ubiquitousItemDownloadingError ubiquitousItemHasUnresolvedConflicts ubiquitousItemIsDownloading
     ubiquitousItemIsUploaded ubiquitousItemIsUploading ubiquitousItemUploadingError volume
     volumeAvailableCapacity volumeCreationDate volumeIdentifier volumeIsAutomounted
     volumeIsBrowsable volumeIsEjectable volumeIsEncrypted volumeIsInternal volumeIsJournaling
     volumeIsLocal volumeIsReadOnly volumeIsRemovable volumeIsRootFileSystem
     volumeLocalizedFormatDescription volumeLocalizedName volumeMaximumFileSize volumeName
     volumeResourceCount volumeSupportsAdvisoryFileLocking volumeSupportsCasePreservedNames
     volumeSupportsCaseSensitiveNames volumeSupportsCompression volumeSupportsExtendedSecurity
     volumeSupportsHardLinks volumeSupportsJournaling volumeSupportsPersistentIDs
     volumeSupportsRenaming volumeSupportsRootDirectoryDates volumeSupportsSparseFiles
     volumeSupportsSymbolicLinks volumeSupportsVolumeSizes volumeSupportsZeroRuns
     volumeTotalCapacity volumeURLForRemounting volumeUUIDString
    class URLResponse: NSObject | copy encode expectedContentLength hash init isEqual mimeType
     suggestedFilename supportsSecureCoding textEncodingName url
    class URLSession: NSObject | AuthChallengeDisposition DelayedRequestDisposition
     ResponseDisposition configuration data dataTask delegate delegateQueue download downloadTask
     finishTasksAndInvalidate flush getAllTasks getTasksWithCompletionHandler init
     invalidateAndCancel reset sessionDescription shared=URLSession upload uploadTask webSocketTask
    class URLSessionConfiguration: NSObject | allowsCellularAccess connectionProxyDictionary copy
     default=URLSessionConfiguration ephemeral=URLSessionConfiguration httpAdditionalHeaders
     httpCookieAcceptPolicy httpCookieStorage httpMaximumConnectionsPerHost httpShouldSetCookies
     httpShouldUsePipelining identifier init isDiscretionary networkServiceType protocolClasses
     requestCachePolicy sharedContainerIdentifier shouldUseExtendedBackgroundIdleMode
     timeoutIntervalForRequest timeoutIntervalForResource urlCache urlCredentialStorage
    protocol URLSessionDataDelegate | urlSession
    class URLSessionDataTask: URLSessionTask |
    protocol URLSessionDelegate | urlSession
    protocol URLSessionDownloadDelegate | urlSession
    class URLSessionDownloadTask: URLSessionTask | cancel
    protocol URLSessionStreamDelegate | urlSession
    class URLSessionStreamTask: URLSessionTask |
    class URLSessionTask: NSObject | State cancel copy countOfBytesClientExpectsToReceive
     countOfBytesClientExpectsToSend countOfBytesExpectedToReceive countOfBytesExpectedToSend
     countOfBytesReceived countOfBytesSent currentRequest defaultPriority delegate earliestBeginDate
     error highPriority init lowPriority originalRequest priority progress response resume state
     suspend taskDescription taskIdentifier
    protocol URLSessionTaskDelegate | urlSession
    class URLSessionTaskMetrics: NSObject | DomainResolutionProtocol ResourceFetchType redirectCount
     taskInterval transactionMetrics
    class URLSessionTaskTransactionMetrics: NSObject | connectEndDate connectStartDate
     countOfRequestBodyBytesBeforeEncoding countOfRequestBodyBytesSent countOfRequestHeaderBytesSent
     countOfResponseBodyBytesAfterDecoding countOfResponseBodyBytesReceived
     countOfResponseHeaderBytesReceived domainLookupEndDate domainLookupStartDate
     domainResolutionProtocol fetchStartDate isCellular isConstrained isExpensive isMultipath
     isProxyConnection isReusedConnection localAddress localPort negotiatedTLSCipherSuite
     negotiatedTLSProtocolVersion networkProtocolName remoteAddress remotePort request
     requestEndDate requestStartDate resourceFetchType response responseEndDate responseStartDate
     secureConnectionEndDate secureConnectionStartDate
    class URLSessionUploadTask: URLSessionDataTask |
    protocol URLSessionWebSocketDelegate | urlSession
    class URLSessionWebSocketTask: URLSessionTask | CloseCode Message cancel closeCode closeReason
     error maximumMessageSize receive resume send sendPing
    typealias UTF16 |
    typealias UTF32 |
    typealias UTF8 |
    typealias UTF8Span |
    struct UUID | customMirror debugDescription description encode hash init random uuid uuidString
    typealias UnboundedRange |
    typealias UnboundedRange_ |
    typealias UnfoldFirstSequence |
    typealias UnfoldSequence |
    typealias Unicode |
    typealias UnicodeCodec |
    typealias UnicodeDecodingResult |
    typealias UnicodeScalar |
    typealias UnicodeScalarLiteralConvertible |
    typealias UnicodeScalarType |
    class Unit: NSObject | copy encode init isEqual supportsSecureCoding symbol
    class UnitAcceleration: Dimension | baseUnit gravity=UnitAcceleration isEqual
     metersPerSecondSquared=UnitAcceleration
    class UnitAngle: Dimension | arcMinutes=UnitAngle arcSeconds=UnitAngle baseUnit
     degrees=UnitAngle gradians=UnitAngle isEqual radians=UnitAngle revolutions=UnitAngle
    class UnitArea: Dimension | acres=UnitArea ares=UnitArea baseUnit hectares=UnitArea isEqual
     squareCentimeters=UnitArea squareFeet=UnitArea squareInches=UnitArea squareKilometers=UnitArea
     squareMegameters=UnitArea squareMeters=UnitArea squareMicrometers=UnitArea squareMiles=UnitArea
     squareMillimeters=UnitArea squareNanometers=UnitArea squareYards=UnitArea
    class UnitConcentrationMass: Dimension | baseUnit gramsPerLiter=UnitConcentrationMass isEqual
     milligramsPerDeciliter=UnitConcentrationMass millimolesPerLiter
    class UnitConverter: NSObject | baseUnitValue value
    class UnitConverterLinear: UnitConverter | baseUnitValue coefficient constant encode init
     isEqual supportsSecureCoding value
    class UnitDispersion: Dimension | baseUnit isEqual partsPerMillion=UnitDispersion
    class UnitDuration: Dimension | baseUnit hours=UnitDuration isEqual microseconds=UnitDuration
     milliseconds=UnitDuration minutes=UnitDuration nanoseconds=UnitDuration
     picoseconds=UnitDuration seconds=UnitDuration
    class UnitElectricCharge: Dimension | ampereHours=UnitElectricCharge baseUnit
     coulombs=UnitElectricCharge isEqual kiloampereHours=UnitElectricCharge
     megaampereHours=UnitElectricCharge microampereHours=UnitElectricCharge
     milliampereHours=UnitElectricCharge
    class UnitElectricCurrent: Dimension | amperes=UnitElectricCurrent baseUnit isEqual
     kiloamperes=UnitElectricCurrent megaamperes=UnitElectricCurrent
     microamperes=UnitElectricCurrent milliamperes=UnitElectricCurrent
    class UnitElectricPotentialDifference: Dimension | baseUnit isEqual
     kilovolts=UnitElectricPotentialDifference megavolts=UnitElectricPotentialDifference
     microvolts=UnitElectricPotentialDifference millivolts=UnitElectricPotentialDifference
     volts=UnitElectricPotentialDifference
    class UnitElectricResistance: Dimension | baseUnit isEqual kiloohms=UnitElectricResistance
     megaohms=UnitElectricResistance microohms=UnitElectricResistance
     milliohms=UnitElectricResistance ohms=UnitElectricResistance
    class UnitEnergy: Dimension | baseUnit calories=UnitEnergy isEqual joules=UnitEnergy
     kilocalories=UnitEnergy kilojoules=UnitEnergy kilowattHours=UnitEnergy
    class UnitFrequency: Dimension | baseUnit gigahertz=UnitFrequency hertz=UnitFrequency isEqual
     kilohertz=UnitFrequency megahertz=UnitFrequency microhertz=UnitFrequency
     millihertz=UnitFrequency nanohertz=UnitFrequency terahertz=UnitFrequency
    class UnitFuelEfficiency: Dimension | baseUnit isEqual litersPer100Kilometers=UnitFuelEfficiency
     milesPerGallon=UnitFuelEfficiency milesPerImperialGallon=UnitFuelEfficiency
    class UnitIlluminance: Dimension | baseUnit isEqual lux=UnitIlluminance
    class UnitInformationStorage: Dimension | baseUnit bits=UnitInformationStorage
     bytes=UnitInformationStorage exabits=UnitInformationStorage exabytes=UnitInformationStorage
     exbibits=UnitInformationStorage exbibytes=UnitInformationStorage
     gibibits=UnitInformationStorage gibibytes=UnitInformationStorage
     gigabits=UnitInformationStorage gigabytes=UnitInformationStorage isEqual
     kibibits=UnitInformationStorage kibibytes=UnitInformationStorage
     kilobits=UnitInformationStorage kilobytes=UnitInformationStorage
     mebibits=UnitInformationStorage mebibytes=UnitInformationStorage
     megabits=UnitInformationStorage megabytes=UnitInformationStorage nibbles=UnitInformationStorage
     pebibits=UnitInformationStorage pebibytes=UnitInformationStorage
     petabits=UnitInformationStorage petabytes=UnitInformationStorage
     tebibits=UnitInformationStorage tebibytes=UnitInformationStorage
     terabits=UnitInformationStorage terabytes=UnitInformationStorage
     yobibits=UnitInformationStorage yobibytes=UnitInformationStorage
     yottabits=UnitInformationStorage yottabytes=UnitInformationStorage
     zebibits=UnitInformationStorage zebibytes=UnitInformationStorage
     zettabits=UnitInformationStorage zettabytes=UnitInformationStorage
    class UnitLength: Dimension | astronomicalUnits=UnitLength baseUnit centimeters=UnitLength
     decameters=UnitLength decimeters=UnitLength fathoms=UnitLength feet=UnitLength
     furlongs=UnitLength hectometers=UnitLength inches=UnitLength isEqual kilometers=UnitLength
     lightyears=UnitLength megameters=UnitLength meters=UnitLength micrometers=UnitLength
     miles=UnitLength millimeters=UnitLength nanometers=UnitLength nauticalMiles=UnitLength
     parsecs=UnitLength picometers=UnitLength scandinavianMiles=UnitLength yards=UnitLength
    class UnitMass: Dimension | baseUnit carats=UnitMass centigrams=UnitMass decigrams=UnitMass
     grams=UnitMass isEqual kilograms=UnitMass metricTons=UnitMass micrograms=UnitMass
     milligrams=UnitMass nanograms=UnitMass ounces=UnitMass ouncesTroy=UnitMass picograms=UnitMass
     pounds=UnitMass shortTons=UnitMass slugs=UnitMass stones=UnitMass
    class UnitPower: Dimension | baseUnit femtowatts=UnitPower gigawatts=UnitPower
     horsepower=UnitPower isEqual kilowatts=UnitPower megawatts=UnitPower microwatts=UnitPower
     milliwatts=UnitPower nanowatts=UnitPower picowatts=UnitPower terawatts=UnitPower
     watts=UnitPower
    class UnitPressure: Dimension | bars=UnitPressure baseUnit gigapascals=UnitPressure
     hectopascals=UnitPressure inchesOfMercury=UnitPressure isEqual kilopascals=UnitPressure
     megapascals=UnitPressure millibars=UnitPressure millimetersOfMercury=UnitPressure
     newtonsPerMetersSquared=UnitPressure poundsForcePerSquareInch=UnitPressure
    class UnitSpeed: Dimension | baseUnit isEqual kilometersPerHour=UnitSpeed knots=UnitSpeed
     metersPerSecond=UnitSpeed milesPerHour=UnitSpeed
    class UnitTemperature: Dimension | baseUnit celsius=UnitTemperature fahrenheit=UnitTemperature
     isEqual kelvin=UnitTemperature
    class UnitVolume: Dimension | acreFeet=UnitVolume baseUnit bushels=UnitVolume
     centiliters=UnitVolume cubicCentimeters=UnitVolume cubicDecimeters=UnitVolume
     cubicFeet=UnitVolume cubicInches=UnitVolume cubicKilometers=UnitVolume cubicMeters=UnitVolume
     cubicMiles=UnitVolume cubicMillimeters=UnitVolume cubicYards=UnitVolume cups=UnitVolume
     deciliters=UnitVolume fluidOunces=UnitVolume gallons=UnitVolume imperialFluidOunces=UnitVolume
     imperialGallons=UnitVolume imperialPints=UnitVolume imperialQuarts=UnitVolume
     imperialTablespoons=UnitVolume imperialTeaspoons=UnitVolume isEqual kiloliters=UnitVolume
     liters=UnitVolume megaliters=UnitVolume metricCups=UnitVolume milliliters=UnitVolume
     pints=UnitVolume quarts=UnitVolume tablespoons=UnitVolume teaspoons=UnitVolume
    typealias UnkeyedDecodingContainer |
    typealias UnkeyedEncodingContainer |
    typealias Unmanaged |
    struct UnownedJob | description init priority runSynchronously
    struct UnownedSerialExecutor | asSerialExecutor init
    struct UnownedTaskExecutor | asTaskExecutor init
    typealias UnsafeBufferPointer |
    typealias UnsafeBufferPointerIterator |
    typealias UnsafeConcurrentValue |
    struct UnsafeContinuation | resume
    struct UnsafeCurrentTask | basePriority cancel escalatePriority hash isCancelled priority
     unownedTaskExecutor
    typealias UnsafeMutableBufferPointer |
    typealias UnsafeMutablePointer |
    typealias UnsafeMutableRawBufferPointer |
    typealias UnsafeMutableRawBufferPointerIterator |
    typealias UnsafeMutableRawPointer |
    typealias UnsafePointer |
    typealias UnsafeRawBufferPointer |
    typealias UnsafeRawBufferPointerIterator |
    typealias UnsafeRawPointer |
    typealias UnsafeSendable |
    typealias UnsafeThrowingContinuation |
    typealias UnsignedInteger |
    class UserDefaults: NSObject | addSuite argumentDomain array bool data dictionary
     dictionaryRepresentation didChangeNotification double float globalDomain init integer object
     objectIsForced persistentDomain register registrationDomain removeObject removePersistentDomain
     removeSuite removeVolatileDomain resetStandardUserDefaults set setPersistentDomain
     setVolatileDomain standard=UserDefaults string stringArray synchronize url volatileDomain
     volatileDomainNames
    typealias Void |
    typealias WritableKeyPath: KeyPath |
    typealias Zip2Iterator |
    typealias Zip2Sequence |
    enum tls_ciphersuite_t | AES_128_GCM_SHA256 AES_256_GCM_SHA384 CHACHA20_POLY1305_SHA256
     ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA ECDHE_ECDSA_WITH_AES_128_CBC_SHA
     ECDHE_ECDSA_WITH_AES_128_CBC_SHA256 ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
     ECDHE_ECDSA_WITH_AES_256_CBC_SHA ECDHE_ECDSA_WITH_AES_256_CBC_SHA384
     ECDHE_ECDSA_WITH_AES_256_GCM_SHA384 ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
     ECDHE_RSA_WITH_3DES_EDE_CBC_SHA ECDHE_RSA_WITH_AES_128_CBC_SHA
     ECDHE_RSA_WITH_AES_128_CBC_SHA256 ECDHE_RSA_WITH_AES_128_GCM_SHA256
     ECDHE_RSA_WITH_AES_256_CBC_SHA ECDHE_RSA_WITH_AES_256_CBC_SHA384
     ECDHE_RSA_WITH_AES_256_GCM_SHA384 ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256
     RSA_WITH_3DES_EDE_CBC_SHA RSA_WITH_AES_128_CBC_SHA RSA_WITH_AES_128_CBC_SHA256
     RSA_WITH_AES_128_GCM_SHA256 RSA_WITH_AES_256_CBC_SHA RSA_WITH_AES_256_CBC_SHA256
     RSA_WITH_AES_256_GCM_SHA384 hash hashValue init
    enum tls_protocol_version_t | DTLSv10 DTLSv12 TLSv10 TLSv11 TLSv12 TLSv13 hash hashValue init
    typealias unichar |
    typealias uuid_string_t |
    typealias uuid_t |
    extension Others | AMPMStyle ASCII AllCases AlternateDescriptionAttribute AncestorRepresentation
     ArrayLiteralElement AttributesSlice1 AttributesSlice2 AttributesSlice3 AttributesSlice4
     AttributesSlice5 BooleanLiteralType Bound BufferingPolicy ByteCountAttribute
     CanonicalCombiningClass Category Change CharacterIterator Child Children Clock CodeUnit
     CommonKeyPathKind Comparator CyclicYear DateFieldAttribute DateSeparator DateTimeSeparator Day
     DayOfYear DayPeriod DisplayStyle Distance DurationFieldAttribute Elements EncodedScalar
     Encoding End Era ExtendedGraphemeClusterLiteralType Field FloatLiteralType ForwardParser
     FractionalPartDisplayStrategy Frequency GeneralCategory Hour ID ISO8601 ImageURLAttribute
     IndexDistance IntegerLiteralType Keys Kind LanguageIdentifierAttribute LinkAttribute Magnitude
     MaskStorage MeasurementAttribute MessageType Minute Month NSCalendarDayChanged
     NSDidBecomeSingleThreaded NSFileHandleConnectionAccepted NSFileHandleDataAvailable
     NSFileHandleReadToEndOfFileCompletion NSHTTPCookieManagerCookiesChanged
     NSSystemTimeZoneDidChange NSThreadWillExit NSURLCredentialStorageChanged
     NSWillBecomeMultiThreaded NumberFormatAttributes NumberPart NumberPartAttribute NumericType
     ParseResult Parser Pattern PersonNameComponentAttribute Pointee Properties Quarter Ranges
     RawExponent ReplacementIndexAttribute ReverseParser Run SIMD16Storage SIMD2Storage
     SIMD32Storage SIMD4Storage SIMD64Storage SIMD8Storage SIMDMaskScalar Scalar Second
     SecondFraction StandaloneMonth StandaloneQuarter StandaloneWeekday StandardComparator Stream1
     Stream2 StringInterpolation StringLiteralType SubSequence Subject Subsequence Symbol
     SymbolAttribute Termination TimeFormatStyle TimeSeparator TimeZone TimeZoneSeparator UTF16
     UTF32 UTF8 UnicodeScalarIndex UnicodeScalarIterator UnicodeScalarLiteralType UnitWidth
     UnitsFormatStyle UnitsStyle ValidationError Values VariableName VerbatimHour Version Week Words
     WritingDirectionAttribute Year YearForWeekOfYear YieldResult ZeroValueUnitsDisplayStrategy
     abbreviated abnormalClosure above aboveLeft aboveRight accounting accountingAlways
     actualByteCount addingReportingOverflow adjective adlam adminApplicationDirectory adposition
     adverb afghanistan afterDate afterOccurrences afterPrefix afterSuffix age aggregate ainu
     albania albanian algeria alignedDown alignedUp alignment all allApplicationsDirectory allCases
     allDomainsMask allLibrariesDirectory allPartitionsAndEjectDisk allocate allow
     allowCommentsAndWhitespace allowFragments allowLossy allowed allowedFields allowedInMemoryOnly
     alpha2 alpha3 alternateDescription alternateQuotationBeginDelimiterKey
     alternateQuotationEndDelimiterKey always alwaysMapped amPM americanSamoa amharic anchor
     anchored anchorsMatchLines and andorra angola anguilla antarctica antiguaBarbuda any anyKey
     apacheWestern appTransportSecurityRequiresSecureConnection appendInterpolation appendLiteral
     appendingFormat applicationDirectory applicationScriptsDirectory applicationSupportDirectory
     arabic arabicNastaliq argc argentina armenia armenian aruba asap ascensionIsland ascii
     asciiValue assamese assign associativeList assumingMemoryBound assyrian atEnd atomic
     attachedAbove attachedAboveRight attachedBelow attachedBelowLeft attoseconds attrib
     attributeChanged attributedStyle australia austria autosavedInformationDirectory
     availableCollations awayFromZero azerbaijan azerbaijani backward backwards bahamas bahrain
     bangla bangladesh bankers barbados base64 base64URLAlphabet baseAddress bcp47 becomeDownload
     beforePrefix beforeSuffix beginningOfSentence beginsWith belarus belarusian belgium belize
     below belowLeft belowRight benin bermuda between bhutan bidirectionalCollectionLast bigEndian
     binary bindMemory bitWidth block bodo bolivia bosniaHerzegovina botswana bottomToTop
     bouvetIsland brazil britishVirginIslands brunei buddhist buffer bufferingNewest bufferingOldest
     bulgaria bulgarian burkinaFaso burmese burundi byComposedCharacterSequences byLines
     byParagraphs byte byteOffsets byteSwapped bytesEqual cachesDirectory callAsFunction calorie
     cambodia cameroon canada canaryIslands cancelAuthenticationChallenge canceling
     canonicalCombiningClass cantonese capacity capeVerde capitalizationContext caribbeanNetherlands
     caseInsensitive catalan category caymanIslands ceiling centimeter centralAfricanRepublic
     ceutaMelilla chad chagosArchipelago changesWhenCaseFolded changesWhenCaseMapped
     changesWhenLowercased changesWhenNFKCCaseFolded changesWhenTitlecased changesWhenUppercased
     charactersEqual checkFileSystem checkForASCII checkForNFC cherokee children chile chinaMainland
     chinese christmasIsland clamp clamped cldr clippertonIsland closePunctuation closed
     cocosIslands codeUnits codingKey codingPath collection collectionCount collectionFirst
     collectionIsEmpty colombia colon combine common comoros compactMapValues compactName complete
     completeFileProtection completeFileProtectionUnlessOpen
     completeFileProtectionUntilFirstUserAuthentication completed concurrent condensedAbbreviated
     conditional congoBrazzaville congoKinshasa conjunction connectorPunctuation constantValue
     container containingRegion continent continueLoading conversational conversationalDefaultDigits
     conversationalTwoDigits convertFromSnakeCase convertFromString convertToSnakeCase
     convertToString cookIslands coptic copyMemory copying coreServiceDirectory correction costaRica
     countryCode create croatia croatian cuba currencyAccounting currencyISOCode currencyPlural
     currentCodeUnitOffset custom customPlaygroundQuickLook customized cyprus cyrillic czech czechia
     daily dangi danish dash dashPunctuation dataCorrupted dataCorruptedError
     dataLengthExceedsMaximum dataWrittenToMemoryStreamKey dateField dateSeparator dateTimeSeparator
     daylightSaving days daysOfTheMonth daysOfTheYear deallocate decimal decimalNumber decodeCString
     decodeIfPresent decodeNil decompressingAfterDownloading defaultDigits defaultDigitsNoAMPM
     deferredToData deferredToDate deinitialize deinitializeElement delete delimiter
     demoApplicationDirectory denmark descendant desktopDirectory determiner devanagari
     developerApplicationDirectory developerDirectory dhivehi diacriticInsensitive diegoGarcia digit
     direct directoryAttributes displayStyle divideByZero dividedReportingOverflow dividingFullWidth
     djibouti documentDirectory documentationDirectory dogri dominica dominicanRepublic
     dotMatchesLineSeparators doubleAbove doubleBelow down downloading downloadsDirectory dropped
     durationField dutch dynamic dzongkha eb ecuador egypt elSalvador element elements emptyInput
     enclosingMark encodeConditional encodeIfPresent encodeNil encodedOffset
     encodedReplacementCharacter endEncountered endLineWithCarriageReturn endLineWithLineFeed
     endsWith english enqueued enum equalTo equatorialGuinea eritrea errorOccurred escaped estonia
     estonian eswatini ethiopia ethiopic ethiopicAmeteAlem ethiopicAmeteMihret evaluatedObject
     evenHalf every exemplarCharacterSet exemplarLocation extend extended externalRepresentation
     extracting failure falklandIslands falseBranch faroeIslands faroese feminine fiji file
     fileAttributes fileCurrentOffsetKey fileProtectionMask finalPunctuation finalize finish
     finished finland finnish flatMapError floor foot forSession forcedOrdering foreignReference
     fraction fractionLength fractional fractionalPartDisplay fragmentsAllowed france free
     freeCapacity french frenchGuiana frenchPolynesia frenchSouthernTerritories frequency friday
     fromOpaque fula full fullName function funlock gabon gambia gb generalCategory generated
     generic genericLocation genericName georgia georgian german germany ghana gibraltar goingAway
     gram grammar greaterThan greaterThanOrEqual greaterThanOrEqualTo greatestFiniteMagnitude greece
     greek greenland gregorian grenada guadeloupe guam guatemala guernsey guinea guineaBissau
     gujarati gurmukhi guyana haiti halfDown halfEven halfUp hanSimplified hanTraditional
     hanifiRohingya hasCommonParent hasPointerRepresentation hawaiian header heardMcdonaldIslands
     hebrew hexDigitValue hexadecimal hide high highHalf hindi hiragana hitEnd honduras hongKong
     hourMinute hourMinuteSecond hourly hours https hungarian hungary ianaName iceland icelandic icu
     id igbo ignoreMetacharacters ignoreUnknownCharacters imageURL in inRange inch
     includesDirectoriesPostOrder includingFractionalSeconds india indian indonesia indonesian
     inferFromPath inferringMoves infinity inflectionAlternative inflectionRule inherit
     initialPunctuation initialize initializeElement initializeMemory initiallyInactive inner
     inputMethodsDirectory insertions integerAndFractionLength integerLength interjection
     internalError internalServerError invalid invalidFramePayloadData
     invalidNonSurrogateCodePointByte invalidValue inverse iotaSubscript iran iraq ireland irish
     isASCII isASCIIHexDigit isAlphabetic isBidiControl isBidiMirrored isCanonicallyEquivalent
     isCanonicallyLessThan isCaseIgnorable isCased isContiguousUTF8 isContinuation isCurrencySymbol
     isDash isDefaultIgnorableCodePoint isDeprecated isDiacritic isEmoji isEmojiModifier
     isEmojiModifierBase isEmojiPresentation isEquivalent isExtender isFull
     isFullCompositionExclusion isGraphemeBase isGraphemeExtend isHexDigit isIDContinue
     isIDSBinaryOperator isIDSTrinaryOperator isIDStart isISOCurrency isISOLanguage isISORegion
     isISOScript isIdentical isIdeographic isJoinControl isKnownASCII isKnownNFC isLeadSurrogate
     isLeap isLetter isLogicalOrderException isLowercase isMath isMathSymbol isMultiple isNewline
     isNoncharacterCodePoint isNumber isPatternSyntax isPatternWhitespace isPunctuation
     isQuotationMark isRadical isSentenceTerminal isSigned isSoftDotted isSupported isSurrogate
     isSymbol isTerminalPunctuation isTrailSurrogate isUnifiedIdeograph isUniqueReference
     isUppercase isVariationSelector isWhitespace isWholeNumber isXIDContinue isXIDStart islamic
     islamicCivil islamicTabular islamicUmmAlQura isleOfMan iso2022JP isoCode isoCurrencies
     isoLatin1 isoLatin2 isoRegions israel italian italy itemReplacementDirectory jamaica japan
     japanese japaneseEUC jersey joined jordan joule julianModified kanaVoicing kannada kashmiri
     katakana kazakh kazakhstan kb keepCurrent keepNew kenya key keyNotFound keys khmer kilocalorie
     kilogram kilojoule kilometer kiribati konkani korean kosovo kurdish kurdishSorani kuwait kyrgyz
     kyrgyzstan languageComponents languageIdentifier lao laos latin latinAmerica latvia latvian
     leadSurrogate leadingZeroBitCount leastNonzeroMagnitude leastNormalMagnitude lebanon
     leftToRight lesotho lessThan lessThanOrEqual lessThanOrEqualTo letterNumber level lexical lhs
     liberia libraryDirectory libya liechtenstein like lineLayoutDirection lineLength64Characters
     lineLength76Characters lineSeparator link listItem literal lithuania lithuanian littleEndian
     loadUnaligned localCache localDomainMask localized localizedGMT localizedStringWithFormat long
     longestEffectiveRangeNotRequired lossOfPrecision low lowHalf lower lowerBound lowercaseMapping
     luxembourg macOSRoman macao macedonian madagascar maithili makeCharacterIterator
     makeContiguousUTF8 makeUnicodeScalarIterator malawi malay malayalam malaysia maldives mali
     malta maltese mandatoryExtensionMissing manipuri mapError mapValues mappedIfSafe marathi
     marshallIslands martinique masculine matchFirst matchLast matchNextTime
     matchNextTimePreservingSmallerUnits matchPreviousTimePreservingSmallerUnits matchStrictly
     matchingPolicy mathSymbol mauritania mauritius maximalIdentifier maximumLength maximumUnitCount
     mayotte mb measurement measurementSystems medium meiteiMayek memory messageTooBig meter metric
     mexico micronesia middleOfSentence mile millimeter millisecondsSince1970 minimalIdentifier
     minimumLength minuteSecond minutely minutes modifierLetter modifierSymbol moldova monaco monday
     mongolia mongolian montenegro monthly months montserrat morocco morphology move moveAssign
     moveElement moveInitialize moveInitializeMemory moveUpdate moviesDirectory mozambique multiple
     multipliedFullWidth multipliedReportingOverflow musicDirectory mutableContainers
     mutableContainersAndLeaves mutableLeaves myanmar nameAlias named namibia nan narrow nauru
     navajo negativeInfinity negativeNormal negativeSubnormal negativeZero nepal nepali
     nestedContainer nestedUnkeyedContainer netherlands networkDomainMask networkLoad
     networkServiceTypeCallSignaling neuter newCaledonia newZealand nextTime
     nextTimePreservingSmallerComponents nextstep nicaragua niger nigeria niue noError
     noFileProtection noStatusReceived nonLossyASCII none nonspacingMark nonzeroBitCount
     norfolkIsland normal normalClosure normalized northMacedonia northernMarianaIslands norway
     norwegian norwegianNynorsk not notAllowed notDirectory notEqualTo notOpen notReordered noun nth
     nukta numberFormat numberPart numberSymbol numeral numeric numericType numericValue objectForm
     occurrences oddHalf odia olChiki oman omitPaddingCharacter omitted onName onSender
     onTermination one oneBased oneDigit oneToTwelve oneToTwentyFour onlyFromMainDocumentDomain op
     openCompleted openPunctuation openStep opening optional ordinal ordinalOfDayInMonth orthography
     other otherLetter otherNumber otherPunctuation otherSymbol ounce output overflow overlaps
     overlay overlongEncodingByte padded pakistan palau palestinianTerritories panama papuaNewGuinea
     paragraph paragraphSeparator paraguay parent parseScalar particle pashto passRetained
     passUnretained pastEnd pb permanent persian personNameComponent peru philippines phoneNumber
     phonetic pi picturesDirectory pitcairnIslands plain plural pluralFew pluralMany pluralTwo plus
     pointee pointer poland policyViolation polish portugal portuguese positiveInfinity
     positiveNormal positiveSubnormal positiveZero posix possessiveAdjectiveForm possessiveForm
     pound predecessor preferencePanesDirectory preposition presentation prettyPrinted previous
     previousTimePreservingSmallerComponents printerDescriptionDirectory privateUse
     produceFileReferenceURLs producesRelativePathURLs pronoun protocolError puertoRico punjabi
     qatar quietNaN quotationBeginDelimiterKey quotationEndDelimiterKey quote quotientAndRemainder
     raiseException reading receiving recurrences reflexiveForm rejectProtectionSpace
     relatedGregorian relatedGregorianYear release reloadIgnoringCacheData
     reloadIgnoringLocalAndRemoteCacheData reloadIgnoringLocalCacheData reloadRevalidatingCacheData
     remainderReportingOverflow removals removeValue rename repeatedTimePolicy repeatedValue
     replacement replacementIndex reportCompletion reportProgress republicOfChina requiredEnd
     requiredKeys retain returnCacheDataDontLoad returnCacheDataElseLoad revoke rhs rightToLeft
     rohingya romania romanian root rootType roundingRule running russia russian rwanda saintHelena
     saintKittsNevis saintLucia saintMartin saintPierreMiquelon saintVincentGrenadines same
     samePosition samoa samoan sanMarino sanskrit santali saturday saudiArabia scalarCount
     scalarValue scientific script searchBackwards searchRules secondFraction secondsSince1970
     senegal sequence serbia serbian serverPush setErrorAndReturn setPositions seychelles
     sharedPublicDirectory shiftJIS short shortDaylightSaving shortGeneric shortStandard shortened
     show sierraLeone signalingNaN significantDigits signum sindhi singapore singleValueContainer
     singular sinhala sintMaarten skipBack skipDescendants skipForward skipHiddenVolumes
     skipsHiddenFiles skipsPackageDescendants skipsSubdirectoryDescendants slovak slovakia slovenia
     slovenian socketSecurityLevelKey socksProxyConfigurationKey solomonIslands somalia some
     sortedKeys southAfrica southGeorgiaSouthSandwichIslands southKorea southSudan space
     spaceSeparator spacingMark spain spanish specificName spellOut spelledOutValue spelling
     sriLanka standalone standard stone stop storeBytes strict strictInterval stride
     stringRepresentation struct subRegions subcontinent subject subjectForm subjectType subquery
     subranges substringNotRequired subtractingReportingOverflow successor sum sunday superDecoder
     superEncoder superclassMirror suppressed suriname surrogate surrogateCodePointByte suspended
     svalbardJanMayen swahili sweden swedish switzerland synchronizable syriac systemDomainMask
     systemLanguages tagalog taiwan tajik tajikistan take takeRetainedValue takeUnretainedValue
     tamil tanzania tb tcp telugu terminated territory test text textChanged thaana thai thailand
     threeDigits throw thursday tibetan timeSeparator timeZoneSeparator timorLeste titlecaseLetter
     titlecaseMapping tls tlsHandshakeFailure toNearestOrAwayFromZero toNearestOrEven toOpaque
     toggle togo tokelau tonga tongan topToBottom towardZero trailSurrogate trailingZeroBitCount
     transcode transcodedLength transitInformation trashDirectory trinidadTobago tristanDaCunha
     trueBranch truncatedScalar tuesday tunisia tuple turkey turkish turkmen turkmenistan
     turksCaicosIslands tuvalu twelveHour twentyFourHour twoDigits twoDigitsNoAMPM type typeMismatch
     udp uganda uk ukraine ukrainian unassigned unavailable unbounded uncached uncaughtSignal
     uncoded underflow underlyingError unexpectedContinuationByte unicode unicodeScalar
     unicodeScalarsEqual unidentified unitWidth unitedArabEmirates unitedKingdom unitedStates
     unitedStatesOutlyingIslands unitedStatesVirginIslands unitsStyle unkeyedContainer unmap
     unsafeArgv unsafeLoad unsafeLoadUnaligned unsafelyUnwrapped unspecified unsupportedData up
     updateValue upper upperBound uppercaseMapping urdu uruguay us useAll useBytes useCredential
     useDefaultKeys useEB useGB useKB useMB useNewRequest usePB useProtocolCachePolicy useTB
     useUnicodeWordBoundaries useUnixLineSeparators useYBOrHigher useZB userDirectory userDomainMask
     usingNewMetadataOnly utf16BigEndian utf16LittleEndian utf16Offset utf32 utf32BigEndian
     utf32LittleEndian utf8CString utf8CodeUnitCount utf8Span utf8Start uyghur uzbek uzbekistan
     valid valueLengthLimits valueNotFound valueType values vanuatu vaticanCity venezuela verb
     veryHigh veryLow video vietnam vietnamese vikram virama voice voip w wallisFutuna wednesday
     week weekdays weekly weeks welsh westernSahara whenIdle wholeNumberValue wide widthInsensitive
     windowsCP1250 windowsCP1251 windowsCP1252 windowsCP1253 windowsCP1254 with12s withCString
     withColonSeparatorInTime withColonSeparatorInTimeZone withDashSeparatorInDate withDay
     withFractionalSeconds withFullDate withFullTime withInternetDateTime withMemoryRebound
     withMonth withMutableCharacters withSpaceBetweenDateAndTime withTime withTimeZone
     withTransparentBounds withUTF8 withUTF8Buffer withUnsafeBufferPointer
     withUnsafeMutableBufferPointer withUnsafeMutablePointerToElements
     withUnsafeMutablePointerToHeader withUnsafeMutablePointers withWeekOfYear withYear
     withoutAnchoringBounds withoutDeletingBackupItem withoutEscapingSlashes withoutOverwriting
     withoutUI words workItem world wrapComponents wrapped wrappedSum writing writingDirection xml
     yard yb ybOrHigher yearly yemen yiddish z zambia zb zeroBased zeroToEleven zeroToTwentyThree
     zeroValueUnitsDisplay zimbabwe
    """
}
