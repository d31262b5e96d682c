import type { SaidBooking } from '@innkeeper/api/booking-api/booking.ts'
import type { OutsideField, OutsideFields } from '@innkeeper/domain/guests/outside-change.ts'
import { and, eq, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { unitCategories, units } from '../units/tables.ts'

/** How fields are called in calls where they are called otherwise inside. */
const CALLED: Partial<Record<OutsideField, keyof SaidBooking>> = {
  unitId: 'unit',
  unitCategoryId: 'unitCategory',
  guestCustom: 'custom',
  returningGuestSaid: 'isReturningGuest',
}

export function calledInCalls(field: OutsideField): string {
  return CALLED[field] ?? field
}

/** What a call says of a booking, in our own words; throws where it names a room or category there is none of. */
export async function fieldsSaid(
  tx: Tx,
  propertyId: string,
  said: SaidBooking,
): Promise<Partial<OutsideFields>> {
  const { unit, unitCategory, custom, attributes, isReturningGuest, ...same } = said
  return withoutGaps({
    ...same,
    guestCustom: custom,
    attributes: attributes && withoutGaps(attributes),
    returningGuestSaid: isReturningGuest,
    unitId: unit && (await findUnit(tx, propertyId, unit)),
    unitCategoryId: unitCategory && (await findCategory(tx, propertyId, unitCategory)),
  })
}

async function findUnit(tx: Tx, propertyId: string, code: string): Promise<string> {
  const [found] = await tx
    .select({ id: units.id })
    .from(units)
    .where(and(eq(units.propertyId, propertyId), isCalled(units.code, code)))
    .orderBy(sql`${units.code} <> ${code}`)
    .limit(1)
  if (!found) throw unknown('booking/unit-unknown', 'unit')
  return found.id
}

async function findCategory(tx: Tx, propertyId: string, nameOrId: string): Promise<string> {
  const { id, name } = unitCategories
  const [found] = await tx
    .select({ id })
    .from(unitCategories)
    .where(and(eq(unitCategories.propertyId, propertyId), or(eq(id, nameOrId), isCalled(name, nameOrId))))
    .orderBy(sql`${name} <> ${nameOrId}`)
    .limit(1)
  if (!found) throw unknown('booking/category-unknown', 'unitCategory')
  return found.id
}

/** However it is capitalized; the one that is written so comes first. */
function isCalled(column: PgColumn, name: string) {
  return sql`lower(${column}) = lower(${name})`
}

/** One of another property is as unknown as one that does not exist. */
function unknown(code: 'booking/unit-unknown' | 'booking/category-unknown', field: keyof SaidBooking) {
  return new AppError(code, 'The property has none of this name.', { problems: { [field]: 'unknown' } })
}

type WithoutGaps<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** What was not said is not there at all. */
function withoutGaps<T extends object>(fields: T): WithoutGaps<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as WithoutGaps<T>
}
