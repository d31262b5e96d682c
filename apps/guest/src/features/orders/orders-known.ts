import { createStoredValue, type StoredValue } from '../../platform/stored-value.ts'
import { ordersKnownKey } from './storage-keys.ts'

const byProperty = new Map<string, StoredValue<number | null>>()

/** When the server last told how the orders stand, in milliseconds: what is shown without a connection is as old. */
export function ordersKnownAt(hotel: string): StoredValue<number | null> {
  const known = byProperty.get(hotel)
  if (known) return known
  const made = createStoredValue({
    key: ordersKnownKey(hotel),
    parse: (stored) => (typeof stored === 'number' ? stored : null),
  })
  byProperty.set(hotel, made)
  return made
}
