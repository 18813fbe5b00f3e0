import FootballGather
import UserSessions

extension FootballGatherModel {
  package static func start(using random: inout RandomSource) -> Start {
    let isSignedIn = random.chance(percent: 15)
    let isKnown = random.chance(percent: 40)
    return Start(
      players: players(using: &random), remembersUser: random.chance(percent: 80),
      username: isKnown ? "ann" : nil, token: isSignedIn ? "token of ann" : nil,
      link: random.chance(percent: 8) ? link(using: &random) : nil,
      notification: random.chance(percent: 6) ? link(using: &random) : nil)
  }

  /// Mostly three to eight players; their IDs have gaps, and no player's ID equals its row.
  private static func players(using random: inout RandomSource) -> [Player] {
    let count = random.chance(percent: 10) ? random.below(3) : 3 + random.below(6)
    return (0..<count).map { index in
      Player(
        id: 10 + 3 * index, name: names[index],
        age: random.chance(percent: 70) ? 16 + random.below(30) : nil,
        skill: random.chance(percent: 70) ? Skill.allCases[random.below(3)] : nil,
        preferredPosition: random.chance(percent: 70) ? Position.allCases[random.below(5)] : nil,
        favouriteTeam: random.chance(percent: 50) ? teams[random.below(teams.count)] : nil)
    }
  }

  // Short and long names (Swift stores strings of more than 15 bytes differently), two that differ
  // only by case, and letters of more than one byte.
  private static let names = [
    "Ann", "Bob", "Bartholomew Longfellow", "Çelik", "ed", "Ed", "Dina", "Fitzgerald O'Connor",
  ]
  private static let teams = ["Rovers", "The Wanderers of Someplace", ""]

  private static func link(using random: inout RandomSource) -> String {
    links[random.below(links.count)]
  }

  private static let links = [
    "navbench://players", "navbench://players/13", "navbench://players/16/edit/skill",
    "navbench://players/999", "navbench://add", "navbench://gather", "navbench://x",
  ]
}
