import FootballGather

// The two modes of the list. The title and the bottom button's state are stored, as apps store them
// in their views, because most deviations of the published apps concern when these are updated.
extension PlayerListState {
  /// The smallest number of players for a match.
  private static let minimumPlayers = 2

  // Rows 14, 15 and 30: either way the selection is cleared, and the title and button are reset for
  // the mode.
  mutating func switchMode(isSelecting: Bool, _ deviations: Deviations) {
    self.isSelecting = isSelecting
    selection = []
    if !deviations.contains(.d05) { title = title(of: 0, deviations) }
    isBottomEnabled = deviations.contains(.d04) ? isSelecting : !isSelecting
    if !deviations.isEmpty { useLeftovers(deviations) }
  }

  // D07: players whose details were opened are ticked, although the title shows an empty selection.
  // D11: the title still counts the players selected for the previous match, although none is
  // ticked.
  private mutating func useLeftovers(_ deviations: Deviations) {
    if isSelecting {
      selection = leftovers.openedPlayers
      if leftovers.selectedCount > 0 {
        title = title(of: leftovers.selectedCount, deviations)
        isBottomEnabled = leftovers.selectedCount >= Self.minimumPlayers
      }
    }
    leftovers = Leftovers()
  }

  // Row 17.
  mutating func toggleSelection(of player: Player.ID, _ deviations: Deviations) {
    if let index = selection.firstIndex(of: player) {
      selection.remove(at: index)
    } else {
      selection.append(player)
    }
    selectionChanged(deviations)
  }

  mutating func selectionChanged(_ deviations: Deviations) {
    guard isSelecting else { return }
    title = title(of: selection.count, deviations)
    isBottomEnabled = selection.count >= Self.minimumPlayers
  }

  private func title(of count: Int, _ deviations: Deviations) -> String {
    let isCounted = isSelecting && (count > 0 || deviations.contains(.d10))
    return isCounted ? "\(count) selected" : "Players"
  }

  // Row 30.
  mutating func gatherEnded(_ deviations: Deviations) {
    let count = deviations.contains(.d11) ? selection.count : 0
    switchMode(isSelecting: deviations.contains(.d26) && !isSelecting, deviations)
    leftovers.selectedCount = count
  }

  // Row 16 under D07.
  mutating func markOpened(_ player: Player.ID) {
    if !leftovers.openedPlayers.contains(player) { leftovers.openedPlayers.append(player) }
  }

  // Row 19: the selected players, in the order of the rows.
  func selectedPlayers(_ deviations: Deviations) -> [Player] {
    if deviations.contains(.d30) {
      return selection.compactMap { id in rows.first { $0.player.id == id }?.player }
    }
    return rows.lazy.map(\.player).filter { selection.contains($0.id) }
  }
}
