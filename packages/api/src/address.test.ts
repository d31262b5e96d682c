import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillPath, queryString } from './address.ts'

describe('a query string', () => {
  it('repeats array keys and skips undefined values', () => {
    const query = { states: ['precheckin', 'checkin'], unit: undefined, box: null, language: 0, all: false }
    expect(queryString(query)).toBe('?states=precheckin&states=checkin&language=0&all=false')
    expect(queryString({ a: undefined, b: [], c: [null] })).toBe('')
  })

  it('is read back as it was written', () => {
    const values = fc.dictionary(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.array(fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined })),
    )
    fc.assert(
      fc.property(values, (query) => {
        const read = parsed(queryString(query))
        const written = Object.entries(query).flatMap(([key, items]) =>
          items.filter((item) => item !== undefined).map((item) => [key, item]),
        )
        expect(read).toEqual(written)
      }),
    )
  })
})

describe('a path', () => {
  it('takes its parameters as single parts, whatever is in them', () => {
    expect(fillPath('guest/:hotel/bookings/:id', { hotel: 'fjellheim', id: 'a/../b?c' })).toBe(
      'guest/fjellheim/bookings/a%2F..%2Fb%3Fc',
    )
    expect(() => fillPath('guest/:hotel', {})).toThrow('hotel')
  })
})

function parsed(query: string): string[][] {
  if (query === '') return []
  return query
    .slice(1)
    .split('&')
    .map((pair) => pair.split('=').map(decodeURIComponent))
}
