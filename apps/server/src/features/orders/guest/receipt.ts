import type { Receipt } from '@innkeeper/api/orders/checkout.ts'
import { taxedFees, taxesOf } from '@innkeeper/domain/orders/taxes.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import type { PropertySnapshot } from '../../properties/service.ts'
import type { StoredOrder } from '../repository.ts'
import { presentOrder } from './presenter.ts'

/**
 * The receipt of an order: who sold what to whom, with the tax of each rate. It is handed on, so what guest and staff
 * wrote to each other is not in it.
 */
export function receiptOf(stored: StoredOrder, { property }: PropertySnapshot): Receipt {
  const { order, lines } = stored
  const presented = presentOrder(stored, { paymentUrl: null, device: null })
  return {
    order: { ...presented, reasonText: null },
    seller: {
      name: property.seller.name ?? property.name,
      address: property.seller.address ?? property.contact.address,
      vatNumber: property.seller.vatNumber,
    },
    taxes: taxesOf([...lines, ...taxedFees(order)]),
    termsUrl: property.policyLinks.terms,
    timeZone: property.timeZone,
    language: interfaceLanguageFor(order.language),
    guest: buyerOf(order),
  }
}

/** Who ordered and for which room; nobody once the order lost its person. */
function buyerOf({ firstName, lastName, unit }: StoredOrder['order']): Receipt['guest'] {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return name || unit ? { name, room: unit } : null
}
