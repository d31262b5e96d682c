/** What cannot be seen; a name is read aloud and printed. White space among it counts as a space. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu

/** Text as one line: no control characters, single spaces, none around it. */
export function singleLine(text: string): string {
  return text
    .replace(INVISIBLE, (letter) => (/\s/u.test(letter) ? ' ' : ''))
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC')
}

/** What names of categories and groups are compared by: capitals make no other name. */
export function nameKey(name: string): string {
  return singleLine(name).toLowerCase()
}
