/** The glyphs of the letters of a text; null where the font lacks one of them. */
export function letterGlyphs(cmap: DataView, text: string): number[] | null {
  const glyphOf = readCharacterMap(cmap)
  const glyphs = [...text].map((letter) => glyphOf(letter.codePointAt(0) ?? 0))
  return glyphs.every((glyph) => glyph > 0) ? glyphs : null
}

const UNICODE = 0
const WINDOWS = 3
const WINDOWS_SYMBOL = 0
/** Fonts have thousands; each letter walks through them. */
const MAX_GROUPS = 20_000

/** The first map by Unicode in one of the two forms that fonts of today have; 0 is the glyph of what is missing. */
function readCharacterMap(cmap: DataView): (code: number) => number {
  const count = cmap.getUint16(2)
  for (let record = 4; record < 4 + count * 8; record += 8) {
    const [platform, encoding, start] = [
      cmap.getUint16(record),
      cmap.getUint16(record + 2),
      cmap.getUint32(record + 4),
    ]
    const isUnicode = platform === UNICODE || (platform === WINDOWS && encoding !== WINDOWS_SYMBOL)
    if (!isUnicode) continue
    const format = cmap.getUint16(start)
    if (format === 4) return segments(cmap, start)
    if (format === 12) return groups(cmap, start)
  }
  return () => 0
}

/** Format 4: segments of codes up to FFFF, each with a shift or a list. */
function segments(cmap: DataView, start: number): (code: number) => number {
  const size = cmap.getUint16(start + 6)
  const [ends, starts] = [start + 14, start + 16 + size]
  const [shifts, lists] = [starts + size, starts + size * 2]
  return (code) => {
    for (let place = 0; place < size; place += 2) {
      if (code > cmap.getUint16(ends + place)) continue
      const first = cmap.getUint16(starts + place)
      if (code < first) return 0
      const shift = cmap.getUint16(shifts + place)
      const list = cmap.getUint16(lists + place)
      if (list === 0) return (code + shift) & 0xffff
      const glyph = cmap.getUint16(lists + place + list + (code - first) * 2)
      return glyph === 0 ? 0 : (glyph + shift) & 0xffff
    }
    return 0
  }
}

/** Format 12: groups of any codes in a row. */
function groups(cmap: DataView, start: number): (code: number) => number {
  const count = Math.min(MAX_GROUPS, cmap.getUint32(start + 12))
  return (code) => {
    for (let group = start + 16, index = 0; index < count; index++, group += 12) {
      if (code > cmap.getUint32(group + 4)) continue
      const first = cmap.getUint32(group)
      return code < first ? 0 : cmap.getUint32(group + 8) + code - first
    }
    return 0
  }
}
