import { useState } from 'react'

export type Neighbours = { previous: string | undefined; next: string | undefined }

/**
 * The order one goes through while a registration is open: what is read leaves a list of unread ones, and the way
 * through it stays as it was.
 */
export function keptOrder(
  kept: readonly string[],
  ids: readonly string[],
  open: string | undefined,
): readonly string[] {
  return open !== undefined && kept.includes(open) ? kept : ids
}

export function neighboursOf(order: readonly string[], open: string | undefined): Neighbours {
  const place = open === undefined ? -1 : order.indexOf(open)
  if (place === -1) return { previous: undefined, next: undefined }
  return { previous: order[place - 1], next: order[place + 1] }
}

export function useNeighbours(ids: readonly string[], open: string | undefined): Neighbours {
  const [kept, setKept] = useState(ids)
  const order = keptOrder(kept, ids, open)
  if (order.join() !== kept.join()) setKept(order)
  return neighboursOf(order, open)
}
