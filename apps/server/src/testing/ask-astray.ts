import { findCard, findCards, updateDraft } from '../features/guestbook/repository.ts'
import { findBookingByLinkKey } from '../features/guests/repository.ts'
import { findMarks, findProduct } from '../features/orders/products/repository.ts'
import { findLines, findOrder } from '../features/orders/repository.ts'
import { findProperty } from '../features/properties/repository.ts'
import {
  findLinkedUnits,
  findTargetGroups,
  insertUnit,
  removeTargetGroup,
  removeUnit,
  updateUnit,
} from '../features/units/repository.ts'
import { sqlStateOf } from '../platform/db/errors.ts'
import type { Database, Tx } from '../platform/db/port.ts'
import type { WalledHouse } from './walled-house.ts'

/**
 * Calls repositories as a handler would that mixed the properties up: the transaction is for `elsewhere`, the
 * question for the house.
 */
export async function askAstray(db: Database, elsewhere: string, house: WalledHouse) {
  const { propertyId, unitId, categoryId, groupId, cardId, linkKey, productId, orderId } = house
  const astray = <T>(work: (tx: Tx) => Promise<T>) => db.tenant(elsewhere, work)
  const row = await db.tenant(propertyId, (tx) => findCard(tx, propertyId, cardId))
  if (!row) throw new Error('the house has a card')
  const unit = { id: unitId, code: 'Mine', categoryId }
  const draft = { draft: row.draft, revision: row.revision, changedBy: 'intruder', changedAt: new Date() }
  const one = <T>(found: T | null) => (found === null ? [] : [found])
  return {
    found: {
      property: one(await astray((tx) => findProperty(tx, propertyId))),
      units: await astray((tx) => findLinkedUnits(tx, propertyId)),
      groups: await astray((tx) => findTargetGroups(tx, propertyId)),
      cards: await astray((tx) => findCards(tx, propertyId)),
      card: one(await astray((tx) => findCard(tx, propertyId, cardId))),
      product: one(await astray((tx) => findProduct(tx, propertyId, productId))),
      products: [...(await astray((tx) => findMarks(tx, propertyId))).values()],
      order: one(await astray((tx) => findOrder(tx, propertyId, orderId))),
      lines: await astray((tx) => findLines(tx, propertyId, [orderId])),
      booking: one(await astray((tx) => findBookingByLinkKey(tx, propertyId, linkKey))),
    },
    changed: {
      unit: (await astray((tx) => updateUnit(tx, propertyId, unit))) !== null,
      card: (await astray((tx) => updateDraft(tx, propertyId, draft))) !== null,
      goneUnit: await astray((tx) => removeUnit(tx, propertyId, unitId)),
      goneGroup: await astray((tx) => removeTargetGroup(tx, propertyId, groupId)),
    },
    /** The database's own code when it refuses. */
    inserted: await astray((tx) => insertUnit(tx, propertyId, { ...unit, id: 'x'.repeat(22) })).then(
      () => 'no error',
      sqlStateOf,
    ),
  }
}
