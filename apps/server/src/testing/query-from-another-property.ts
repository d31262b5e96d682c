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
import type { PropertyWithEverything } from './property-with-everything.ts'

/**
 * Calls repositories as a handler would that mixed the properties up: the transaction is for `elsewhere`, the
 * question for the other one.
 */
export async function queryFromAnotherProperty(
  db: Database,
  elsewhere: string,
  target: PropertyWithEverything,
) {
  const { propertyId, unitId, categoryId, groupId, cardId, linkKey, productId, orderId } = target
  const fromElsewhere = <T>(work: (tx: Tx) => Promise<T>) => db.tenant(elsewhere, work)
  const row = await db.tenant(propertyId, (tx) => findCard(tx, propertyId, cardId))
  if (!row) throw new Error('the property has a card')
  const unit = { id: unitId, code: 'Mine', categoryId }
  const draft = { draft: row.draft, revision: row.revision, changedBy: 'intruder', changedAt: new Date() }
  const one = <T>(found: T | null) => (found === null ? [] : [found])
  return {
    found: {
      property: one(await fromElsewhere((tx) => findProperty(tx, propertyId))),
      units: await fromElsewhere((tx) => findLinkedUnits(tx, propertyId)),
      groups: await fromElsewhere((tx) => findTargetGroups(tx, propertyId)),
      cards: await fromElsewhere((tx) => findCards(tx, propertyId)),
      card: one(await fromElsewhere((tx) => findCard(tx, propertyId, cardId))),
      product: one(await fromElsewhere((tx) => findProduct(tx, propertyId, productId))),
      products: [...(await fromElsewhere((tx) => findMarks(tx, propertyId))).values()],
      order: one(await fromElsewhere((tx) => findOrder(tx, propertyId, orderId))),
      lines: await fromElsewhere((tx) => findLines(tx, propertyId, [orderId])),
      booking: one(await fromElsewhere((tx) => findBookingByLinkKey(tx, propertyId, linkKey))),
    },
    changed: {
      unit: (await fromElsewhere((tx) => updateUnit(tx, propertyId, unit))) !== null,
      card: (await fromElsewhere((tx) => updateDraft(tx, propertyId, draft))) !== null,
      goneUnit: (await fromElsewhere((tx) => removeUnit(tx, propertyId, unitId))) !== null,
      goneGroup: await fromElsewhere((tx) => removeTargetGroup(tx, propertyId, groupId)),
    },
    /** The database's own code when it refuses. */
    inserted: await fromElsewhere((tx) => insertUnit(tx, propertyId, { ...unit, id: 'x'.repeat(22) })).then(
      () => 'no error',
      sqlStateOf,
    ),
  }
}
