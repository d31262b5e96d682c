import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { type ConsentChoice, consent } from './consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { PrivacySheet } from './privacy-sheet.tsx'
import { startTracking } from './start-tracking.ts'

type PrivacyLayerProps = {
  visit: { hotel: string; bookingId: string | null }
  isCounting: boolean
  choice: ConsentChoice | null
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/** The question over the page, and the settings; counts as long as it is there. */
export function PrivacyLayer({ visit, isCounting, choice, isOpen, onOpen, onClose }: PrivacyLayerProps) {
  const { hotel, bookingId } = visit
  useEffect(() => {
    if (isCounting) return startTracking({ hotel, bookingId, consent })
  }, [hotel, bookingId, isCounting])

  // At the end of the page: the footer that opens it lends it neither its place nor its look.
  return createPortal(
    <>
      {isCounting && choice === null && <ConsentBanner onAnswer={consent.set} onOpenSettings={onOpen} />}
      <PrivacySheet
        isOpen={isOpen}
        choice={choice}
        onChoose={isCounting ? consent.set : null}
        onClose={onClose}
      />
    </>,
    document.body,
  )
}
