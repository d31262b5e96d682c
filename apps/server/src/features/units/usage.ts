import type { UnitUse } from '@innkeeper/api/units.ts'
import { and, arrayContains, count, eq } from 'drizzle-orm'
import { AppError } from '../../platform/http/app-error.ts'
import type { Work } from './neighbours.ts'
import { targetGroups, units } from './tables.ts'

const UNUSED: UnitUse = { bookings: 0, units: 0, cards: [], targetGroups: [], products: [] }

/** What is to be deleted; names of cards are read in the property's own language. */
type Subject = { id: string; languageIndex: number }

export async function findUseOfUnit(work: Work, subject: Subject): Promise<UnitUse> {
  const { tx, propertyId, neighbours } = work
  const bookings = await neighbours.countBookingsOfUnit(tx, propertyId, subject.id)
  return { ...UNUSED, bookings, cards: await cardsNaming(work, subject) }
}

export async function findUseOfCategory(work: Work, subject: Subject): Promise<UnitUse> {
  const { tx, propertyId } = work
  const { id } = subject
  const [row] = await tx
    .select({ units: count() })
    .from(units)
    .where(and(eq(units.propertyId, propertyId), eq(units.categoryId, id)))
  const groups = await tx
    .select({ id: targetGroups.id, name: targetGroups.name })
    .from(targetGroups)
    .where(and(eq(targetGroups.propertyId, propertyId), arrayContains(targetGroups.unitCategories, [id])))
  return {
    ...UNUSED,
    units: row?.units ?? 0,
    cards: await cardsNaming(work, subject),
    targetGroups: groups,
  }
}

export async function findUseOfTargetGroup(work: Work, subject: Subject): Promise<UnitUse> {
  const { tx, propertyId, neighbours } = work
  const products = await neighbours.findProductsNaming(tx, propertyId, subject.id)
  return { ...UNUSED, cards: await cardsNaming(work, subject), products }
}

/** Throws `units/in-use` with the reasons. */
export function requireUnused(use: UnitUse): void {
  const named = use.cards.length + use.targetGroups.length + use.products.length
  if (use.bookings + use.units + named === 0) return
  throw new AppError('units/in-use', 'Something still uses it; nothing was deleted.', use)
}

function cardsNaming({ tx, propertyId, neighbours }: Work, { id, languageIndex }: Subject) {
  return neighbours.findCardsNaming(tx, propertyId, id, languageIndex)
}
