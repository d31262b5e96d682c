import type { StoredOrder } from '../repository.ts'

/**
 * What a stranger asked for stays all they read of it when staff find whose stay it is: its nights, and with them what
 * they come to, are the guest's own.
 */
export function asAsked(stored: StoredOrder): StoredOrder {
  const { order, lines } = stored
  const [first] = lines
  if (order.foundAt === null || !first) return stored
  const { unitPrice } = first
  const vat = Math.round(first.vat / first.quantity)
  return {
    order: { ...order, itemsTotal: unitPrice, total: unitPrice, vat },
    lines: [{ ...first, quantity: 1, days: [], total: unitPrice, vat }],
  }
}
