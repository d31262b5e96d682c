import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { partLoader } from '../../platform/part-loading.ts'
import { type ConsentChoice, consent } from './consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { startTracking } from './start-tracking.ts'
import { useLayerPlace } from './use-layer-place.ts'

const boxWatch = partLoader(() => import('./watch-boxes.ts'))

type PrivacyLayerProps = {
  visit: { hotel: string; bookingId: string | null }
  choice: ConsentChoice | null
  onOpenSettings: () => void
}

/** Counts as long as it is there, and asks for leave over the page. */
export function PrivacyLayer({ visit: { hotel, bookingId }, choice, onOpenSettings }: PrivacyLayerProps) {
  useEffect(
    () => startTracking({ hotel, bookingId, consent, loadBoxWatch: boxWatch.want }),
    [hotel, bookingId],
  )
  const place = useLayerPlace()
  if (!place || choice !== null) return null
  return createPortal(<ConsentBanner onAnswer={consent.set} onOpenSettings={onOpenSettings} />, place)
}
