import { currentState } from '@innkeeper/domain/guests/phase.ts'
import { type BookingState, bookingSchema } from '@innkeeper/domain/guests/schema.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import { targetGroupsOf } from '@innkeeper/domain/units/target-groups.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { DemoBooking, DemoProperty } from './demo-property.ts'
import { fjellheim } from './fjellheim/fjellheim.ts'
import { unitId } from './fjellheim/units.ts'
import { havnehuset } from './havnehuset/havnehuset.ts'
import { demoLinks } from './links.ts'
import { showcase } from './showcase/showcase.ts'

const TODAY = '2026-11-15'
const AFTERNOON = Date.parse('2026-11-15T16:20:00+01:00')
const HOURS = ['00:10', '07:00', '09:30', '12:00', '16:20', '21:00', '23:50']
const at = (clock: string) => Date.parse(`${TODAY}T${clock}:00+01:00`)

function statesNow({ property, bookings }: DemoProperty, now: number): BookingState[] {
  return bookings.map((booking) => currentState(booking, now, property))
}

function overlaps(one: DemoBooking, other: DemoBooking): boolean {
  return one.unitId === other.unitId && one.arrival < other.departure && other.arrival < one.departure
}

describe.each([
  ['Fjellheim', fjellheim],
  ['Havnehuset', havnehuset],
  ['the showcase', showcase],
])('%s', (_, build) => {
  test('no room is sold twice for the same night', () => {
    const placed = build(AFTERNOON).bookings.filter(
      ({ unitId: unit, sharedUnitReason }) => unit !== null && sharedUnitReason === null,
    )
    const twice = placed.filter((one) => placed.some((other) => one !== other && overlaps(one, other)))
    expect(twice).toEqual([])
  })

  test('every booking is one the product accepts, at least a night long and in a known room', () => {
    const { bookings, units } = build(AFTERNOON)
    const rooms = new Set(units.map(({ id }) => id))
    for (const booking of bookings) {
      expect(z.safeParse(bookingSchema, booking).error?.issues ?? []).toEqual([])
      expect(booking.departure > booking.arrival).toBe(true)
      expect(booking.unitId === null || rooms.has(booking.unitId)).toBe(true)
    }
  })

  test('the same moment gives the same demo, another day the same hotel on other dates', () => {
    const again = build(AFTERNOON)
    expect(again.bookings).toEqual(build(AFTERNOON).bookings)
    const tomorrow = build(AFTERNOON + 86_400_000).bookings
    expect(tomorrow.map(({ arrival }) => arrival)).toEqual(
      again.bookings.map(({ arrival }) => addDays(arrival, 1)),
    )
  })

  test('nobody has departed in the future or waits for a day that is over', () => {
    for (const { state, arrival, noShowAt, cancelledAt } of build(AFTERNOON).bookings) {
      if (noShowAt || cancelledAt) continue
      if (state === 'precheckin') expect(arrival >= TODAY).toBe(true)
      else expect(arrival <= TODAY).toBe(true)
    }
  })

  test('guests of the same name are one who comes again, and write from addresses that cannot exist', () => {
    const { bookings } = build(AFTERNOON)
    const byName = Map.groupBy(bookings, ({ guest }) => `${guest.firstName} ${guest.lastName}`)
    for (const [name, stays] of byName) {
      const [first, ...others] = stays.toSorted((one, other) => (one.arrival < other.arrival ? -1 : 1))
      let left = first?.departure ?? ''
      for (const { guest, arrival, departure } of others) {
        expect(guest.email, name).toBe(first?.guest.email)
        expect(guest.email, name).not.toBeNull()
        expect(arrival > left, name).toBe(true)
        left = departure
      }
    }
    for (const { guest } of bookings)
      expect(guest.email ?? 'x@mail.example').toMatch(/^[a-z.-]+@mail\.example$|^x@/)
  })
})

