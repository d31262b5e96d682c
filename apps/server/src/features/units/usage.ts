import type { UnitUse } from '@innkeeper/api/units.ts'
import { and, count, eq } from 'drizzle-orm'
import { sqlStateOf } from '../../platform/db/errors.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { ContentPlace } from '../../platform/where-used.ts'
import { units } from './tables.ts'
import type { Work } from './work.ts'

const UNUSED = { bookings: 0, units: 0 }

/** What is to be deleted; names of cards are read in the property's own language. */
type Subject = { id: string; languageIndex: number }

export async function findUseOfUnit(work: Work, { id, languageIndex }: Subject): Promise<UnitUse> {
  const { tx, propertyId, whereUsed } = work
  const bookings = await work.countBookingsOfUnit(tx, propertyId, id)
  return { ...UNUSED, bookings, ...byKind(await whereUsed.units(tx, propertyId, id, languageIndex)) }
}

export async function findUseOfCategory(work: Work, { id, languageIndex }: Subject): Promise<UnitUse> {
  const { tx, propertyId, whereUsed } = work
  const [row] = await tx
    .select({ units: count() })
    .from(units)
    .where(and(eq(units.propertyId, propertyId), eq(units.categoryId, id)))
  const bookings = await work.countBookingsOfCategory(tx, propertyId, id)
  const places = await whereUsed.unitCategories(tx, propertyId, id, languageIndex)
  return { bookings, units: row?.units ?? 0, ...byKind(places) }
}

export async function findUseOfTargetGroup(work: Work, { id, languageIndex }: Subject): Promise<UnitUse> {
  const { tx, propertyId, whereUsed } = work
  return { ...UNUSED, ...byKind(await whereUsed.targetGroups(tx, propertyId, id, languageIndex)) }
}

/** Throws `units/in-use` with the reasons. */
export function requireUnused(use: UnitUse): void {
  const named =
    use.cards.length +
    use.targetGroups.length +
    use.products.length +
    use.deals.length +
    use.registrationForms.length +
    use.roomUpgrades.length +
    use.upgradeRequests.length
  if (use.bookings + use.units + named === 0) return
  throw new AppError('units/in-use', 'Something still uses it; nothing was deleted.', use)
}

/** A booking that was written meanwhile; the database knows it although the count did not. */
export function refuseWhenReferenced(error: unknown): never {
  if (sqlStateOf(error) !== '23503') throw error
  throw new AppError('units/in-use', 'Something began to use it just now; nothing was deleted.')
}

function byKind(places: readonly ContentPlace[]): Omit<UnitUse, 'bookings' | 'units'> {
  const of = (kind: ContentPlace['place']) =>
    places.flatMap(({ place, id, name }) => (place === kind && id !== null ? [{ id, name }] : []))
  return {
    cards: of('card'),
    targetGroups: of('target-group'),
    products: of('product'),
    deals: of('deal'),
    registrationForms: of('registration-form'),
    roomUpgrades: of('room-upgrade'),
    upgradeRequests: of('upgrade-request'),
  }
}
