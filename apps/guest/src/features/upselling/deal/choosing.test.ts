import { describe, expect, test } from 'vitest'
import { atTimes, byHour, byNight, sampleDeal, sampleStoreProduct } from '../sample-store.ts'
import { firstChoosing, firstProduct, lineOf, missingOf, withDay, withDays, withTime } from './choosing.ts'

const nights = byNight({ '2026-11-15': 3, '2026-11-16': 3, '2026-11-17': 1 })

describe('choosing nights', () => {
  test('begins with none, takes them in and out, in the order of the calendar', () => {
    const first = firstChoosing(nights)
    expect(missingOf(nights, first)).toEqual({ kind: 'day' })
    const both = withDay(nights, withDay(nights, first, '2026-11-17'), '2026-11-15')
    expect(both.when).toEqual({ days: ['2026-11-15', '2026-11-17'], time: null })
    expect(missingOf(nights, both)).toBeNull()
    expect(withDays(nights, both, []).when).toBeNull()
    expect(withDay(nights, both, '2026-11-17').when?.days).toEqual(['2026-11-15'])
  })

  test('is never for more than there are on the night with the fewest', () => {
    const chosen = {
      ...firstChoosing(nights),
      quantity: 3,
      when: { days: ['2026-11-15', '2026-11-17'], time: null },
    }
    expect(lineOf(sampleDeal([nights]), nights, chosen)).toMatchObject({
      quantity: 1,
      price: 19_500,
      dealId: 'stars',
    })
  })
})

describe('choosing a time', () => {
  const sauna = atTimes({
    '2026-11-16': { '16:00': 1, '18:00': 1 },
    '2026-11-17': { '18:00': 1 },
    '2026-11-18': { '16:00': 0, '20:00': 2 },
  })

  test('asks for one that the days share; the only one is taken, and one they do not share is given up', () => {
    const monday = withDay(sauna, firstChoosing(sauna), '2026-11-16')
    expect(missingOf(sauna, monday)).toEqual({ kind: 'time' })
    const early = withTime(monday, '16:00')
    expect(missingOf(sauna, early)).toBeNull()
    expect(withDay(sauna, early, '2026-11-17').when).toEqual({
      days: ['2026-11-16', '2026-11-17'],
      time: '18:00',
    })
    expect(withDay(sauna, firstChoosing(sauna), '2026-11-18').when?.time).toBe('20:00')
  })

  test('of a room that is ready early is all there is to say', () => {
    const early = byHour()
    expect(firstChoosing(early).when).toEqual({ days: ['2026-11-15'], time: null })
    expect(missingOf(early, firstChoosing(early))).toEqual({ kind: 'time' })
    // One day takes the place of another.
    expect(withDay(early, firstChoosing(early), '2026-11-15').when?.days).toEqual(['2026-11-15'])
  })
})

test('a choice that is wanted is asked for', () => {
  const milk = { id: 'milk', name: 'Milk', isRequired: true, choices: [{ id: 'oat', name: 'Oat', price: 0 }] }
  const product = sampleStoreProduct({ listOfChoices: [milk] })
  expect(missingOf(product, firstChoosing(product))).toEqual({ kind: 'choice', lists: ['milk'] })
})

test('a sheet opens with the first product there is any of', () => {
  const [gone, there] = [sampleStoreProduct({ left: 0 }), sampleStoreProduct({ id: 'two' })]
  expect(firstProduct(sampleDeal([gone, there]))).toBe(there)
  expect(firstProduct(sampleDeal([gone]))).toBe(gone)
  expect(firstProduct(sampleDeal([]))).toBeNull()
})
