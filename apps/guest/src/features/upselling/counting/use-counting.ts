import { useEffect, useEffectEvent, useState } from 'react'
import { createStoredValue } from '../../../platform/stored-value.ts'
import { sendSeen } from '../api.ts'
import { storeCartOf } from '../cart/use-store-cart.ts'
import { type StorePlace, useStorePlace } from '../store-place.tsx'
import { createDealQueue, type DealQueue } from './deal-queue.ts'

/** Long enough for a few cards, short enough for a guest who leaves soon. */
const GATHER_MS = 1500

/** Counts what is shown, opened and put into the cart; never in a preview, and that it fails is nobody's trouble. */
export function useCounting(isAgreed: () => boolean): DealQueue['add'] {
  const place = useStorePlace()
  const [queue] = useState(() => (import.meta.env.SSR || place.preview ? null : queueOf(place, isAgreed)))
  const flush = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') queue?.flush()
  })
  useEffect(() => {
    addEventListener('visibilitychange', flush)
    return () => removeEventListener('visibilitychange', flush)
  }, [])
  return (dealId, step) => queue?.add(dealId, step)
}

function queueOf(place: StorePlace, isAgreed: () => boolean): DealQueue {
  const counted = createStoredValue<readonly string[]>({
    key: `store-counted:${place.hotel}:${place.booking}`,
    parse: (stored) => (Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []),
    storage: () => sessionStorage,
  })
  // What is in the cart when the page opens was counted when it was put in.
  const inCart = storeCartOf(place)
    .read()
    .lines.map(({ dealId }) => `in cart ${dealId}`)
  return createDealQueue({
    known: [...(isAgreed() ? counted.read() : []), ...inCart],
    // Without their leave it is known as long as the page is open, and nothing is kept on the device.
    keep: (known) => {
      if (isAgreed()) counted.write(known)
      else if (counted.text() !== null) counted.write(null)
    },
    later: (run) => void setTimeout(run, GATHER_MS),
    send: (deals) =>
      void sendSeen(place, { isAgreed: isAgreed(), cameFrom: place.cameFrom, deals }).catch(() => undefined),
  })
}
