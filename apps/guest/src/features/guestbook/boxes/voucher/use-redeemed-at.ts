import { useSyncExternalStore } from 'react'
import { useStay } from '../../../../platform/stay.tsx'
import { redeemedHere } from './redeemed-here.ts'

const NOTHING = {}

/** When this visitor redeemed a voucher; null as long as nothing tells that they did. */
export function useRedeemedAt(cardId: string): string | null {
  const { status, redeemed } = useStay()
  const here = useSyncExternalStore<Readonly<Record<string, string>>>(
    redeemedHere.subscribe,
    redeemedHere.list,
    () => NOTHING,
  )
  if (status === 'pending') return null
  // A stay knows better than the tab, in which somebody may have looked around before.
  return (status === 'known' ? redeemed : here)?.[cardId] ?? null
}
