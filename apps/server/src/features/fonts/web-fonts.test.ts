import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliDecompressSync } from 'node:zlib'
import { WEB_FONT_CATALOGUE, type WebFont } from '@innkeeper/domain/fonts/catalogue.ts'
import { readFontFacts } from '@innkeeper/domain/fonts/font-facts.ts'
import { readWoff2Directory } from '@innkeeper/domain/fonts/woff2.ts'
import { describe, expect, it } from 'vitest'
import { webFamily, webFontFile } from './web-fonts.ts'

const require = createRequire(import.meta.url)

function factsOf(bytes: Buffer) {
  const directory = readWoff2Directory(bytes)
  if (!directory) return null
  const { dataOffset, dataLength } = directory
  const tables = brotliDecompressSync(bytes.subarray(dataOffset, dataOffset + dataLength))
  return readFontFacts(directory, tables)
}

/** What the package says of itself. */
function packageOf({ family, weights }: WebFont) {
  const isVariable = typeof weights === 'string'
  const name = `@fontsource${isVariable ? '-variable' : ''}/${family.toLowerCase().replaceAll(' ', '-')}`
  return JSON.parse(readFileSync(require.resolve(`${name}/metadata.json`), 'utf8'))
}

const nameOf = (address: string) => address.split('/').at(-1) ?? ''

describe.each(WEB_FONT_CATALOGUE)('the web font $family', (font) => {
  const family = webFamily(font.family)
  const files = family?.files ?? []

  it('is what its package says, in the subsets of the letters we need', () => {
    const told = packageOf(font)
    expect(told.family).toBe(font.family)
    if (typeof font.weights === 'string') {
      const { min, max } = told.variable.wght
      expect(font.weights).toBe(`${min} ${max}`)
    } else for (const weight of font.weights) expect(told.weights).toContain(weight)
    const each = typeof font.weights === 'string' ? 1 : font.weights.length
    expect(files).toHaveLength(font.subsets.length * each)
    expect(files.at(-1)?.subset).toBe('latin')
  })

  it('has the heights that its stand-in takes, and a width near the one measured', () => {
    const latin = files.find(({ subset }) => subset === 'latin')
    const facts = factsOf(webFontFile(nameOf(latin?.address ?? '')) ?? Buffer.alloc(0))
    expect(facts?.measure.ascent).toBeCloseTo(font.measure.ascent, 2)
    expect(facts?.measure.descent).toBeCloseTo(font.measure.descent, 2)
    // A file with all weights tells the width of its first, often the thinnest; kerning counts in a browser only.
    const ratio = (facts?.measure.width ?? 0) / font.measure.width
    expect(Math.abs(ratio - 1)).toBeLessThan(typeof font.weights === 'string' ? 0.2 : 0.04)
  })
})

describe('the files of all web fonts', () => {
  it('together have less than five megabytes, and only the names with their hash are served', () => {
    const names = WEB_FONT_CATALOGUE.flatMap(({ family }) => webFamily(family)?.files ?? []).map(
      ({ address }) => nameOf(address),
    )
    const sizes = names.map((name) => webFontFile(name)?.length ?? 0)
    expect(sizes.every((size) => size > 1000)).toBe(true)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(5 * 1024 * 1024)
    for (const name of ['inter-latin-wght-0.woff2', '../package.json', 'inter', 'constructor', '']) {
      expect(webFontFile(name)).toBeUndefined()
    }
  })
})
