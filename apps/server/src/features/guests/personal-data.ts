import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { Holding, Person, PersonalData } from '../../platform/personal-data.ts'
import { properties } from '../properties/tables.ts'
import { units } from '../units/tables.ts'
import { eraseImportedRows, findImportedRows } from './import/personal-data.ts'
import { bookingChanges, bookings } from './tables.ts'
import { watchIdOf } from './watch-id.ts'

const staysOf = ({ propertyId, bookingIds }: Person) =>
  and(eq(bookings.propertyId, propertyId), inArray(bookings.id, [...bookingIds]))
const changesOf = ({ propertyId, bookingIds }: Person) =>
  and(eq(bookingChanges.propertyId, propertyId), inArray(bookingChanges.bookingId, [...bookingIds]))

/** A guest's stays with all that was written down about them, and what happened to each. */
export const guestsPersonalData: PersonalData = {
  async find(tx, person) {
    const found = await findStays(tx, person)
    return [
      { kind: 'person', fate: 'erased', rows: found.map(({ who }) => who) },
      { kind: 'stays', fate: 'kept-without-person', rows: found.map(({ stay }) => stay) },
      { kind: 'history', fate: 'erased', rows: await findHistory(tx, person) },
      { kind: 'imports', fate: 'erased', rows: await findImportedRows(tx, person) },
    ] satisfies Holding[]
  },
  async erase(tx, person, now) {
    await eraseImportedRows(tx, person)
    await eraseStays(tx, person, now)
  },
}

/** Each stay in two parts: who it is, and what stays of it. */
async function findStays(tx: Tx, person: Person): Promise<{ who: object; stay: object }[]> {
  const rows = await tx
    .select({ booking: bookings, unit: units.code, guestFields: properties.guestFields })
    .from(bookings)
    .innerJoin(properties, eq(properties.propertyId, bookings.propertyId))
    .leftJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .where(staysOf(person))
    .orderBy(bookings.arrival, bookings.id)
  return rows.map(({ booking, unit, guestFields }) => {
    const { firstName, lastName, email, phone, guestCustom, marketingConsent, attributes, ...rest } = booking
    const { linkKey, sharedUnitReason, expectedArrival, outside, ...kept } = rest
    const { propertyId: _, changedIn: __, unitId: ___, ...stay } = kept
    const nameOf = (id: string) => guestFields.fields.find((field) => field.id === id)?.name ?? id
    const custom = Object.fromEntries(Object.entries(guestCustom).map(([id, value]) => [nameOf(id), value]))
    const said = { marketingConsent, attributes, sharedUnitReason, expectedArrival, outside }
    const { bookingNumber } = booking
    return {
      who: { bookingNumber, firstName, lastName, email, phone, guestFields: custom, linkKey, ...said },
      stay: { ...stay, unit },
    }
  })
}

function findHistory(tx: Tx, person: Person): Promise<object[]> {
  const { bookingId, revision, at, kind, source, actorName, before, after } = bookingChanges
  return tx
    .select({ bookingId, revision, at, kind, source, actorName, before, after })
    .from(bookingChanges)
    .where(changesOf(person))
    .orderBy(bookingChanges.at, bookingChanges.revision)
}

/** 16 random bytes as base64url, one for each row. */
const freshKey = sql`translate(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/=', '-_')`

/**
 * What is left is the nights, the unit, the rate and how many came, for the statistics, and the numbers by which another
 * system names the booking, so that it does not bring the person back. The link is another one: nobody has it.
 */
async function eraseStays(tx: Tx, person: Person, now: Date): Promise<void> {
  const { propertyId } = person
  const before = await tx
    .select({ id: bookings.id, linkKey: bookings.linkKey })
    .from(bookings)
    .where(staysOf(person))
    .orderBy(bookings.id)
    .for('update')
  if (before.length === 0) return
  const erased = await tx
    .update(bookings)
    .set({
      firstName: '',
      lastName: '',
      email: null,
      phone: null,
      guestCustom: {},
      attributes: {},
      marketingConsent: null,
      sharedUnitReason: null,
      expectedArrival: null,
      outside: null,
      linkKey: freshKey,
      erasedAt: now,
      revision: sql`${bookings.revision} + 1`,
    })
    .where(staysOf(person))
    .returning({ id: bookings.id, revision: bookings.revision })
  await tx.update(bookingChanges).set({ before: {}, after: {} }).where(changesOf(person))
  await tx.insert(bookingChanges).values(
    erased.map(({ id, revision }) => ({
      propertyId,
      bookingId: id,
      revision,
      at: now,
      kind: 'erased' as const,
      source: 'staff' as const,
    })),
  )
  const [only] = erased.length === 1 ? erased : []
  await emit(
    tx,
    propertyId,
    'booking.changed',
    only ? { bookingId: only.id, kind: 'erased', revision: only.revision } : { bookingId: null },
  )
  await emit(tx, propertyId, 'stay.changed', { watchIds: before.map(({ linkKey }) => watchIdOf(linkKey)) })
}
