/** What people write before a room's number. */
const ROOM_WORDS = new Set('room,rm,no,nr,rom,værelse,rum,huone,kamer,tuba,zimmer'.split(','))

/**
 * Whether what a guest typed names this room, as a porter would read it: capitals, spaces, dashes, leading zeros and
 * the word "room" do not matter; letters do, since B 204 may stand in another house than 204.
 */
export function isSameRoom(code: string, typed: string): boolean {
  return roomKey(code) === roomKey(typed)
}

/** Runs of letters and of digits, so that 1-10 is not 110. */
function roomKey(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase()
  const parts = (plain.match(/\p{L}+|\p{N}+/gu) ?? []).map((part) => part.replace(/^0+(?=\d)/, ''))
  const named = parts.length > 1 && ROOM_WORDS.has(parts[0] ?? '') ? parts.slice(1) : parts
  return named.join(' ') || plain.trim()
}
