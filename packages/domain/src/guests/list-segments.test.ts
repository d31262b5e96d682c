import { describe, expect, test } from 'vitest'
import { GUEST_LIST_VIEWS, GUEST_STANDINGS, listSegments, sortsOf } from './list-segments.ts'

const TODAY = '2026-11-15'

describe('what a view shows', () => {
  test.each(GUEST_LIST_VIEWS)('%s opens on today or on the house, never on the oldest', (view) => {
    const [first] = listSegments({ view }, TODAY)
    const day = first?.arrival?.from ?? first?.departure?.from
    expect(view === 'inHouse' ? first?.standings : day).toEqual(view === 'inHouse' ? ['checkin'] : TODAY)
  })

  test('arrivals: who is to come today, who should have come, who came, who comes next', () => {
    const segments = listSegments({ view: 'arriving' }, TODAY)
    expect(segments.map(({ standings, arrival }) => [standings[0], arrival?.from, arrival?.to])).toEqual([
      ['precheckin', TODAY, TODAY],
      ['precheckin', '2026-10-16', '2026-11-14'],
      ['checkin', TODAY, TODAY],
      ['precheckin', '2026-11-16', undefined],
    ])
  })

  test('what was called off is among all, and nowhere else', () => {
    const calledOff = (view: (typeof GUEST_LIST_VIEWS)[number]) =>
      listSegments({ view }, TODAY).some(({ standings }) => standings.includes('cancelled'))
    expect(GUEST_LIST_VIEWS.filter(calledOff)).toEqual(['all'])
  })

  test('a search has who is in the house first and what was called off last', () => {
    const segments = listSegments({ view: 'all', isSearched: true }, TODAY)
    expect(segments[0]?.standings).toEqual(['checkin'])
    expect(segments.at(-1)?.standings).toEqual(['cancelled', 'noShow'])
    expect(new Set(segments.flatMap(({ standings }) => standings))).toEqual(new Set(GUEST_STANDINGS))
  })
})

describe('an order that is asked for', () => {
  test('holds where the list is short or has an index, and is left aside elsewhere', () => {
    expect(sortsOf({ view: 'arriving' })).toEqual(['arrival'])
    expect(sortsOf({ view: 'arriving', day: TODAY })).toContain('unit')
    expect(sortsOf({ view: 'inHouse' })).toContain('unit')
    const usual = listSegments({ view: 'arriving' }, TODAY)
    expect(listSegments({ view: 'arriving', sort: 'unit' }, TODAY)).toEqual(usual)
  })

  test('turned around, the last is the first', () => {
    const rising = listSegments({ view: 'departing', sort: 'departure', order: 'asc' }, TODAY)
    const falling = listSegments({ view: 'departing', sort: 'departure', order: 'desc' }, TODAY)
    expect(falling.map(({ departure }) => departure)).toEqual(
      rising.map(({ departure }) => departure).toReversed(),
    )
    expect(new Set(falling.map(({ order }) => order))).toEqual(new Set(['desc']))
  })
})
