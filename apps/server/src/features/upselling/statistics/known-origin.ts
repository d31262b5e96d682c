import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { cards } from '../../guestbook/tables.ts'
import { templates } from '../../html-builder/tables.ts'
import { dealTotals } from '../tables.ts'
import { originOf } from './origin.ts'

/**
 * Which of these name something of the property's, or did when guests who came from it were first counted; anybody may
 * send any words. What is deleted stays known, so that its figures stay in one row.
 */
export async function knownOrigins(
  tx: Tx,
  propertyId: string,
  cameFrom: readonly string[],
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(cameFrom)].flatMap((name) => {
    const origin = originOf(name)
    return origin.kind === 'other' ? [] : [{ name, ...origin }]
  })
  if (asked.length === 0) return new Set()
  const isOfCard = ({ kind }: Named) => kind === 'card'
  const there = [
    ...(await findThere(tx, propertyId, { table: cards, asked: asked.filter(isOfCard) })),
    ...(await findThere(tx, propertyId, { table: templates, asked: asked.filter((one) => !isOfCard(one)) })),
  ]
  const rest = asked.map(({ name }) => name).filter((name) => !there.includes(name))
  return new Set([...there, ...(await findCounted(tx, propertyId, rest))])
}

/** The origin where it is known; all else counts as nothing known, in one row of the totals instead of many. */
export async function knownOrigin(tx: Tx, propertyId: string, cameFrom: string): Promise<string> {
  return (await knownOrigins(tx, propertyId, [cameFrom])).has(cameFrom) ? cameFrom : ''
}

type Named = ReturnType<typeof originOf> & { name: string }

async function findThere(
  tx: Tx,
  propertyId: string,
  { table, asked }: { table: typeof cards | typeof templates; asked: readonly Named[] },
): Promise<string[]> {
  if (asked.length === 0) return []
  const ids = asked.map(({ id }) => id)
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.propertyId, propertyId), inArray(table.id, ids)))
  const there = new Set(rows.map(({ id }) => id))
  return asked.filter(({ id }) => there.has(id)).map(({ name }) => name)
}

async function findCounted(tx: Tx, propertyId: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await tx
    .selectDistinct({ name: dealTotals.cameFrom })
    .from(dealTotals)
    .where(and(eq(dealTotals.propertyId, propertyId), inArray(dealTotals.cameFrom, [...names])))
  return rows.map(({ name }) => name)
}
