import { TextsProvider } from '@innkeeper/ui/texts.tsx'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { type ConsentChoice, consent } from './consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { PrivacySheet } from './privacy-sheet.tsx'
import { loadPrivacyWords, usePrivacyWords } from './privacy-words.ts'
import { startTracking } from './start-tracking.ts'
import { useLayerPlace } from './use-layer-place.ts'

type PrivacyLayerProps = {
  visit: { hotel: string; bookingId: string | null }
  isCounting: boolean
  choice: ConsentChoice | null
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/** Before it is drawn. */
export const loadWords = loadPrivacyWords

/** The question over the page, and the settings; counts as long as it is there. */
export function PrivacyLayer({ visit, isCounting, choice, isOpen, onOpen, onClose }: PrivacyLayerProps) {
  const { hotel, bookingId } = visit
  useEffect(() => {
    if (isCounting) return startTracking({ hotel, bookingId, consent })
  }, [hotel, bookingId, isCounting])

  const words = usePrivacyWords()
  const place = useLayerPlace()
  if (!words || !place) return null
  const isAsked = isCounting && choice === null
  return (
    <TextsProvider write={words}>
      {isAsked && createPortal(<ConsentBanner onAnswer={consent.set} onOpenSettings={onOpen} />, place)}
      {createPortal(
        <PrivacySheet
          isOpen={isOpen}
          choice={choice}
          onChoose={isCounting ? consent.set : null}
          onClose={onClose}
        />,
        document.body,
      )}
    </TextsProvider>
  )
}