describe('Fjellheim', () => {
  test('has 40 units in 4 categories on 4 floors', () => {
    const { units, unitCategories } = fjellheim(AFTERNOON)
    expect([units.length, unitCategories.length]).toEqual([40, 4])
    expect(units.map(({ code }) => code)).toContain('410')
    expect([...new Set(units.map(({ floor }) => floor))]).toEqual([1, 2, 3, 4])
  })

  test('has six months of bookings around today, fuller behind than ahead', () => {
    const { bookings } = fjellheim(AFTERNOON)
    const arrivals = bookings.map(({ arrival }) => arrival).sort()
    expect(arrivals[0] ?? '').toMatch(/^2026-08-/)
    expect(arrivals.at(-1) ?? '').toMatch(/^2027-02-/)
    const between = (from: number, to: number) =>
      arrivals.filter((day) => day >= addDays(TODAY, from) && day < addDays(TODAY, to)).length
    for (let day = -80; day < 10; day += 1) expect(between(day, day + 1)).toBeLessThan(20)
    expect(between(-80, 0)).toBeGreaterThan(between(0, 80) * 1.3)
    expect(between(60, 80)).toBeGreaterThan(10)
    expect(bookings.length).toBeLessThan(1500)
  })

  test('has what a guest list meets now and then', () => {
    const { bookings, bookingChanges } = fjellheim(AFTERNOON)
    const some = (fits: (booking: DemoBooking) => unknown) => bookings.filter(fits)
    const nights = ({ arrival, departure }: DemoBooking) =>
      (Date.parse(departure) - Date.parse(arrival)) / 86_400_000
    expect(some(({ noShowAt }) => noShowAt)).toHaveLength(1)
    expect(some(({ cancelledAt }) => cancelledAt)).toHaveLength(2)
    expect(some((booking) => booking.state === 'checkin' && nights(booking) > 21)).toHaveLength(1)
    expect(some(({ source, arrival }) => source === 'staff' && arrival === TODAY)).toHaveLength(1)
    const friends = some(({ rateCode }) => rateCode === 'FRIENDS')
    expect(new Set(friends.map(({ unitId: unit }) => unit)).size).toBe(2)
    expect(new Set(friends.map(({ arrival, departure }) => `${arrival} ${departure}`)).size).toBe(1)
    const [shared] = some(({ sharedUnitReason }) => sharedUnitReason)
    expect(some(({ unitId: unit, state }) => unit === shared?.unitId && state === 'checkin')).toHaveLength(2)
    expect(some(({ checkOutTime, state }) => checkOutTime && state === 'checkin')).toHaveLength(1)
    expect(some(({ attributes, state }) => attributes.unitkey && state === 'checkin')).toHaveLength(1)
    expect(some(({ unitId: unit }) => unit === null).every(({ unitCategoryId }) => unitCategoryId)).toBe(true)
    expect(some(({ marketingConsent }) => marketingConsent?.isGiven).length).toBeGreaterThan(50)
    const languages = new Set(bookings.map(({ language }) => language))
    for (const language of ['no', 'sv', 'da', 'fi', 'nl', 'de', 'en']) expect(languages).toContain(language)
    expect(bookingChanges.map(({ kind }) => kind)).toContain('moved')
  })

  test('whoever is said to return was here before, by the same e-mail', () => {
    const { bookings } = fjellheim(AFTERNOON)
    const returning = bookings.filter(({ isReturningGuest, guest }) => isReturningGuest && guest.email)
    expect(returning.length).toBeGreaterThan(30)
    const isEarlier = ({ guest, arrival }: DemoBooking) =>
      bookings.some((other) => other.guest.email === guest.email && other.departure < arrival)
    expect(returning.filter((booking) => !isEarlier(booking))).toEqual([])
  })

  test.each(HOURS)('nothing has happened yet that is still to come at %s', (clock) => {
    const { bookings, bookingChanges } = fjellheim(at(clock))
    const moments = bookings.flatMap((each) => [each.createdAt, each.checkedInAt, each.checkedOutAt])
    for (const moment of [...moments, ...bookingChanges.map((change) => change.at)])
      if (moment) expect(moment.getTime()).toBeLessThan(at(clock))
    for (const { checkedInAt, checkedOutAt, createdAt } of bookings) {
      if (checkedInAt && checkedOutAt) expect(checkedInAt < checkedOutAt).toBe(true)
      if (checkedInAt && createdAt) expect(createdAt <= checkedInAt).toBe(true)
    }
  })

  test.each(HOURS)('is a hotel at work at %s', (clock) => {
    const demo = fjellheim(at(clock))
    const arriving = demo.bookings.filter(({ arrival }) => arrival === TODAY)
    const leaving = demo.bookings.filter(({ departure }) => departure === TODAY)
    const inHouse = statesNow(demo, at(clock)).filter((state) => state === 'checkin')
    expect(arriving).toHaveLength(14)
    expect(leaving).toHaveLength(9)
    expect(inHouse.length).toBeGreaterThanOrEqual(25)
    expect(inHouse.length).toBeLessThanOrEqual(34)
    expect(new Set(statesNow(demo, at(clock)))).toEqual(new Set(['precheckin', 'checkin', 'checkout']))
  })

  test('tomorrow has eleven arrivals and eight departures', () => {
    const { bookings } = fjellheim(AFTERNOON)
    const tomorrow = addDays(TODAY, 1)
    expect(bookings.filter(({ arrival }) => arrival === tomorrow)).toHaveLength(11)
    expect(bookings.filter(({ departure }) => departure === tomorrow)).toHaveLength(8)
  })

  test('every target group has guests', () => {
    const { bookings, targetGroups, units } = fjellheim(AFTERNOON)
    const categoryOf = new Map(units.map(({ id, categoryId }) => [id, categoryId]))
    const met = bookings.flatMap(({ unitId: unit, ...booking }) =>
      targetGroupsOf(targetGroups, { ...booking, unitCategoryId: categoryOf.get(unit ?? '') ?? null }),
    )
    expect(new Set(met)).toEqual(new Set(targetGroups.map(({ id }) => id)))
  })
})

