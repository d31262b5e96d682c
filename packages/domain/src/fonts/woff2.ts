/** One table of a font: where it stands in the decompressed data. */
export type FontTable = { tag: string; offset: number; length: number; transform: number }

/** What a WOFF2 file says of itself before anything is decompressed. */
export type Woff2Directory = {
  tables: ReadonlyMap<string, FontTable>
  /** Where the compressed tables stand in the file. */
  dataOffset: number
  dataLength: number
  /** All tables together, decompressed. */
  tablesLength: number
}

const SIGNATURE = 0x774f4632
/** TrueType and CFF outlines; a collection of fonts is no single one. */
const FLAVORS = [0x00010000, 0x4f54544f]
const HEADER_BYTES = 48
const MAX_TABLES = 100
/** A font of two megabytes unpacks to a few times that; far more is an attack. */
const MAX_TABLES_BYTES = 24 * 1024 * 1024
const REQUIRED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2']
const OUTLINES = ['glyf', 'CFF ', 'CFF2']
/** The order of https://www.w3.org/TR/WOFF2/#table_dir_format; an entry names its table by the place in it. */
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((tag) => tag.replace('_', ' '))
const OTHER_TAG = 63

/** The table directory of a whole, single WOFF2 font; null for anything else, whatever its name says. */
export function readWoff2Directory(bytes: Uint8Array): Woff2Directory | null {
  try {
    return readDirectory(bytes)
  } catch (error) {
    // Reading past the end is how a file that was cut off shows.
    if (error instanceof RangeError) return null
    throw error
  }
}

function readDirectory(bytes: Uint8Array): Woff2Directory | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = view.getUint16(12)
  const isFont =
    view.getUint32(0) === SIGNATURE &&
    FLAVORS.includes(view.getUint32(4)) &&
    view.getUint32(8) === bytes.length &&
    count > 0 &&
    count <= MAX_TABLES
  if (!isFont) return null
  const { tables, end, tablesLength } = readTables(view, count)
  const dataLength = view.getUint32(20)
  const isWhole =
    tables.size === count &&
    REQUIRED.every((tag) => tables.has(tag)) &&
    OUTLINES.some((tag) => tables.has(tag)) &&
    tablesLength <= MAX_TABLES_BYTES &&
    end + dataLength <= bytes.length
  return isWhole ? { tables, dataOffset: end, dataLength, tablesLength } : null
}

function readTables(view: DataView, count: number) {
  const tables = new Map<string, FontTable>()
  let end = HEADER_BYTES
  let tablesLength = 0
  const number = () => {
    const { value, next } = readBase128(view, end)
    end = next
    return value
  }
  for (let index = 0; index < count; index++) {
    const flags = view.getUint8(end++)
    let tag = KNOWN_TAGS[flags & 0x3f] ?? ''
    if ((flags & 0x3f) === OTHER_TAG) {
      tag = String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(end + place)))
      end += 4
    }
    const transform = flags >> 6
    const plain = tag === 'glyf' || tag === 'loca' ? 3 : 0
    let length = number()
    if (transform !== plain) length = number()
    tables.set(tag, { tag, offset: tablesLength, length, transform })
    tablesLength += length
  }
  return { tables, end, tablesLength }
}

/** Numbers of one to five bytes with seven bits each; a leading zero or an overflow is an attack. */
function readBase128(view: DataView, start: number): { value: number; next: number } {
  let value = 0
  for (let place = 0; place < 5; place++) {
    const byte = view.getUint8(start + place)
    if (place === 0 && byte === 0x80) break
    value = value * 128 + (byte & 0x7f)
    if (value > 0xffffffff) break
    if (byte < 0x80) return { value, next: start + place + 1 }
  }
  throw new RangeError('not a number of the table directory')
}
