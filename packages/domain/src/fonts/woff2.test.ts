import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFontFacts } from './font-facts.ts'
import { readWoff2Directory } from './woff2.ts'

/** cmap head hhea hmtx maxp name OS/2 glyf loca, by their places among the known tables. */
const TABLES = [0, 1, 2, 3, 4, 5, 6, 10, 11]

type Parts = { signature?: string; flavor?: number; tables?: number[]; packed?: number; size?: number }

/** The head of a font with tables of ten bytes each; glyf and loca are transformed, as they are in most. */
function aFont({
  signature = 'wOF2',
  flavor = 0x10000,
  tables = TABLES,
  packed = 20,
  size = 10,
}: Parts = {}) {
  const entries = tables.flatMap((place) => (place === 10 || place === 11 ? [place, 1, size] : [place, size]))
  const bytes = new Uint8Array(48 + entries.length + packed)
  const view = new DataView(bytes.buffer)
  bytes.set([...signature].map((letter) => letter.charCodeAt(0)))
  view.setUint32(4, flavor)
  view.setUint32(8, bytes.length)
  view.setUint16(12, tables.length)
  view.setUint32(20, packed)
  bytes.set(entries, 48)
  return bytes
}

describe('the table directory of a font', () => {
  it('says where each table stands', () => {
    const directory = readWoff2Directory(aFont())
    expect(directory).toMatchObject({ dataLength: 20, tablesLength: 90 })
    expect(directory?.tables.get('hhea')).toEqual({ tag: 'hhea', offset: 20, length: 10, transform: 0 })
  })

  it.each([
    ['another signature', aFont({ signature: 'wOFF' })],
    ['a collection of fonts', aFont({ flavor: 0x74746366 })],
    ['a table missing', aFont({ tables: TABLES.slice(1) })],
    ['no outlines', aFont({ tables: TABLES.slice(0, 7) })],
    ['a table twice', aFont({ tables: [...TABLES, 0] })],
    ['something behind its end', new Uint8Array([...aFont(), 0x3c, 0x73])],
    ['its end cut off', aFont().subarray(0, 60)],
    ['nothing', new Uint8Array()],
    ['a number with a leading zero', aFont().map((byte, place) => (place === 49 ? 0x80 : byte))],
  ])('with %s is none', (_, bytes) => {
    expect(readWoff2Directory(bytes)).toBeNull()
  })

  it('of any bytes is read or refused, never more', () => {
    const flips = fc.array(fc.tuple(fc.nat(90), fc.nat(255)), { maxLength: 12 })
    fc.assert(
      fc.property(flips, fc.uint8Array({ minLength: 90, maxLength: 300 }), (changes, data) => {
        const bytes = aFont()
        for (const [place, value] of changes) bytes[place] = value
        const directory = readWoff2Directory(bytes)
        if (directory) expect(() => readFontFacts(directory, data)).not.toThrow()
      }),
      { numRuns: 500 },
    )
  })
})
