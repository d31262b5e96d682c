import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WEB_FONT_CATALOGUE, WEB_FONTS, webFontOf } from './catalogue.ts'
import { FONT_KINDS, STANDARD_FONTS } from './constants.ts'
import { cssName, type FontFamily, familyCss, fontStack, propertyFontsCss } from './font-css.ts'
import { standardKindOf } from './standard-fonts.ts'

const lora: FontFamily = {
  family: 'Lora',
  kind: 'serif',
  measure: { width: 0.4727, ascent: 1.006, descent: 0.274 },
  files: [
    { address: '/font-files/lora-ext.woff2', weight: '400 700', style: 'normal', subset: 'latin-ext' },
    { address: '/font-files/lora.woff2', weight: '400 700', style: 'normal', subset: 'latin' },
  ],
}
const chosen = (files: FontFamily) => ({ family: files.family, kind: files.kind, files })
const georgia = { family: 'Georgia', kind: 'serif' as const, files: null }

describe('the fonts to choose from', () => {
  it('are a standard list and more than 50 web fonts, none in both, of every kind', () => {
    expect(WEB_FONTS.length).toBeGreaterThan(50)
    expect(new Set([...WEB_FONTS, ...STANDARD_FONTS]).size).toBe(WEB_FONTS.length + STANDARD_FONTS.length)
    expect(new Set(WEB_FONT_CATALOGUE.map(({ kind }) => kind))).toEqual(new Set(FONT_KINDS))
    for (const family of STANDARD_FONTS) expect(FONT_KINDS).toContain(standardKindOf(family))
  })

  it('called like what every object inherits are none', () => {
    for (const name of ['constructor', 'toString', '__proto__']) {
      expect(webFontOf(name)).toBeUndefined()
      expect(standardKindOf(name)).toBeUndefined()
    }
  })
})

describe('the stylesheet of a property', () => {
  it('brings both families by their letters, swapped in when they arrive', () => {
    const inter = { ...lora, family: 'Inter', kind: 'sans' as const }
    const css = propertyFontsCss(chosen(lora), chosen(inter))
    expect(css.match(/@font-face/g)).toHaveLength(6)
    expect(css.match(/font-display:swap/g)).toHaveLength(4)
    expect(css.match(/unicode-range:U\+0000-00FF/g)).toHaveLength(2)
    expect(css).toContain("--font-heading:'Lora','Lora Stand-in',Georgia")
    expect(css).toContain("--font-text:'Inter','Inter Stand-in',system-ui")
  })

  it('brings one family once, and none that every device has', () => {
    expect(propertyFontsCss(chosen(lora), chosen(lora)).match(/@font-face/g)).toHaveLength(3)
    expect(propertyFontsCss(georgia, georgia)).not.toContain('@font-face')
  })

  it('lets a font of the device take the measures of the one that is on its way', () => {
    // Fraunces over Times New Roman: 0.4775 / 0.4093.
    const fraunces = { ...lora, measure: { width: 0.4775, ascent: 0.978, descent: 0.255 } }
    expect(familyCss(fraunces)).toContain(
      'size-adjust:116.7%;ascent-override:83.8%;descent-override:21.9%;line-gap-override:0%',
    )
  })

  it('has lines of the same length and height before and after, whatever the measures', () => {
    const measure = fc.record({
      width: fc.double({ min: 0.2, max: 1, noNaN: true }),
      ascent: fc.double({ min: 0.5, max: 1.5, noNaN: true }),
      descent: fc.double({ min: 0.1, max: 0.6, noNaN: true }),
    })
    fc.assert(
      fc.property(measure, (measured) => {
        const css = familyCss({ ...lora, measure: measured })
        const [, scale = 0, ascent = 0] = (
          /size-adjust:([\d.]+)%;ascent-override:([\d.]+)%/.exec(css) ?? []
        ).map(Number)
        expect((scale / 100) * 0.4093).toBeCloseTo(measured.width, 2)
        expect((scale / 100) * (ascent / 100)).toBeCloseTo(measured.ascent, 2)
      }),
    )
  })

  it('is left by no name, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(cssName(name)).not.toMatch(/["'\\;{}<>()\n\r\f]/)
      }),
    )
    expect(fontStack("x';}body{display:none}</style>", 'serif')).toBe(
      "'xbodydisplaynonestyle','xbodydisplaynonestyle Stand-in',Georgia,'Times New Roman',serif",
    )
  })
})
