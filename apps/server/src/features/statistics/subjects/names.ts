import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { automations } from '../../automations/tables.ts'
import { cards } from '../../guestbook/tables.ts'
import { orderLines, orders, products } from '../../orders/tables.ts'
import { surveys } from '../../survey/tables.ts'
import { findMembers } from '../../team/service.ts'
import { deals } from '../../upselling/tables.ts'
import type { AskedHouse } from './houses.ts'

type Names = ReadonlyMap<string, string>
type FindNames = (db: Database, house: AskedHouse, ids: readonly string[]) => Promise<Names>

type NamedTable = PgTable & { propertyId: AnyPgColumn; id: AnyPgColumn; name: AnyPgColumn }

const namesIn =
  (table: NamedTable): FindNames =>
  (db, { propertyId }, ids) =>
    inProperty(db, propertyId, (tx) =>
      tx
        .select({ id: table.id, name: table.name })
        .from(table as PgTable)
        .where(and(eq(table.propertyId, propertyId), inArray(table.id, [...ids]))),
    )

const cardNames: FindNames = (db, { propertyId, defaultIndex }, ids) =>
  inProperty(db, propertyId, async (tx) => {
    const rows = await tx
      .select({ id: cards.id, card: cards.draft })
      .from(cards)
      .where(and(eq(cards.propertyId, propertyId), inArray(cards.id, [...ids]), isNull(cards.deletedAt)))
    return rows.map(({ id, card }) => ({ id, name: cardDisplayName(card, defaultIndex) }))
  })

/** As it was called when it was last sold: room upgrades stand in no catalogue, and products leave it. */
const soldNames: FindNames = (db, { propertyId }, ids) =>
  inProperty(db, propertyId, (tx) =>
    tx
      .selectDistinctOn([orderLines.productId], { id: orderLines.productId, name: orderLines.staffTitle })
      .from(orderLines)
      .innerJoin(orders, and(eq(orders.propertyId, orderLines.propertyId), eq(orders.id, orderLines.orderId)))
      .where(and(eq(orderLines.propertyId, propertyId), inArray(orderLines.productId, [...ids])))
      .orderBy(orderLines.productId, desc(orders.placedAt)),
  )

const productNames: FindNames = async (db, house, ids) => {
  const known = await namesIn(products)(db, house, ids)
  const others = ids.filter((id) => !known.has(id))
  return others.length === 0 ? known : new Map([...known, ...(await soldNames(db, house, others))])
}

const memberNames: FindNames = async (db, { propertyId }) => {
  const members = await db.installation((tx) => findMembers(tx, propertyId), { readOnly: true })
  return new Map(members.map(({ userId, name }) => [userId, name]))
}

/** What the rows of a part are called; those of all others are words of our own, which screens write as they read. */
const NAMED_PARTS: Readonly<Record<string, FindNames>> = {
  box: cardNames,
  voucher: cardNames,
  product: productNames,
  deal: namesIn(deals),
  automation: namesIn(automations),
  survey: namesIn(surveys),
  person: memberNames,
}

/** A row's name, null where what it was called is not there any more. */
export async function findRowNames(
  db: Database,
  houses: readonly AskedHouse[],
  part: string,
  rows: readonly string[],
): Promise<(row: string) => string | null> {
  const find = NAMED_PARTS[part]
  if (!find) return (row) => row
  if (rows.length === 0) return () => null
  const found = await Promise.all(houses.map((house) => find(db, house, rows)))
  return (row) => found.map((names) => names.get(row)).find((name) => name !== undefined) ?? null
}

async function inProperty(
  db: Database,
  propertyId: string,
  find: (tx: Tx) => Promise<{ id: unknown; name: unknown }[]>,
): Promise<Names> {
  const rows = await db.tenant(propertyId, find, { readOnly: true })
  return new Map(rows.flatMap(({ id, name }) => (name === '' ? [] : [[String(id), String(name)]])))
}
