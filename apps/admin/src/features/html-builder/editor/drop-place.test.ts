import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { END_ROW } from './drop-mark.ts'
import { markAt, placeAt } from './drop-place.ts'

const order = ['a', 'b', 'c']
const carried = 'new:text'
const over = (rowId: string, part: number) => ({ rowId, part })

describe('what is carried over the canvas', () => {
  it('stands before a module in its upper half and after it in its lower half', () => {
    expect(markAt({ carried, order, over: over('b', 0.2), isBelow: false })).toEqual({
      id: 'b',
      side: 'before',
    })
    expect(markAt({ carried, order, over: over('b', 0.8), isBelow: true })).toEqual({
      id: 'b',
      side: 'after',
    })
  })

  it('stands at the end in the grey below the last module, and nowhere in the grey beside the others', () => {
    expect(markAt({ carried, order, over: null, isBelow: true })).toEqual({ id: 'c', side: 'after' })
    expect(markAt({ carried, order, over: null, isBelow: false })).toBeNull()
  })

  it('stands at the end of an empty page, on it and below it', () => {
    const end = { id: END_ROW, side: 'after' }
    expect(markAt({ carried, order: [], over: over(END_ROW, 0.1), isBelow: false })).toEqual(end)
    expect(markAt({ carried, order: [], over: null, isBelow: true })).toEqual(end)
    expect(placeAt([], { id: END_ROW, side: 'after' }, carried)).toBe(0)
  })

  it('stands nowhere over a tile of the palette', () => {
    expect(markAt({ carried, order, over: over('new:text', 0.5), isBelow: true })).toBeNull()
  })
})

describe('what is let go', () => {
  it('stays as it is on itself and without a mark', () => {
    expect(placeAt(order, { id: 'b', side: 'after' }, 'b')).toBeNull()
    expect(placeAt(order, null, 'b')).toBeNull()
    expect(placeAt(order, { id: 'gone', side: 'after' }, 'b')).toBeNull()
  })

  it('is the last one after a drop into the grey, whatever was carried', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }), fc.nat(), (ids, pick) => {
        const module = ids[pick % ids.length] as string
        const endOf = (what: string) =>
          placeAt(ids, markAt({ carried: what, order: ids, over: null, isBelow: true }), what)
        const place = endOf(module)
        const others = ids.filter((id) => id !== module)
        const landed = place === null ? ids : others.toSpliced(place, 0, module)
        expect(landed.at(-1)).toBe(module)
        expect(endOf(carried)).toBe(ids.length)
      }),
    )
  })

  it('stands right before or after the module of the mark', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2 }),
        fc.constantFrom('before' as const, 'after' as const),
        fc.nat(),
        (ids, side, pick) => {
          const [module = '', ...others] = ids
          const id = others[pick % others.length] as string
          const place = placeAt(ids, { id, side }, module) as number
          const landed = others.toSpliced(place, 0, module)
          expect(landed[landed.indexOf(id) + (side === 'after' ? 1 : -1)]).toBe(module)
        },
      ),
    )
  })
})
