import type { StoreProduct } from '@innkeeper/api/upselling/store.ts'
import type { DeliveryMethod } from '@innkeeper/domain/orders/constants.ts'

/** How the store has it reach the guest: brought where it can be, else fetched; nobody is asked before the arrival. */
export function handoverOf(products: readonly Pick<StoreProduct, 'deliveryMethod'>[]): DeliveryMethod | null {
  const methods = products.flatMap(({ deliveryMethod }) => deliveryMethod)
  if (methods.includes('delivery')) return 'delivery'
  return methods.length > 0 ? 'pickup' : null
}
