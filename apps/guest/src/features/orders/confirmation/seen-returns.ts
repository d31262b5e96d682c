import { createStoredValue } from '../../../platform/stored-value.ts'
import { returnsKey } from '../storage-keys.ts'

/** As many as a device keeps orders. */
const MAX_KEPT = 20

/** The orders whose confirmation has counted down to the guestbook in this tab, by what opens none of them. */
export function returnsOf(hotel: string) {
  const seen = createStoredValue<readonly string[]>({
    key: returnsKey(hotel),
    parse: (stored) => (Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []),
    storage: () => sessionStorage,
  })
  return {
    wasSeen: (watchId: string) => seen.read().includes(watchId),
    see(watchId: string): void {
      if (!seen.read().includes(watchId)) seen.write([...seen.read(), watchId].slice(-MAX_KEPT))
    },
  }
}
