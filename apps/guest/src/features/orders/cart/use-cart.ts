import { useSyncExternalStore } from 'react'
import { createStoredValue, type StoredValue } from '../../../platform/stored-value.ts'
import { cartKey } from '../storage-keys.ts'
import { type Cart, parseCart } from './cart.ts'

const carts = new Map<string, StoredValue<Cart>>()
const NOTHING: Cart = []

/** The cart of a property on this device; an empty one leaves nothing behind. */
export function cartOf(hotel: string): StoredValue<Cart> {
  const known = carts.get(hotel)
  if (known) return known
  const stored = createStoredValue({ key: cartKey(hotel), parse: parseCart })
  const cart = { ...stored, write: (lines: Cart | null) => stored.write(lines?.length ? lines : null) }
  carts.set(hotel, cart)
  return cart
}

export function useCart(hotel: string): { cart: Cart; change: (to: (cart: Cart) => Cart) => void } {
  const stored = cartOf(hotel)
  const cart = useSyncExternalStore(stored.subscribe, stored.read, () => NOTHING)
  return { cart, change: (to) => stored.write(to(stored.read())) }
}
