import type { GuestProduct } from '@innkeeper/api/orders/products.ts'

type Charged = Pick<GuestProduct, 'kind' | 'hasServiceCharge' | 'deliveryMethod'>

/** Whether an order of this product costs the service charge: always, only where it is brought, or never. */
export function serviceChargeOf({ kind, hasServiceCharge, deliveryMethod }: Charged) {
  if (!hasServiceCharge || kind !== 'brought' || !deliveryMethod.includes('delivery')) return 'never'
  return deliveryMethod.includes('pickup') ? 'when brought' : 'always'
}
