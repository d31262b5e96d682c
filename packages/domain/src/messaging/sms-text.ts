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

/** How a network counts a text; `wide` is the first character that needs the wider alphabet. */
export type SmsLength = { parts: number; characters: number; leftInPart: number; wide: string | null }

/** 160 or 70 characters alone, 153 or 67 in each part of several; a character is never cut in two. */
export function smsLength(text: string): SmsLength {
  const wide = [...text].find((character) => widthOf(character) === null) ?? null
  const widths = [...text].map((character) => (wide === null ? (widthOf(character) ?? 1) : character.length))
  const [alone, inParts] = wide === null ? [160, 153] : [70, 67]
  const characters = widths.reduce((sum, width) => sum + width, 0)
  if (characters <= alone) return { parts: 1, characters, leftInPart: alone - characters, wide }
  let [parts, inThis] = [1, 0]
  for (const width of widths) {
    if (inThis + width > inParts) {
      parts += 1
      inThis = 0
    }
    inThis += width
  }
  return { parts, characters, leftInPart: inParts - inThis, wide }
}

/** How many messages a text is sent as. */
export const smsSegments = (text: string): number => smsLength(text).parts

/** The fullest of the wordings, which begin with the fullest, that fits; else the last one, cut. */
export function fittingSms(wordings: readonly string[], max = CONFIRMATION_SEGMENTS_MAX): string {
  const plain = wordings.map(plainSms)
  const fitting = plain.find((text) => smsSegments(text) <= max)
  return fitting ?? cut(plain.at(-1) ?? '', max)
}

/** Places it takes in the narrow alphabet; null for a character that is not in it. */
function widthOf(character: string): 1 | 2 | null {
  if (BASIC.includes(character)) return 1
  return EXTENDED.includes(character) ? 2 : null
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
