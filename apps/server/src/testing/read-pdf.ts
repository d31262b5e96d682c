import { inflateSync } from 'node:zlib'
import jsqrModule from 'jsqr'

// The package is CommonJS whose types describe its ES form.
const decode = jsqrModule as unknown as typeof jsqrModule.default

/** What can be read back from a PDF the product made. */
export type ReadPdf = { pages: number; text: string; qrCodes: string[] }

type Rectangle = { x: number; y: number; w: number; h: number }
type Letters = ReadonlyMap<string, string>

/** Reads words through the fonts' own tables and QR codes with an independent decoder. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1')
  const contents = streamsOf(file).filter((text) => /\bBT\b/.test(text))
  const fonts = fontsOf(file)
  return {
    pages: pageCount(bytes),
    text: contents.map((content) => wordsOf(content, fonts)).join('\n'),
    qrCodes: contents.flatMap((content) => groupsOf(rectanglesOf(content)).map(decodeGroup)),
  }
}

export function pageCount(bytes: Uint8Array): number {
  const file = Buffer.from(bytes).toString('latin1')
  return file.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
}

function streamsOf(file: string): string[] {
  // No \r before the end: the last of the compressed bytes may be one.
  return [...file.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
}

/** Font name to its glyphs' letters; objects are found by number. */
function fontsOf(file: string): Map<string, Letters> {
  const objectAt = (id = '') =>
    new RegExp(`(?:^|\\n)${id} 0 obj\\r?\\n([\\s\\S]*?)endobj`).exec(file)?.[1] ?? ''
  return new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objectAt(id))?.[1]
      return [name, lettersOf(streamsOf(objectAt(table))[0] ?? '')]
    }),
  )
}

function lettersOf(table: string): Letters {
  const ranges = [...table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)]
  return new Map(
    ranges.flatMap(([, first = '0', list = '']) =>
      [...list.matchAll(/<([0-9a-f]+)>/gi)].map(([, code = ''], offset): [string, string] => [
        (Number.parseInt(first, 16) + offset).toString(16).padStart(4, '0'),
        Buffer.from(code, 'hex').swap16().toString('utf16le'),
      ]),
    ),
  )
}

function wordsOf(content: string, fonts: ReadonlyMap<string, Letters>): string {
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf\n\[(.*?)\] TJ/g)]
    .map(([, font = '', parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
        .map((glyph) => fonts.get(font)?.get(glyph) ?? '\uFFFD')
        .join(''),
    )
    .join('')
}

function rectanglesOf(content: string): Rectangle[] {
  return [...content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)].map(([, x, y, w, h]) => ({
    x: Number(x),
    y: Number(y),
    w: Number(w),
    h: Number(h),
  }))
}

/** Points; modules of one code are nearer to each other than codes are. */
const NEAR = 12

function groupsOf(rectangles: readonly Rectangle[]): Rectangle[][] {
  let groups: Rectangle[][] = []
  for (const next of rectangles) {
    const touching = groups.filter((group) => group.some((other) => isNear(next, other)))
    groups = [...groups.filter((group) => !touching.includes(group)), [...touching.flat(), next]]
  }
  return groups
}

function isNear(a: Rectangle, b: Rectangle): boolean {
  return (
    a.x - (b.x + b.w) < NEAR &&
    b.x - (a.x + a.w) < NEAR &&
    a.y - (b.y + b.h) < NEAR &&
    b.y - (a.y + a.h) < NEAR
  )
}

/** Paints the rectangles as a camera would see them, four dots for a point. */
function decodeGroup(group: readonly Rectangle[]): string {
  const scale = 4
  const left = Math.min(...group.map(({ x }) => x)) - NEAR
  const top = Math.min(...group.map(({ y }) => y)) - NEAR
  const size = Math.ceil((Math.max(...group.map(({ x, w }) => x + w)) + NEAR - left) * scale)
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const { x, y, w, h } of group) {
    for (let line = Math.round((y - top) * scale); line < Math.round((y + h - top) * scale); line++) {
      const start = line * size + Math.round((x - left) * scale)
      for (let dot = start; dot < start + Math.round(w * scale); dot++) pixels.fill(0, dot * 4, dot * 4 + 3)
    }
  }
  return decode(pixels, size, size)?.data ?? 'unreadable'
}
