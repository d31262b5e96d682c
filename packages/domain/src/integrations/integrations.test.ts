import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../time.ts'
import { importWindows, isOfWindow, nextSpan, OVERLAP_MS, pauseAfter, smallerStep } from './ask-spans.ts'
import { choicesSchema, FIRST_CHOICES, featuresInUse } from './choices.ts'
import { matchNames } from './match-names.ts'
import { isOlder, outsideOfReservation } from './outside-of-reservation.ts'
import { postingStep } from './posting-step.ts'
import type { PmsReservation } from './reservation.ts'
import { stayStep } from './stay-step.ts'
import { PMS_KINDS } from './systems.ts'

const NOW = Date.parse('2026-11-15T11:00:00Z')

describe('matching by name', () => {
  const ours = [
    { id: 'a', name: '101' },
    { id: 'b', name: 'Fjord suite' },
    { id: 'c', name: 'Twin' },
    { id: 'd', name: 'twin' },
  ]
  const theirs = (...names: string[]) => names.map((name) => ({ id: name, name }))

  it('leaves capitals, spaces, accents and the word for a room aside', () => {
    expect(matchNames(theirs('Room 101', 'FJORD  SUITE', 'Værelse 101', 'Loft'), ours, {})).toEqual({
      'Room 101': 'a',
      'FJORD  SUITE': 'b',
      'Værelse 101': 'a',
      Loft: null,
    })
  })

  it('matches nothing where two have the name, and nothing without one', () => {
    expect(matchNames(theirs('Twin', 'Room'), ours, {})).toEqual({ Twin: null, Room: null })
  })

  it('keeps what was chosen as long as it is there', () => {
    const chosen = { Twin: 'd', Loft: null, '101': 'gone' }
    expect(matchNames(theirs('Twin', 'Loft', '101'), ours, chosen)).toEqual({
      Twin: 'd',
      Loft: null,
      '101': 'a',
    })
  })
})

describe('what a reservation says', () => {
  const reservation: PmsReservation & { status: 'expected' } = {
    id: 'r',
    number: '52',
    updatedAt: '2026-11-15T09:00:00.000Z',
    status: 'expected',
    arrival: '2026-11-15',
    departure: '2026-11-17',
    checkInTime: '21:00',
    checkOutTime: null,
    categoryId: 'their category',
    unitId: 'their room',
    rateCode: 'FF',
    adults: 2,
    children: 0,
    guest: {
      accountId: 'g',
      firstName: 'Ida',
      lastName: 'Holm',
      email: 'ida@guest.example',
      phone: '004512345678',
      language: 'nb-NO',
      isReturning: true,
    },
  }
  const mapping = { units: { 'their room': 'our room' }, categories: { 'their category': null } }
  const say = (change: Partial<typeof reservation> = {}, taken = FIRST_CHOICES.taken) =>
    outsideOfReservation(
      { ...reservation, ...change },
      { choices: { taken }, mapping, attributes: { unitkey: 'K1' } },
    )

  it('is taken over in our words, and keeps what it does not speak of', () => {
    expect(say()).toEqual({
      arrival: '2026-11-15',
      departure: '2026-11-17',
      status: 'expected',
      firstName: 'Ida',
      lastName: 'Holm',
      email: 'ida@guest.example',
      phone: '+4512345678',
      language: 'no',
      unitId: 'our room',
      rateCode: 'FF',
      adults: 2,
      children: 0,
      checkInTime: '21:00',
      checkOutTime: null,
      returningGuestSaid: true,
      attributes: { unitkey: 'K1', lastUpdate: '2026-11-15T09:00:00.000Z' },
    })
  })

  it('of a room says none where there is none, and nothing where it matches none', () => {
    expect(say({ unitId: null })).toMatchObject({ unitId: null })
    expect('unitId' in say({ unitId: 'another room' })).toBe(false)
  })

  it('has a name even where the guest has only one, and no address that is none', () => {
    const guest = { ...reservation.guest, firstName: ' ', email: 'none', phone: 'ask at desk' }
    expect(say({ guest })).toMatchObject({ firstName: 'Holm', lastName: '', email: null, phone: null })
  })

  it('is taken over no further than wanted', () => {
    expect(Object.keys(say({}, [])).toSorted()).toEqual([
      'arrival',
      'attributes',
      'departure',
      'firstName',
      'lastName',
      'status',
    ])
  })

  it('is older, or not', () => {
    expect(isOlder(reservation, '2026-11-15T09:00:01Z')).toBe(true)
    expect(isOlder(reservation, '2026-11-15T09:00:00Z')).toBe(false)
    expect(isOlder(reservation, null)).toBe(false)
  })
})

