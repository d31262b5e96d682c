import type { FontMeasure } from './catalogue.ts'
import { letterGlyphs } from './character-map.ts'
import type { FontKind } from './constants.ts'
import type { Woff2Directory } from './woff2.ts'

/** What an uploaded font says of itself. */
export type FontFacts = {
  /** Empty where it has no name that can be read. */
  family: string
  /** CSS: `400`, or `100 900` for a file with all of them. */
  weight: string
  style: 'normal' | 'italic'
  kind: FontKind
  measure: FontMeasure
}

/** What guests read most: pages are laid out by such words. */
const MEASURED =
  'Welcome to your room, breakfast is served from seven to ten. Velkommen til huset. Tervetuloa huoneeseen.'

/** Reads the facts from the decompressed tables; null where they contradict themselves or lack plain letters. */
export function readFontFacts(directory: Woff2Directory, data: Uint8Array): FontFacts | null {
  try {
    return readFacts(directory, data)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function readFacts({ tables }: Woff2Directory, data: Uint8Array): FontFacts | null {
  const viewOf = (tag: string) => {
    const { offset, length } = tables.get(tag) ?? { offset: 0, length: 0 }
    if (offset + length > data.length) throw new RangeError(`${tag} is cut off`)
    return new DataView(data.buffer, data.byteOffset + offset, length)
  }
  const [head, hhea, os2] = [viewOf('head'), viewOf('hhea'), viewOf('OS/2')]
  const em = head.getUint16(18)
  const glyphs = letterGlyphs(viewOf('cmap'), MEASURED)
  if (em < 16 || em > 16384 || !glyphs) return null
  const widths = advances(viewOf('hmtx'), hhea.getUint16(34), tables.get('hmtx')?.transform ?? 0)
  const width = glyphs.reduce((sum, glyph) => sum + widths(glyph), 0) / glyphs.length / em
  const measure = { width, ascent: hhea.getInt16(4) / em, descent: -hhea.getInt16(6) / em }
  if (
    width < 0.05 ||
    width > 3 ||
    measure.ascent <= 0 ||
    measure.ascent > 5 ||
    Math.abs(measure.descent) > 5
  ) {
    return null
  }
  return {
    family: readFamily(viewOf('name')),
    weight: (tables.has('fvar') && weightAxis(viewOf('fvar'))) || plainWeight(os2.getUint16(4)),
    style: os2.getUint16(62) & 1 ? 'italic' : 'normal',
    kind: kindOf(os2),
    measure,
  }
}

/** The width of each glyph; the last one given is that of all that follow. */
function advances(hmtx: DataView, count: number, transform: number): (glyph: number) => number {
  // Transformed, the widths stand alone behind one byte of flags.
  const [start, size] = transform === 0 ? [0, 4] : [1, 2]
  return (glyph) => hmtx.getUint16(start + Math.min(glyph, count - 1) * size)
}

function plainWeight(weight: number): string {
  return String(Math.min(900, Math.max(100, Math.round(weight / 100) * 100)))
}

function weightAxis(fvar: DataView): string | null {
  const [start, count, size] = [fvar.getUint16(4), fvar.getUint16(8), fvar.getUint16(10)]
  for (let axis = start; axis < start + count * size; axis += size) {
    if (fvar.getUint32(axis) !== 0x77676874) continue
    const [from, to] = [fvar.getInt16(axis + 4), fvar.getInt16(axis + 12)]
    return from >= 1 && to <= 1000 && from < to ? `${from} ${to}` : null
  }
  return null
}

/** By the PANOSE numbers, which most fonts fill in; else the plainest. */
function kindOf(os2: DataView): FontKind {
  const [family, serif, proportion] = [os2.getUint8(32), os2.getUint8(33), os2.getUint8(35)]
  if (family === 3) return 'handwriting'
  if (family === 4) return 'display'
  if (family === 2 && proportion === 9) return 'mono'
  return family === 2 && serif >= 2 && serif <= 10 ? 'serif' : 'sans'
}

const WINDOWS = 3
const TYPOGRAPHIC_FAMILY = 16
const FAMILY = 1
const MAX_NAME = 100

function readFamily(name: DataView): string {
  const [count, strings] = [name.getUint16(2), name.getUint16(4)]
  const found = new Map<number, string>()
  for (let record = 6; record < 6 + count * 12; record += 12) {
    if (name.getUint16(record) !== WINDOWS) continue
    const start = strings + name.getUint16(record + 10)
    const length = Math.min(MAX_NAME, name.getUint16(record + 8) / 2)
    const codes = Array.from({ length }, (_, place) => name.getUint16(start + place * 2))
    const id = name.getUint16(record + 6)
    if (!found.has(id)) found.set(id, String.fromCharCode(...codes))
  }
  return (found.get(TYPOGRAPHIC_FAMILY) ?? found.get(FAMILY) ?? '').trim()
}
