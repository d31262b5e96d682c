import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namedIdsIn } from './named-ids.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const idLike = (length: number) =>
  fc
    .array(fc.constantFrom(...LETTERS), { minLength: length, maxLength: length })
    .map((letters) => letters.join(''))
const id = 'ABCDEFGHIJKLMNOPQRSTUV'

describe('the ids that content names', () => {
  it('are found wherever they stand, each once', () => {
    fc.assert(
      fc.property(
        fc.array(idLike(22), { maxLength: 6 }),
        fc.constantFrom('', ' ', '\n', '\t', '"', '\\', '/', 'é', '😀', '\u2028', '\u0001', '\ud800'),
        (ids, around) => {
          const written = ids.map((each) => ({ [around]: [`/media/fjord/${each}`, around + each + around] }))
          expect(new Set(namedIdsIn(written))).toEqual(new Set(ids))
          expect(namedIdsIn(written)).toHaveLength(new Set(ids).size)
        },
      ),
    )
  })

  it('have exactly their length', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }).chain((length) => idLike(length)),
        (run) => {
          expect(namedIdsIn({ html: `<p>${run}</p>` })).toEqual(run.length === 22 ? [run] : [])
        },
      ),
    )
  })

  it('may be keys as well', () => {
    expect(namedIdsIn({ [id]: 1 })).toEqual([id])
  })

  it('are none where there is nothing', () => {
    expect(namedIdsIn(null)).toEqual([])
    expect(namedIdsIn(undefined)).toEqual([])
  })
})