describe('the guests the welcome page links', () => {
  test.each(HOURS)('are before arrival, in house and departed at %s', (clock) => {
    const { bookings, property } = fjellheim(at(clock))
    const { beforeArrival, inHouse, departed } = demoLinks()
    const found = [beforeArrival, inHouse, departed].map(({ linkKey, guestName }) => {
      const booking = bookings.find((candidate) => candidate.linkKey === linkKey)
      expect(`${booking?.guest.firstName} ${booking?.guest.lastName}`).toBe(guestName)
      return booking && currentState(booking, at(clock), property)
    })
    expect(found).toEqual(['precheckin', 'checkin', 'checkout'])
  })

  test('are Astrid in room 204 for four more days, Pekka in three days, and Marieke until yesterday', () => {
    const { bookings } = fjellheim(AFTERNOON)
    const byName = (name: string) => bookings.find(({ guest }) => guest.firstName === name)
    expect(byName('Astrid')).toMatchObject({ unitId: unitId('204'), departure: addDays(TODAY, 4) })
    expect(byName('Pekka')).toMatchObject({ arrival: addDays(TODAY, 3) })
    expect(byName('Pekka')?.unitId).not.toBeNull()
    expect(byName('Marieke')).toMatchObject({ departure: addDays(TODAY, -1) })
  })

  test('a day begins in the hotel’s time zone', () => {
    const justAfterMidnight = Date.parse('2026-11-15T23:30:00Z')
    const { property } = fjellheim(justAfterMidnight)
    expect(localTimeAt(justAfterMidnight, property.timeZone).date).toBe(addDays(TODAY, 1))
    const astrid = fjellheim(justAfterMidnight).bookings.find(({ guest }) => guest.firstName === 'Astrid')
    expect(astrid?.departure).toBe(addDays(TODAY, 5))
  })
})
