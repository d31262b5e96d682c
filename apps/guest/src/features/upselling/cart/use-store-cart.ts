import { useSyncExternalStore } from 'react'
import { createStoredValue, type StoredValue } from '../../../platform/stored-value.ts'
import type { StorePlace } from '../store-place.tsx'
import { storeCartKey } from './kept-carts.ts'
import { EMPTY_CART, parseCart, type StoreCart, withoutChange } from './store-cart.ts'

type Whose = Pick<StorePlace, 'hotel' | 'booking'>

const carts = new Map<string, StoredValue<StoreCart>>()

/** The cart of a stay on this device; an empty one leaves nothing behind. */
export function storeCartOf(place: Whose): StoredValue<StoreCart> {
  const key = storeCartKey(place)
  const known = carts.get(key)
  if (known) return known
  const stored = createStoredValue({ key, parse: parseCart })
  const cart = {
    ...stored,
    write: (next: StoreCart | null) =>
      stored.write(next && (next.lines.length > 0 || next.changes) ? next : null),
  }
  carts.set(key, cart)
  return cart
}

export function useStoreCart(place: Whose): {
  cart: StoreCart
  change: (to: (cart: StoreCart) => StoreCart) => void
  /** Leaves an order that was to be changed as it is. */
  leaveChange: () => void
} {
  const stored = storeCartOf(place)
  const cart = useSyncExternalStore(stored.subscribe, stored.read, () => EMPTY_CART)
  const change = (to: (cart: StoreCart) => StoreCart) => stored.write(to(stored.read()))
  return { cart, change, leaveChange: () => change(withoutChange) }
}
