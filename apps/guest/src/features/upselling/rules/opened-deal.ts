import type { Store, StoreDeal } from '@innkeeper/api/upselling/store.ts'

/**
 * What the address opens of the store as it is now; what is taken off sale while it is open stays as it was shown. Null
 * where it opens nothing that is, or was, on sale.
 */
export function openedDeal(
  { deals }: Pick<Store, 'deals'>,
  openId: string | null,
  shown: StoreDeal | null,
): StoreDeal | null {
  return deals.find(({ id }) => id === openId) ?? (shown?.id === openId ? shown : null)
}

export function isOnSale({ deals }: Pick<Store, 'deals'>, { id }: Pick<StoreDeal, 'id'>): boolean {
  return deals.some((deal) => deal.id === id)
}
