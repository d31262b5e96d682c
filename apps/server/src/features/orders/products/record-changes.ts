import { priceChanges } from '@innkeeper/domain/orders/price-changes.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { titleOf } from '@innkeeper/domain/orders/product-words.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { recordBy } from '../../audit/service.ts'
import type { StoredProduct } from './repository.ts'

type Words = { defaultIndex: number; currency: string }

/** A new product has no name yet; a copy has that of its original. */
export function recordCreation(tx: Tx, staff: Staff, product: Product, defaultIndex: number): Promise<void> {
  const subject = titleOf(product, { languageIndex: defaultIndex, defaultIndex }) || null
  return recordBy(tx, staff, { action: 'product.created', subject })
}

/** Writes down what a save does to prices, stock and whether guests can order it. Amounts are in minor units. */
export async function recordProductChanges(
  tx: Tx,
  staff: Staff,
  { before, after, words }: { before: StoredProduct; after: StoredProduct; words: Words },
): Promise<void> {
  const { defaultIndex, currency } = words
  const wanted = { languageIndex: defaultIndex, defaultIndex }
  const subject = titleOf(after.product, wanted)
  const prices = priceChanges(before.product, after.product, wanted).map(({ kind, part, ...amounts }) => ({
    action: 'product.price-changed' as const,
    subject,
    details: {
      kind,
      ...(part !== null && { part }),
      before: String(amounts.before ?? ''),
      after: String(amounts.after ?? ''),
      currency,
    },
  }))
  const stock = {
    action: 'product.stock-changed' as const,
    subject,
    details: { before: String(before.stock ?? ''), after: String(after.stock ?? '') },
  }
  const state = {
    action: 'product.state-changed' as const,
    subject,
    details: { before: before.product.state, after: after.product.state },
  }
  await recordBy(
    tx,
    staff,
    ...prices,
    ...(before.stock === after.stock ? [] : [stock]),
    ...(before.product.state === after.product.state ? [] : [state]),
  )
}
