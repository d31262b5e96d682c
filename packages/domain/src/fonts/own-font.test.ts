import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fontUses } from './font-uses.ts'
import { asOwnFamily, isNameTaken, OWN_FAMILY_PATTERN } from './own-font-schema.ts'

describe('a font of one’s own', () => {
  it('takes its name from the file as far as a name can be so', () => {
    expect(asOwnFamily('Søstrene Grotesk™ Pro')).toBe('Søstrene Grotesk Pro')
    expect(asOwnFamily(' -- ')).toBe('')
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (name) => {
        const family = asOwnFamily(name)
        if (family !== '') expect(family).toMatch(OWN_FAMILY_PATTERN)
      }),
    )
  })

  it('cannot be called like one that everybody has, or like what stands in for one', () => {
    for (const name of ['Inter', 'georgia', 'Brand Stand-in']) expect(isNameTaken(name)).toBe(true)
    expect(isNameTaken('Fjellheim Sans')).toBe(false)
  })

  it('is used where headings, text or a page name it', () => {
    const uses = fontUses([
      ...['B', 'A', 'B'].map((family) => ({ family, place: 'pages' as const })),
      { family: 'A', place: 'headings' },
      { family: 'A', place: 'text' },
    ])
    expect(uses).toEqual({ A: ['headings', 'text', 'pages'], B: ['pages'] })
  })
})
