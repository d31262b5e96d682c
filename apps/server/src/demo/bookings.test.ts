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
  return bookings.map((booking) => currentState(booking, now, property.timeZone, property.checkOutTime))
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
    const placed = build(AFTERNOON).bookings.filter((booking) => booking.unitId !== null)
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
    for (const { state, arrival } of build(AFTERNOON).bookings) {
      if (state === 'precheckin') expect(arrival >= TODAY).toBe(true)
      else expect(arrival <= TODAY).toBe(true)
    }
  })

  test('guests have different names and write from addresses that cannot exist', () => {
    const { bookings } = build(AFTERNOON)
    const names = bookings.map(({ guest }) => `${guest.firstName} ${guest.lastName}`)
    expect(new Set(names).size).toBe(names.length)
    for (const { guest } of bookings)
      expect(guest.email ?? 'x@mail.example').toMatch(/^[a-z.-]+@mail\.example$|^x@/)
  })
})

describe('Fjellheim', () => {
  test('has 40 units in 4 categories and 120 bookings', () => {
    const { units, unitCategories, bookings } = fjellheim(AFTERNOON)
    expect([units.length, unitCategories.length, bookings.length]).toEqual([40, 4, 120])
    expect(units.map(({ code }) => code)).toContain('410')
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
      return booking && currentState(booking, at(clock), property.timeZone, property.checkOutTime)
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
