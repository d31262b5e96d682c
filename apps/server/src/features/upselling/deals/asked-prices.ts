import type { Deal } from '@innkeeper/domain/upselling/deal-schema.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { findAskedPrices, rememberAskedPrices } from '../../orders/service.ts'

/** Under which name the price of a product in a deal is remembered. */
export const askedInDeal = (dealId: string, productId: string) => `${dealId}/${productId}`

type Change = {
  before: Deal
  /** Null once it is deleted. */
  after: Deal | null
  isOnSale: boolean
  now: Date
}

/** Remembers from when on a deal asks guests for which price, and from when on for none: nobody is asked while it is not on sale. */
export async function rememberDealPrices(
  tx: Tx,
  propertyId: string,
  { before, after, isOnSale, now }: Change,
): Promise<void> {
  const asks = new Map(isOnSale ? after?.products.map((each) => [each.productId, each.salePrice]) : [])
  const products = [...before.products, ...(after?.products ?? [])].map(({ productId }) => productId)
  const named = [...new Set(products)].map((productId) => ({
    subject: askedInDeal(before.id, productId),
    price: asks.get(productId) ?? null,
  }))
  const known = await findAskedPrices(
    tx,
    propertyId,
    named.map(({ subject }) => subject),
  )
  const changed = named.filter(({ subject, price }) => (known.get(subject)?.at(-1)?.price ?? null) !== price)
  await rememberAskedPrices(
    tx,
    propertyId,
    changed.map((each) => ({ ...each, since: now })),
  )
}
