export const UPGRADES_MAX = 50
export const SEASONS_MAX = 20
/** Who stays longer still speaks to somebody. */
export const UPGRADE_NIGHTS_MAX = 366
/** A title, and each word about a room. */
export const ROOM_WORD_MAX = 80
export const ROOM_DESCRIPTION_MAX = 2000
/** What a room is like, in words, as it stands beside the guest's own. */
export const ROOM_FACTS = ['size', 'beds', 'view', 'bath'] as const
export type RoomFact = (typeof ROOM_FACTS)[number]
