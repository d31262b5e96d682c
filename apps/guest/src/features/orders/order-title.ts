import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'

/** What an order is called: its first item, and that there is more. */
export function orderTitle({
  lines,
}: {
  lines: readonly Pick<GuestOrder['lines'][number], 'title'>[]
}): string {
  const [first, ...others] = lines
  return first ? first.title + (others.length > 0 ? ` +${others.length}` : '') : ''
}
