import { minorUnitDigits } from '@innkeeper/i18n/format-numbers.ts'
import { PmsError, type PmsPosting } from '../port.ts'
import type { MewsOrderItem, MewsProduct } from './answers.ts'
import type { MewsHouseFacts } from './facts.ts'
import { readProducts } from './house.ts'
import type { MewsCall } from './http.ts'
import { ORDER_ITEMS, PRODUCT_ORDERS, RESERVATIONS } from './listings.ts'
import { readAll, readByIds } from './pages.ts'

/** Mews cancels this many items at once. */
const MOST_CANCELLED = 10

type Subject = Pick<PmsPosting, 'reference' | 'reservationId'>

/** Our name of one line of an order, which Mews keeps with what it posts. */
const lineReference = (reference: string, line: number) => `${reference}:${line}`

/** Posts what Mews does not have yet: an answer that was lost is found again by our names of the lines. */
export async function post(call: MewsCall, facts: MewsHouseFacts, posting: PmsPosting): Promise<void> {
  const { reference, reservationId, lines } = posting
  const accountId = await accountOf(call, reservationId)
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  const found = await readProducts(call, facts, { ProductIds: productIds })
  const products = new Map(found.map((product) => [product.Id, product]))
  if (productIds.some((id) => !products.has(id))) throw new PmsError('unknown-product')
  const there = new Set(
    (await findItems(call, facts, posting)).map(({ ExternalIdentifier }) => ExternalIdentifier),
  )
  const missing = lines.flatMap((line, index) => {
    const product = products.get(line.productId)
    const name = lineReference(reference, index)
    return product && !there.has(name) ? [{ ...line, product, name }] : []
  })
  // One order is of one service.
  for (const [serviceId, some] of Map.groupBy(missing, ({ product }) => product.ServiceId)) {
    await call('orders/add', {
      ServiceId: serviceId,
      AccountId: accountId,
      LinkedReservationId: reservationId,
      Notes: posting.note,
      ProductOrders: some.map(({ productId, quantity, unitPrice, product, name }) => ({
        ProductId: productId,
        Count: quantity,
        ExternalIdentifier: name,
        ...unitAmount(product, { unitPrice, currency: posting.currency }, facts),
      })),
    })
  }
}

/** Cancels what of it still stands on the bill. */
export async function reverse(call: MewsCall, facts: MewsHouseFacts, subject: Subject): Promise<void> {
  const ids = (await findItems(call, facts, subject)).map(({ Id }) => Id)
  for (let first = 0; first < ids.length; first += MOST_CANCELLED)
    await call('orderItems/cancel', { OrderItemIds: ids.slice(first, first + MOST_CANCELLED) })
}

/**
 * The price the guest agreed to, where Mews takes one: with the product's own tax, in a house whose prices contain it.
 * Elsewhere Mews uses its own price.
 */
export function unitAmount(
  { Price }: Pick<MewsProduct, 'Price'>,
  { unitPrice, currency }: { unitPrice: number; currency: string },
  { enterprise }: Pick<MewsHouseFacts, 'enterprise'>,
): { UnitAmount?: { Currency: string; GrossValue: number; TaxCodes: string[] } } {
  const codes = (Price?.TaxValues ?? []).flatMap(({ Code }) => Code ?? [])
  const isAccepted = (enterprise.Currencies ?? []).some(
    ({ Currency, IsEnabled }) => Currency === currency && IsEnabled !== false,
  )
  if (enterprise.Pricing !== 'Gross' || !isAccepted || codes.length > 1) return {}
  return {
    UnitAmount: {
      Currency: currency,
      GrossValue: unitPrice / 10 ** minorUnitDigits(currency),
      TaxCodes: codes,
    },
  }
}

async function accountOf(call: MewsCall, reservationId: string): Promise<string> {
  const [reservation] = await readAll(call, RESERVATIONS, { ReservationIds: [reservationId] })
  if (!reservation) throw new PmsError('unknown-reservation')
  return reservation.AccountId
}

/** By the reservation, not by who pays: that may be somebody else by now. */
async function findItems(
  call: MewsCall,
  { additional }: Pick<MewsHouseFacts, 'additional'>,
  { reference, reservationId }: Subject,
): Promise<MewsOrderItem[]> {
  const orders = await readAll(call, PRODUCT_ORDERS, {
    ServiceIds: additional.map(({ Id }) => Id),
    LinkedReservationIds: [reservationId],
  })
  const ids = orders.map(({ Id }) => Id)
  const items = await readByIds(call, ORDER_ITEMS, { ids, as: 'ServiceOrderIds' })
  return items.filter(
    ({ ExternalIdentifier, AccountingState }) =>
      ExternalIdentifier?.startsWith(lineReference(reference, 0).slice(0, -1)) &&
      AccountingState !== 'Canceled',
  )
}
