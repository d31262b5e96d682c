import { describe, expect, test } from 'vitest'
import {
  atTimes,
  byHour,
  byNight,
  sampleDeal,
  sampleLine,
  sampleStore,
  sampleStoreProduct,
} from '../sample-store.ts'
import { fitOf, fitsOf } from './line-fit.ts'

const NIGHTS = byNight({ '2026-11-15': 3, '2026-11-16': 1, '2026-11-17': 0 })
const store = sampleStore([sampleDeal([NIGHTS])])
const on = (days: string[], quantity = 1) => sampleLine({ when: { days, time: null }, quantity })

describe('a line of the cart', () => {
  test('fits as long as its deal is there, for nights that are free', () => {
    expect(fitOf(on(['2026-11-15', '2026-11-16']), store)).toMatchObject({ trouble: null, priceBefore: null })
  })

  test('is told, and not dropped, where the deal was paused or its product taken out', () => {
    expect(fitOf(on(['2026-11-15']), sampleStore([])).trouble).toEqual({ kind: 'gone' })
    const other = sampleStore([sampleDeal([sampleStoreProduct({ id: 'other' })])])
    expect(fitOf(on(['2026-11-15']), other).trouble).toEqual({ kind: 'gone' })
  })

  test('says which nights are full, and which lie outside of a stay that was changed', () => {
    expect(fitOf(on(['2026-11-15', '2026-11-16', '2026-11-17'], 2), store).trouble).toEqual({
      kind: 'full',
      days: ['2026-11-16', '2026-11-17'],
    })
    expect(fitOf(on(['2026-11-15', '2026-11-20']), store).trouble).toEqual({
      kind: 'outside',
      days: ['2026-11-20'],
    })
  })

  test('says that its time is offered no more, or that it is full', () => {
    const sauna = sampleStore([sampleDeal([atTimes({ '2026-11-16': { '18:00': 0, '20:00': 1 } })])])
    const at = (time: string) => fitOf(sampleLine({ when: { days: ['2026-11-16'], time } }), sauna).trouble
    expect(at('16:00')).toEqual({ kind: 'time' })
    expect(at('18:00')).toEqual({ kind: 'full', days: ['2026-11-16'] })
    expect(at('20:00')).toBeNull()
  })

  test('says that the price moved since it was chosen; of one filled in again nothing is known', () => {
    const dearer = sampleStore([sampleDeal([{ ...NIGHTS, price: 24_500 }])])
    expect(fitOf(on(['2026-11-15']), dearer).priceBefore).toBe(19_500)
    expect(fitOf({ ...on(['2026-11-15']), price: -1 }, dearer).priceBefore).toBeNull()
  })

  test('does not fit where choices or the way it is asked for have changed', () => {
    const milk = {
      id: 'milk',
      name: 'Milk',
      isRequired: true,
      choices: [{ id: 'oat', name: 'Oat', price: 0 }],
    }
    const asks = sampleStore([sampleDeal([sampleStoreProduct({ listOfChoices: [milk] })])])
    expect(fitOf(sampleLine(), asks).trouble).toEqual({ kind: 'choice' })
    expect(fitOf(sampleLine({ choices: { milk: 'oat' } }), asks).trouble).toBeNull()
    expect(fitOf(sampleLine({ choices: { milk: 'soy' } }), asks).trouble).toEqual({ kind: 'choice' })
    expect(fitOf(sampleLine({ choices: { milk: 'oat' }, extras: ['cream'] }), asks).trouble).toEqual({
      kind: 'choice',
    })
    // Nobody asked for a night when it was chosen.
    expect(fitOf(sampleLine(), store).trouble).toEqual({ kind: 'choice' })
  })

  test('wants more than there are', () => {
    const few = sampleStore([sampleDeal([sampleStoreProduct({ left: 2 })])])
    expect(fitOf(sampleLine({ quantity: 3 }), few).trouble).toEqual({ kind: 'many', left: 2 })
    expect(fitOf(sampleLine({ quantity: 2 }), few).trouble).toBeNull()
  })

  test('of a room that is ready early is one, whatever was kept', () => {
    const early = sampleStore([sampleDeal([byHour(1)])])
    const line = sampleLine({
      productId: 'early',
      quantity: 4,
      when: { days: ['2026-11-15'], time: '13:00' },
    })
    expect(fitOf(line, early).trouble).toBeNull()
  })
})

describe('the lines of a cart together', () => {
  const troubles = (lines: Parameters<typeof fitsOf>[0], of = store) =>
    fitsOf(lines, of).map(({ trouble }) => trouble)
  const full = (...days: string[]) => ({ kind: 'full', days })

  test('have what each can have alone', () => {
    expect(troubles([on(['2026-11-15']), on(['2026-11-17'])])).toEqual([null, full('2026-11-17')])
  })

  test('have the last night once, however it is chosen', () => {
    const soft = { ...on(['2026-11-15', '2026-11-16']), comment: 'soft' }
    expect(troubles([on(['2026-11-16']), soft])).toEqual([null, full('2026-11-16')])
    expect(troubles([on(['2026-11-15']), soft])).toEqual([null, null])
  })

  test('have one of two products of a deal of which there is one a day', () => {
    const [robe, towel] = [
      sampleStoreProduct({ id: 'robe', left: 1 }),
      sampleStoreProduct({ id: 'towel', left: 1 }),
    ]
    const one = sampleStore([sampleDeal([robe, towel], { leftOn: { '2026-11-15': 1, '2026-11-16': 1 } })])
    const lines = [sampleLine({ productId: 'robe' }), sampleLine({ productId: 'towel' })]
    expect(troubles(lines, one)).toEqual([null, full('2026-11-15')])
    expect(troubles([lines[0], { ...lines[0], comment: 'white' }] as typeof lines, one)).toEqual([
      null,
      full('2026-11-15'),
    ])
  })

  test('come early once, at whatever hour', () => {
    const early = sampleStore([sampleDeal([byHour(5)])])
    const at = (time: string) => sampleLine({ productId: 'early', when: { days: ['2026-11-15'], time } })
    expect(troubles([at('13:00'), at('14:00')], early)).toEqual([null, { kind: 'hours' }])
  })

  test('want more pieces of a product than there are, or than one order may have', () => {
    const few = sampleStore([sampleDeal([sampleStoreProduct({ left: 2 })])])
    const lines = [sampleLine({ quantity: 2 }), sampleLine({ comment: 'white' })]
    expect(troubles(lines, few)).toEqual([
      { kind: 'many', left: 2 },
      { kind: 'many', left: 2 },
    ])
    const most = sampleStore([sampleDeal([sampleStoreProduct({ maxQuantity: 3 })])])
    expect(troubles([...lines, sampleLine({ comment: 'blue' })], most)).toHaveLength(3)
    expect(troubles([...lines, sampleLine({ comment: 'blue' })], most)[0]).toEqual({ kind: 'many', left: 3 })
  })
})
