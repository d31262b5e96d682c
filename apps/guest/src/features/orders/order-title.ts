import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { lineName } from '@innkeeper/domain/orders/line-name.ts'

type Titled = Pick<GuestOrder['lines'][number], 'title' | 'dealTitle'>

/** What an order is called: its first item, and that there is more. */
export function orderTitle({ lines }: { lines: readonly Titled[] }): string {
  const [first, ...others] = lines
  return first ? lineName(first).name + (others.length > 0 ? ` +${others.length}` : '') : ''
}
