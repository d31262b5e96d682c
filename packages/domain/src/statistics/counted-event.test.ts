import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../time.ts'
import { type CountedEvent, countedEvent, totalsOf } from './counted-event.ts'
import type { TrackingEvent } from './tracking-event.ts'

const NOW = Date.parse('2026-11-15T11:00:00Z')
const house = { propertyId: 'fjellheim', isContent: () => false }

const anEvent = (at: number, details: TrackingEvent['details'] = []): TrackingEvent => ({
  event: 'PAGE_OPENED',
  date: new Date(at).toISOString(),
  details,
})

describe('an event as it is kept', () => {
  it('has its booking, link id and address', () => {
    const details: TrackingEvent['details'] = [
      { type: 'BOOKING', value: 'key' },
      { type: 'LINK_ID', value: 'lobby 1' },
      { type: 'URL_PATH', value: '/guestbook/fjellheim/key?box=x' },
    ]
    expect(countedEvent(anEvent(NOW - 5, details), NOW, house)).toEqual({
      event: 'PAGE_OPENED',
      occurredAt: NOW - 5,
      linkKey: 'key',
      linkId: 'lobby1',
      urlPath: '/guestbook/fjellheim/:guestid',
    })
  })

  it('is of the last day, and never of the future', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3 * DAY_MS, max: DAY_MS }), (distance) => {
        const kept = countedEvent(anEvent(NOW + distance), NOW, house)
        expect(kept !== null).toBe(distance >= -DAY_MS && distance <= 5 * MINUTE_MS)
        if (kept) expect(kept.occurredAt).toBe(NOW + Math.min(distance, 0))
      }),
    )
  })

  it('holds nothing a database cannot store, whatever the link id says', () => {
    const text = fc
      .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)))
      .map((codes) => String.fromCharCode(...codes))
    fc.assert(
      fc.property(text, (value) => {
        const kept = countedEvent(anEvent(NOW, [{ type: 'LINK_ID', value }]), NOW, house)
        expect(kept?.linkId ?? '').not.toMatch(/[\p{Cc}\s]/u)
        expect((kept?.linkId ?? '').length).toBeLessThanOrEqual(12)
      }),
    )
  })
})

describe('totals', () => {
  const counted = (change: Partial<CountedEvent>): CountedEvent => ({
    event: 'PAGE_OPENED',
    occurredAt: NOW,
    linkKey: null,
    linkId: null,
    urlPath: '/guestbook/fjellheim',
    ...change,
  })

  it('are counted for each day of the property', () => {
    const lateEvening = Date.parse('2026-11-14T23:30:00Z')
    expect(totalsOf([counted({ occurredAt: lateEvening })], 'Europe/Copenhagen')[0]?.day).toBe('2026-11-15')
    expect(totalsOf([counted({ occurredAt: lateEvening })], 'Atlantic/Reykjavik')[0]?.day).toBe('2026-11-14')
  })

  it('add up to the events, each thing once', () => {
    const event = fc.record({
      event: fc.constantFrom('PAGE_OPENED' as const, 'BOX_OPENED' as const),
      occurredAt: fc.integer({ min: NOW - DAY_MS, max: NOW }),
      urlPath: fc.constantFrom(null, '/guestbook/fjellheim', '/survey/fjellheim'),
    })
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const totals = totalsOf(events.map(counted), 'Europe/Oslo')
        expect(totals.reduce((sum, { count }) => sum + count, 0)).toBe(events.length)
        const things = totals.map(({ day, event, urlPath }) => `${day} ${event} ${urlPath}`)
        expect(things).toEqual([...new Set(things)].sort())
      }),
    )
  })
})
