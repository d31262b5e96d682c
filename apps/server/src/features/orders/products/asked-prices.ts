import { priceOf } from '@innkeeper/domain/orders/price-cart.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import type { PriceFrom } from '@innkeeper/domain/upselling/lowest-price.ts'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { askedPrices } from './tables.ts'

/**
 * Of what from when on which price is asked; before the first that is known it was the one it was then. The subject is
 * a product's id, or what else sells the product and its id after a slash.
 */
export type AskedPrice = { subject: string; price: number | null; since: Date }

const currencyOf = (propertyId: string): SQL<string> =>
  sql`(select currency from properties where property_id = ${propertyId})`

/** Of two prices of one moment the later counts. */
export async function rememberAskedPrices(
  tx: Tx,
  propertyId: string,
  asked: readonly AskedPrice[],
): Promise<void> {
  if (asked.length === 0) return
  const currency = currencyOf(propertyId)
  await tx
    .insert(askedPrices)
    .values(asked.map((price) => ({ propertyId, currency, ...price })))
    .onConflictDoUpdate({
      target: [askedPrices.propertyId, askedPrices.subject, askedPrices.since],
      set: { price: sql`excluded.price`, currency: sql`excluded.currency` },
    })
}

/** What guests were asked for a product until now, and are from now on: nothing while it is not enabled. */
export async function rememberProductPrice(
  tx: Tx,
  propertyId: string,
  { before, after, now }: { before: Product; after: Product; now: Date },
): Promise<void> {
  const wasAsked = before.state === 'enabled'
  const isAsked = after.state === 'enabled'
  if (wasAsked === isAsked && (!isAsked || priceOf(before) === priceOf(after))) return
  const subject = after.id
  const known = await findAskedPrices(tx, propertyId, [subject])
  const first =
    wasAsked && !known.has(subject) ? [{ subject, price: priceOf(before), since: new Date(0) }] : []
  await rememberAskedPrices(tx, propertyId, [
    ...first,
    { subject, price: isAsked ? priceOf(after) : null, since: now },
  ])
}

/** What was asked when, by name, in what is the property's currency now. */
export async function findAskedPrices(
  tx: Tx,
  propertyId: string,
  subjects: readonly string[],
): Promise<Map<string, PriceFrom[]>> {
  return subjects.length === 0
    ? new Map()
    : findAsked(tx, propertyId, inArray(askedPrices.subject, [...subjects]))
}

/** The same of products by their ids, and of all that ever sold them in other ways. */
export async function findAskedOfProducts(
  tx: Tx,
  propertyId: string,
  productIds: readonly string[],
): Promise<Map<string, PriceFrom[]>> {
  if (productIds.length === 0) return new Map()
  const ids = [...productIds]
  const inOtherWays = inArray(sql`split_part(${askedPrices.subject}, '/', 2)`, ids)
  return findAsked(tx, propertyId, or(inArray(askedPrices.subject, ids), inOtherWays))
}

async function findAsked(
  tx: Tx,
  propertyId: string,
  isAbout: SQL | undefined,
): Promise<Map<string, PriceFrom[]>> {
  const rows = await tx
    .select()
    .from(askedPrices)
    .where(
      and(eq(askedPrices.propertyId, propertyId), eq(askedPrices.currency, currencyOf(propertyId)), isAbout),
    )
    .orderBy(asc(askedPrices.since))
  return Map.groupBy(
    rows.map(({ subject, price, since }) => ({ subject, price, since: since.getTime() })),
    ({ subject }) => subject,
  )
}
