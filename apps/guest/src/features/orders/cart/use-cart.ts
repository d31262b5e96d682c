import { useSyncExternalStore } from 'react'
import { createKept, type Kept } from '../../../platform/stored-value.ts'
import { cartKey } from '../storage-keys.ts'
import { type Cart, parseCart } from './cart.ts'

const carts = new Map<string, Kept<Cart>>()
const NOTHING: Cart = []

/** The cart of a property on this device; an empty one leaves nothing behind. */
export function cartOf(hotel: string): Kept<Cart> {
  const known = carts.get(hotel)
  if (known) return known
  const kept = createKept({ key: cartKey(hotel), parse: parseCart })
  const cart = { ...kept, write: (lines: Cart | null) => kept.write(lines?.length ? lines : null) }
  carts.set(hotel, cart)
  return cart
}

export function useCart(hotel: string): { cart: Cart; change: (to: (cart: Cart) => Cart) => void } {
  const kept = cartOf(hotel)
  const cart = useSyncExternalStore(kept.subscribe, kept.read, () => NOTHING)
  return { cart, change: (to) => kept.write(to(kept.read())) }
}