describe('asking', () => {
  it('walks from what was kept to now without a gap, overlapping, and ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * DAY_MS }), (silence) => {
        let kept = NOW - silence
        for (let span = nextSpan(kept, NOW); span; span = nextSpan(kept, NOW)) {
          expect(span.from).toBe(kept - OVERLAP_MS)
          expect(span.until).toBeGreaterThan(kept)
          expect(span.until - span.from).toBeLessThan(90 * DAY_MS)
          kept = span.until
        }
        expect(kept).toBe(NOW)
      }),
    )
  })

  it('takes smaller steps until they cannot be smaller', () => {
    expect(smallerStep({ from: 0, until: 8 * 60 * MINUTE_MS })).toBe(2 * 60 * MINUTE_MS)
    expect(smallerStep({ from: 0, until: 60 * MINUTE_MS })).toBeNull()
  })

  it('waits longer each time, as long as it is asked to, and never for ever', () => {
    expect([1, 2, 3, 50].map((failures) => pauseAfter(failures, null) / MINUTE_MS)).toEqual([1, 2, 4, 30])
    expect(pauseAfter(1, 900_000)).toBe(900_000)
  })

  it('puts each arrival into one stretch of an import, also over nights of clock change', () => {
    for (const timeZone of ['Europe/Copenhagen', 'America/New_York', 'Pacific/Auckland']) {
      const windows = importWindows(NOW, timeZone)
      expect(windows.slice(1).map(({ from }) => from)).toEqual(windows.slice(0, -1).map(({ until }) => until))
      const of = (arrival: string) => {
        const noon = Date.parse(`${arrival}T12:00:00Z`)
        return windows.filter(
          (window, index) =>
            window.from <= noon && noon < window.until && isOfWindow(arrival, window, index === 0),
        )
      }
      for (const arrival of ['2026-11-16', '2027-03-28', '2027-10-31']) expect(of(arrival)).toHaveLength(1)
    }
  })
})

describe('telling', () => {
  it('is about a stay that is further here than it was said to be', () => {
    expect(stayStep('in house', 'expected')).toBe('check-in')
    expect(stayStep('departed', 'in house')).toBe('check-out')
    expect(stayStep('in house', 'in house')).toBeNull()
    expect(stayStep('cancelled', 'expected')).toBeNull()
    expect(stayStep('departed', 'expected')).toBeNull()
    expect(stayStep('in house', undefined)).toBeNull()
  })

  it('puts an accepted order on the bill once, and takes a cancelled one off', () => {
    const order = { service: 'Put on bill', status: 'accepted', isPreview: false } as const
    const cancelled = { ...order, status: 'declined' } as const
    expect(postingStep(order, null)).toBe('post')
    expect(postingStep(order, 'posted')).toBeNull()
    expect(postingStep(cancelled, null)).toBeNull()
    expect(postingStep(cancelled, 'posted')).toBe('reverse')
    // Whether it got there is not known.
    expect(postingStep(cancelled, 'posting')).toBe('reverse')
    expect(postingStep(cancelled, 'reversed')).toBeNull()
    expect(postingStep({ ...order, service: 'Pay Now' }, null)).toBeNull()
    expect(postingStep({ ...order, isPreview: true }, null)).toBeNull()
    expect(postingStep(order, 'refused')).toBeNull()
  })

  it('is in use only where the system can and the house wants', () => {
    const can = PMS_KINDS.mews.features
    expect(featuresInUse(can, FIRST_CHOICES)).toMatchObject({
      bookings: true,
      checkIn: false,
      twoWayProducts: false,
      registration: false,
      roomChange: false,
    })
    const wanted = { tellsStays: true, postsOrders: true, sendsRegistrations: true, tellsRooms: true }
    const all = { ...FIRST_CHOICES, ...wanted }
    expect(featuresInUse(can, all)).toEqual(can)
    expect(featuresInUse({ ...can, checkIn: false }, all).checkIn).toBe(false)
    const { sendsRegistrations: _, tellsRooms: _rooms, ...older } = all
    expect(choicesSchema.parse(older)).toMatchObject({ sendsRegistrations: false, tellsRooms: false })
  })
})
