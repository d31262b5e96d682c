/** The characters every phone knows without a wider alphabet (GSM 03.38); those of the second list count twice. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const EXTENDED = '^{}\\[~]|€'

/** What a text processor writes and a phone would need the wider alphabet for, though a plain sign says the same. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[\u00a0\u2009\u202f]/g, ' '],
  [/[‘’‚′]/g, "'"],
  [/[“”„″«»]/g, '"'],
  [/[‐‑‒–—−]/g, '-'],
  [/…/g, '...'],
]

/** A confirmation is paid for by the part; more than two says too much. */
export const CONFIRMATION_SEGMENTS_MAX = 2

/** The same words in characters that cost least. */
export function plainSms(text: string): string {
  return PLAIN.reduce((plain, [pattern, sign]) => plain.replace(pattern, sign), text)
}

/** How many messages a text is sent as: 160 or 70 characters alone, 153 or 67 in each part of several. */
export function smsSegments(text: string): number {
  const narrow = narrowLength(text)
  const [length, alone, inParts] = narrow === null ? [text.length, 70, 67] : [narrow, 160, 153]
  return length <= alone ? 1 : Math.ceil(length / inParts)
}

/** The fullest of the wordings, which begin with the fullest, that fits; else the last one, cut. */
export function fittingSms(wordings: readonly string[], max = CONFIRMATION_SEGMENTS_MAX): string {
  const plain = wordings.map(plainSms)
  const fitting = plain.find((text) => smsSegments(text) <= max)
  return fitting ?? cut(plain.at(-1) ?? '', max)
}

/** Length in the narrow alphabet; null when a character is not in it. */
function narrowLength(text: string): number | null {
  let length = 0
  for (const character of text) {
    if (BASIC.includes(character)) length += 1
    else if (EXTENDED.includes(character)) length += 2
    else return null
  }
  return length
}

/** A longer beginning never takes fewer messages, so halving finds the longest that fits. */
function cut(text: string, max: number): string {
  const characters = [...text]
  const beginning = (length: number) => `${characters.slice(0, length).join('').trimEnd()}...`
  let [fits, tooLong] = [0, characters.length + 1]
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (smsSegments(beginning(middle)) <= max) fits = middle
    else tooLong = middle
  }
  return beginning(fits)
}
