import { describe, expect, it } from 'vitest'
import { altFor, languagesWithoutAlt } from './alt.ts'
import { storeAlt, upgradeAlt } from './stored-alt.ts'

const picture = { kind: 'picture' as const, alt: { 0: 'The lake at dawn', 2: ' ' }, isDecorative: false }

describe('what a picture shows', () => {
  it('is missing in every language in which nobody wrote it', () => {
    expect(languagesWithoutAlt(picture, [0, 1, 2])).toEqual([1, 2])
  })

  it('is not asked of a document, nor of a picture that only decorates', () => {
    expect(languagesWithoutAlt({ ...picture, isDecorative: true }, [0, 1])).toEqual([])
    expect(languagesWithoutAlt({ ...picture, kind: 'document' }, [0, 1])).toEqual([])
  })

  it('is said in the words of the card, else in those of the file, never in another language', () => {
    expect(altFor('Our lake', picture, 0)).toBe('Our lake')
    expect(altFor(' ', picture, 0)).toBe('The lake at dawn')
    expect(altFor('', picture, 1)).toBe('')
    expect(altFor('', { ...picture, isDecorative: true }, 0)).toBe('')
  })
})

describe('stored words', () => {
  it('are read as they were written, and count as none when nobody can read them', () => {
    expect(upgradeAlt(storeAlt({ 0: 'The lake' }))).toEqual({ 0: 'The lake' })
    for (const stored of [null, {}, 'x', { version: 9, texts: {} }, { version: 1, texts: { a: 1 } }]) {
      expect(upgradeAlt(stored)).toEqual({})
    }
  })
})
